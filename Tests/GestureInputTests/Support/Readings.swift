import GestureCore
@testable import GestureInput

/// A recording of a test, read to its end.
struct Reading {
  let recording: Recording
  /// Its events in words.
  var events: [String] = []
  var times: [Double] = []
  var touchesCutOff = 0
  var endsInsideReport = false

  init(_ text: String, _ surface: SurfaceOptions = SurfaceOptions()) throws {
    try self.init(bytes: Array(text.utf8), surface)
  }

  init(bytes: [UInt8], _ surface: SurfaceOptions = SurfaceOptions()) throws {
    recording = try Recording(bytes: bytes, named: "test", surface: surface)
    var reader = recording.events()
    while let event = try reader.next() {
      events.append(DeviceSketch.words(event))
      times.append(event.timestamp.milliseconds)
    }
    (touchesCutOff, endsInsideReport) = (reader.touchesCutOff, reader.endsInsideReport)
  }
}

/// The message of the mistake in a recording; nil if there is none.
func mistake(in text: String) -> String? { mistake(in: Array(text.utf8)) }

func mistake(in bytes: [UInt8]) -> String? {
  do throws(RecordingError) {
    _ = try Recording(bytes: bytes, named: "test")
    return nil
  } catch {
    return "\(error)"
  }
}

/// What a screen of 1,024 × 512 values did, in each format: a finger comes down at 100, 200, moves
/// to 150, 200, and lifts.
enum Fixture {
  static let wanted = ["1 began 100 200", "1 moved 150 200", "1 ended 150 200"]

  static let evemu = """
    # EVEMU 1.3
    # Kernel: 6.1
    N: A screen
    I: 0018 0000 0000 0000
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    A: 2f 0 9 0 0 0
    A: 35 0 1023 0 0 0
    A: 36 0 511 0 0 0
    A: 39 0 65535 0 0 0
    E: 5.000001 0003 0039 0004\t# EV_ABS / ABS_MT_TRACKING_ID 4
    E: 5.000001 0003 0035 0100
    E: 5.000001 0003 0036 0200
    E: 5.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 5.016001 0003 0035 0150
    E: 5.016001 0000 0000 0000
    E: 5.032001 0003 0039 -001
    E: 5.032001 0000 0000 0000

    """

  static let getevent = """
    add device 1: /dev/input/event2
      name:     "A screen"
      events:
        KEY (0001): BTN_TOUCH
        ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_X     : value 0, min 0, max 1023, fuzz 0, flat 0, resolution 0
                    ABS_MT_POSITION_Y     : value 0, min 0, max 511, fuzz 0, flat 0, resolution 0
      input props:
        INPUT_PROP_DIRECT
    [    5.000001] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000004
    [    5.000001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000064
    [    5.000001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    000000c8
    [    5.000001] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
    [    5.000001] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [    5.016001] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000096
    [    5.016001] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
    [    5.032001] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
    [    5.032001] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
    [    5.032001] /dev/input/event2: EV_SYN       SYN_REPORT           00000000

    """

  static let geteventNumbers = """
    [    5.000001] 0003 0039 00000004
    [    5.000001] 0003 0035 00000064
    [    5.000001] 0003 0036 000000c8
    [    5.000001] 0000 0000 00000000
    [    5.016001] 0003 0035 00000096
    [    5.016001] 0000 0000 00000000
    [    5.032001] 0003 0039 ffffffff
    [    5.032001] 0000 0000 00000000

    """

  static let evtest = """
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x0 product 0x0 version 0x0
    Input device name: "A screen"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 47 (ABS_MT_SLOT)
          Value      0
          Min        0
          Max        9
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max     1023
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min        0
          Max      511
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)
    Event: time 5.000001, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 4
    Event: time 5.000001, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
    Event: time 5.000001, type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value 200
    Event: time 5.000001, type 4 (EV_MSC), code 4 (MSC_SCAN), value 9001f
    Event: time 5.000001, -------------- SYN_REPORT ------------
    Event: time 5.016001, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 150
    Event: time 5.016001, -------------- SYN_REPORT ------------
    Event: time 5.032001, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1
    Event: time 5.032001, -------------- SYN_REPORT ------------

    """

  /// - Parameter devices: the devices with their events, each as ``libinputDevice(events:)`` has
  ///   it.
  static func libinput(_ devices: String...) -> String {
    """
    # libinput record
    version: 1
    ndevices: \(devices.count)
    libinput:
      version: "1.25.0"
    devices:

    """ + devices.joined()
  }

  static func libinputDevice(events: String) -> String {
    """
    - node: /dev/input/event5
      evdev:
        # Name: A screen
        name: "A # screen"
        id: [24, 0, 0, 0]
        codes:
          0: [0, 1, 2] # EV_SYN
          1: [330] # EV_KEY
          3: [47, 53, 54, 57] # EV_ABS
        absinfo:
          47: [0, 9, 0, 0, 0]
          53: [0, 1023, 0, 0, 0]
          54: [0, 511, 0, 0, 0]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      hid: [
        0x05, 0x0d
      ]
      udev:
        properties:
        - ID_INPUT=1
      quirks:
      events:
    \(events)

    """
  }

  static let touchOfLibinput = """
      - evdev:
        - [  5,      1,   3,  57,     4] # EV_ABS / ABS_MT_TRACKING_ID
        - [  5,      1,   3,  53,   100]
        - [  5,      1,   3,  54,   200]
        - [  5,      1,   0,   0,     0] # ------------ SYN_REPORT (0) ----------
      - libinput:
        - {time: 5.000001, type: TOUCH_DOWN, slot: 0}
      - evdev:
        - [  5,  16001,   3,  53,   150]
        - [  5,  16001,   0,   0,     0]
      - evdev:
        - [  5,  32001,   3,  57,    -1]
        - [  5,  32001,   0,   0,     0]
                                         # Touch device in neutral state
    """

  /// The bytes of `struct input_event`s.
  ///
  /// - Parameter wordSize: 8, or 4 as on systems of 32 bits.
  static func kernelEvents(wordSize: Int) -> [UInt8] {
    [
      (1, 3, 0x39, 4), (1, 3, 0x35, 100), (1, 3, 0x36, 200), (1, 0, 0, 0), (16_001, 3, 0x35, 150),
      (16_001, 0, 0, 0), (32_001, 3, 0x39, -1), (32_001, 0, 0, 0),
    ].flatMap { event -> [UInt8] in
      let (microseconds, type, code, value): (Int, Int, Int, Int) = event
      return bytes(5, wordSize) + bytes(microseconds, wordSize) + bytes(type, 2) + bytes(code, 2)
        + bytes(value, 4)
    }
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// What MatchItUp records of a pointer that does the same, and a key.
  static let matchItUp = """
    {"format": "matchitup-recording", "version": 1, "seed": 7}
    {"at": 0, "began": [100.0, 200.0]}
    {"at": 16, "moved": [150.0, 200.0]}
    {"at": 20, "key": "d"}
    {"at": 32, "ended": [150.0, 200.0]}

    """

  static let pointerEvents = """
    [
      {"type": "pointerenter", "pointerId": 3, "clientX": 0, "clientY": 0, "timeStamp": 5000},
      {"type": "pointerdown", "pointerId": 3, "pointerType": "touch", "clientX": 100,
       "clientY": 200, "timeStamp": 5000.5, "pressure": 0.5, "width": 20, "height": 30},
      {"type": "pointermove", "pointerId": 3, "pointerType": "touch", "clientX": 150,
       "clientY": 200, "timeStamp": 5016.5},
      {"type": "pointerup", "pointerId": 3, "pointerType": "touch", "clientX": 150,
       "clientY": 200, "timeStamp": 5032.5}
    ]
    """

  static let gestures = """
    {"format": "gestures-recording", "version": 1, "size": [1024, 512]}
    {"at": 0, "began": {"1": [100, 200]}}
    {"at": 16, "moved": {"1": [150, 200]}}
    {"at": 32, "ended": {"1": [150, 200]}}

    """
}
