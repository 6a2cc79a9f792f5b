#if os(Linux)
  import Foundation
  import GestureCore
  @testable import GestureInput
  import GestureTestKit
  import Testing

  /// A FIFO of `struct input_event` stands for a device.
  @Suite struct `A device that is played by a FIFO` {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
      folder = try TemporaryFolder()
      path = folder.url("device").path
      try #require(mkfifo(path, 0o600) == 0)
    }

    @Test func `is read event by event, whatever the pieces`() throws {
      let device = try InputDevice(path: path)
      #expect(!device.isDevice)
      let writer = try FifoWriter(path)
      let bytes = FifoWriter.bytes(at: 1.5, 3, 0x35, -7)
      #expect(bytes.count == InputDevice.eventSize)
      try writer.write(Array(bytes[..<10]))
      #expect(device.read() == [])
      try writer.write(Array(bytes[10...]))
      let event = KernelEvent(at: .milliseconds(1500), type: 3, code: 0x35, value: -7)
      #expect(device.read() == [event])
      #expect(device.read() == [])
      writer.close()
      #expect(device.read() == nil)
    }

    @Test func `drives a dispatcher, with its deadlines`() throws {
      let loop = try DeviceLoop(
        paths: [path], surface: SurfaceOptions(size: Size(width: 400, height: 800)))
      #expect(loop.surfaceSize == Size(width: 400, height: 800))
      let window = Window(size: loop.surfaceSize)
      let dispatcher = Dispatcher(window: window)
      let sleeper = Sleeper()
      window.addGestureRecognizer(sleeper)
      let writer = try FifoWriter(path)
      try writer.touch(at: 100, [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 200)])
      loop.turn(dispatcher)
      #expect(dispatcher.touches.first?.location(in: nil) == Point(x: 100, y: 200))
      while sleeper.state == .possible, !sleeper.hasFired { loop.turn(dispatcher) }
      #expect(sleeper.hasFired, "its deadline was served by the same loop")
      try writer.touch(at: 100.1, [(3, 0x39, -1)])
      while !dispatcher.touches.isEmpty { loop.turn(dispatcher) }
      writer.close()
      while !loop.isOver { loop.turn(dispatcher) }
      #expect(dispatcher.isIdle)
    }

    @Test func `has its touches cancelled when it goes`() throws {
      let loop = try DeviceLoop(paths: [path])
      let writer = try FifoWriter(path)
      try writer.touch(at: 100, [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 200)])
      #expect(loop.wait(until: nil).map(DeviceSketch.words) == ["1 began 100 200"])
      writer.close()
      #expect(loop.wait(until: nil).map(DeviceSketch.words) == ["1 cancelled 100 200"])
      #expect(loop.isOver)
    }

    @Test func `two of them share a surface and number their touches together`() throws {
      let second = folder.url("second").path
      try #require(mkfifo(second, 0o600) == 0)
      let loop = try DeviceLoop(paths: [path, second])
      let writers = [try FifoWriter(path), try FifoWriter(second)]
      for writer in writers {
        try writer.touch(at: 5, [(3, 0x39, 1), (3, 0x35, 10), (3, 0x36, 20)])
      }
      var words: [String] = []
      while words.count < 2 { words += loop.wait(until: nil).map(DeviceSketch.words) }
      #expect(words == ["1 began 10 20", "2 began 10 20"])
      for writer in writers { writer.close() }
    }

    @Test func `what two of them have reported is in the order of time`() throws {
      let second = folder.url("second").path
      try #require(mkfifo(second, 0o600) == 0)
      let loop = try DeviceLoop(paths: [path, second])
      let writers = [try FifoWriter(path), try FifoWriter(second)]
      for (writer, times) in zip(writers, [[5, 5.3, 7], [5.0, 5.2, 5.6, 6]]) {
        try writer.touch(at: times[0], [(3, 0x39, 1), (3, 0x35, 10), (3, 0x36, 20)])
        // More events than are read at once.
        for step in 0..<50 {
          let time = times[1] + Double(step) / 1000
          try writer.touch(at: time, [(3, 0x35, Int32(step) + 11)])
        }
        for time in times.dropFirst(2) { try writer.touch(at: time, [(3, 0x36, Int32(time * 10))]) }
      }
      let events = loop.wait(until: nil)
      #expect(events.count == 105)
      let times = events.map(\.timestamp)
      #expect(times == times.sorted())
      #expect(Set(events.prefix(60).flatMap(\.touches).map(\.id)) == [1, 2])
      for writer in writers { writer.close() }
    }

    @Test func `is behind no event that is still to come`() throws {
      let loop = try DeviceLoop(paths: [path])
      let writer = try FifoWriter(path)
      try writer.touch(at: 5, [(3, 0x39, 1), (3, 0x35, 10), (3, 0x36, 20)])
      let before = DeviceLoop.now
      #expect(loop.wait(until: nil).count == 1)
      #expect(before <= loop.readTime && loop.readTime <= DeviceLoop.now)
      writer.close()
    }

    /// Asks for a wake as its touch begins.
    private final class Sleeper: GestureRecognizer {
      private let core = RecognizerCore(name: "sleeper")
      var handle: RecognizerHandle { core.handle }
      private(set) var hasFired = false

      func touchesBegan(_ touches: Touches, with event: TouchEvent) {
        core.wake(after: .milliseconds(30))
      }

      func deadlineReached(_ deadline: Deadline) {
        hasFired = true
        core.state = .ended
      }
    }
  }

  @Suite struct `A device that can't be opened` {
    @Test func `is told in one line with the remedy`() {
      for (path, words) in [
        ("/dev/input/event9999", "there is no such device"), ("/dev/null", "no input device"),
        ("/", "no input device"),
      ] {
        do throws(InputDeviceError) {
          _ = try InputDevice(path: path)
          Issue.record("\(path) was opened")
        } catch {
          #expect("\(error)".contains(words) && !"\(error)".contains("\n"), "\(error)")
        }
      }
      let forbidden = InputDeviceError(path: "/dev/input/event0", reason: .init(errno: EACCES))
      #expect("\(forbidden)".contains("group 'input'"))
    }

    @Test func `a folder without devices has none`() throws {
      let folder = try TemporaryFolder()
      for name in ["event10", "event2", "mouse0", "eventx"] {
        try Data().write(to: URL(fileURLWithPath: folder.url(name).path))
      }
      let names = DeviceList.paths(in: folder.path).map { $0.split(separator: "/").last ?? "" }
      #expect(names == ["event2", "event10"])
      #expect(DeviceList.paths(in: "/nowhere") == [])
    }
  }

  /// The other end of a FIFO.
  struct FifoWriter {
    private let handle: FileHandle

    init(_ path: String) throws {
      let descriptor = open(path, O_WRONLY)
      try #require(descriptor >= 0)
      handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func write(_ bytes: [UInt8]) throws { try handle.write(contentsOf: Data(bytes)) }

    func close() { try? handle.close() }

    /// A report.
    func touch(at seconds: Double, _ events: [(UInt16, UInt16, Int32)]) throws {
      let all = events + [(0, 0, 0)]
      try write(all.flatMap { Self.bytes(at: seconds, $0.0, $0.1, $0.2) })
    }

    /// `struct input_event`.
    static func bytes(at seconds: Double, _ type: UInt16, _ code: UInt16, _ value: Int32) -> [UInt8]
    {
      func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
        (0..<MemoryLayout<Value>.size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      }
      let whole = seconds.rounded(.down)
      let microseconds = Int(((seconds - whole) * 1_000_000).rounded())
      return little(Int(whole)) + little(microseconds) + little(type) + little(code) + little(value)
    }
  }
#endif
