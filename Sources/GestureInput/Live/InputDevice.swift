#if os(Linux)
  public import GestureCore
  import Glibc

  /// A kernel input device that is open: `/dev/input/eventN`, or a FIFO of `struct input_event`
  /// that stands for one.
  ///
  /// All unsafe code of live devices is in this file: the structures are those of the kernel's ABI
  /// (`linux/input.h`), read byte by byte.
  public final class InputDevice {
    /// The device's file, as it was given.
    public let path: String
    /// What it says of itself; of a FIFO nothing is known.
    public let description: DeviceDescription
    /// Whether it can be asked for its state, as devices can and FIFOs can't.
    public let isDevice: Bool
    /// For `poll`.
    public let descriptor: Int32
    /// Bytes of an event that has not come completely.
    private var rest: [UInt8] = []

    /// The size of `struct input_event`: two words of time, two halves of type and code, a value.
    /// Unit: bytes.
    static let eventSize = 2 * MemoryLayout<Int>.size + 8
    /// How many events are read at once.
    static let eventsAtOnce = 64

    /// Opens a device without waiting.
    ///
    /// - Parameters:
    ///   - path: the device's file, such as `/dev/input/event5`.
    ///   - grabs: whether no other program is to receive its events meanwhile.
    /// - Throws: why it can't be opened, with the remedy.
    public init(path: String, grabs: Bool = false) throws(InputDeviceError) {
      self.path = path
      let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw InputDeviceError(path: path, reason: .init(errno: errno)) }
      self.descriptor = descriptor
      var info = stat()
      let isKnown = unsafe fstat(descriptor, &info) == 0
      let kind = info.st_mode & S_IFMT
      isDevice = isKnown && kind == S_IFCHR
      guard isDevice || (isKnown && kind == S_IFIFO),
        let description = isDevice ? Self.describe(descriptor) : DeviceDescription(name: path)
      else {
        close(descriptor)
        throw InputDeviceError(path: path, reason: .noInputDevice)
      }
      self.description = description
      guard isDevice else { return }
      var clock = Int32(CLOCK_MONOTONIC)
      _ = unsafe ioctl(descriptor, Request.setClock, &clock)
      if grabs, ioctl(descriptor, Request.grab, Int32(1)) != 0 {
        close(descriptor)
        throw InputDeviceError(path: path, reason: .grabbed)
      }
    }

    deinit { close(descriptor) }

    /// Reads the events that have come.
    ///
    /// - Returns: nil if the device is gone, or all writers of the FIFO have closed it.
    public func read() -> [KernelEvent]? {
      var buffer = [UInt8](repeating: 0, count: Self.eventSize * Self.eventsAtOnce)
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil }
      rest += buffer[..<count]
      let whole = rest.count / Self.eventSize * Self.eventSize
      let events = stride(from: 0, to: whole, by: Self.eventSize).map { Self.event(rest[$0...]) }
      rest.removeFirst(whole)
      return events
    }

    /// The event in some bytes.
    static func event(_ bytes: ArraySlice<UInt8>) -> KernelEvent {
      let start = bytes.startIndex
      func number<Value: FixedWidthInteger>(_ offset: Int, as type: Value.Type) -> Value {
        bytes[(start + offset)...].prefix(MemoryLayout<Value>.size).enumerated().reduce(0) {
          $0 | Value(truncatingIfNeeded: $1.element) << ($1.offset * 8)
        }
      }
      let word = MemoryLayout<Int>.size
      let seconds = Int64(number(0, as: Int.self))
      let microseconds = Int64(number(word, as: Int.self))
      let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue
        .addingReportingOverflow(microseconds.multipliedReportingOverflow(by: 1000).partialValue)
      return KernelEvent(
        at: Timestamp(nanoseconds: nanoseconds.partialValue),
        type: number(2 * word, as: UInt16.self),
        code: number(2 * word + 2, as: UInt16.self), value: number(2 * word + 4, as: Int32.self))
    }

    // MARK: What the kernel knows

    /// The requests of `linux/input.h`: `_IOC(direction, 'E', number, size)`.
    private enum Request {
      static let grab = request(1, 0x90, size: 4)
      static let setClock = request(1, 0xA0, size: 4)

      static func name(size: Int) -> UInt { request(2, 0x06, size: size) }
      static func properties(size: Int) -> UInt { request(2, 0x09, size: size) }
      static func slots(size: Int) -> UInt { request(2, 0x0A, size: size) }
      static func keyState(size: Int) -> UInt { request(2, 0x18, size: size) }
      static func bits(of type: UInt16, size: Int) -> UInt {
        request(2, 0x20 + UInt(type), size: size)
      }
      static func axis(_ code: UInt16) -> UInt { request(2, 0x40 + UInt(code), size: 24) }

      /// As `asm-generic/ioctl.h` puts them together.
      private static func request(_ direction: UInt, _ number: UInt, size: Int) -> UInt {
        direction << 30 | UInt(size) << 16 | 0x45 << 8 | number
      }
    }

    /// How many bytes hold a bit for each key (KEY_MAX is 0x2FF).
    private static let keyBytes = 0x300 / 8

    /// - Returns: nil where it is no input device.
    private static func describe(_ descriptor: Int32) -> DeviceDescription? {
      guard let name = answer(descriptor, Request.name(size: 256), size: 256) else { return nil }
      var device = DeviceDescription(
        name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      device.keys = bits(
        answer(
          descriptor, Request.bits(of: KernelEvent.Kind.key, size: keyBytes), size: keyBytes))
      device.properties = bits(answer(descriptor, Request.properties(size: 4), size: 4))
      for code in bits(
        answer(descriptor, Request.bits(of: KernelEvent.Kind.axis, size: 8), size: 8))
      {
        device.axes[code] = range(descriptor, code)
      }
      return device
    }

    /// `struct input_absinfo`: value, minimum, maximum, fuzz, flat, resolution.
    private static func range(_ descriptor: Int32, _ code: UInt16) -> AxisRange? {
      var numbers = [Int32](repeating: 0, count: 6)
      guard unsafe ioctl(descriptor, Request.axis(code), &numbers) >= 0 else { return nil }
      return AxisRange(numbers[1], numbers[2], resolution: numbers[5], value: numbers[0])
    }

    private static func answer(_ descriptor: Int32, _ request: UInt, size: Int) -> [UInt8]? {
      var bytes = [UInt8](repeating: 0, count: size)
      return unsafe ioctl(descriptor, request, &bytes) >= 0 ? bytes : nil
    }

    private static func bits(_ bytes: [UInt8]?) -> Set<UInt16> {
      var bits: Set<UInt16> = []
      for (index, byte) in (bytes ?? []).enumerated() {
        for bit in 0..<8 where byte >> bit & 1 == 1 { bits.insert(UInt16(index * 8 + bit)) }
      }
      return bits
    }

    // MARK: The present state

    /// The device's whole state as events, after the kernel has dropped some.
    public func state(at timestamp: Timestamp) -> [KernelEvent] {
      var events: [KernelEvent] = []
      func add(_ type: UInt16, _ code: UInt16, _ value: Int32) {
        events.append(KernelEvent(at: timestamp, type: type, code: code, value: value))
      }
      let keys = Self.bits(
        Self.answer(descriptor, Request.keyState(size: Self.keyBytes), size: Self.keyBytes))
      for key in description.keys.sorted() {
        add(KernelEvent.Kind.key, key, keys.contains(key) ? 1 : 0)
      }
      for code in description.axes.keys.sorted() where code < KernelEvent.AxisCode.slot {
        if let value = Self.range(descriptor, code)?.value {
          add(KernelEvent.Kind.axis, code, value)
        }
      }
      guard let slots = description.axes[KernelEvent.AxisCode.slot] else { return events }
      let count = Int(max(0, min(slots.maximum, 255))) + 1
      let codes =
        [KernelEvent.AxisCode.trackingID]
        + description.axes.keys.sorted().filter {
          KernelEvent.AxisCode.isOfContact($0) && $0 != KernelEvent.AxisCode.trackingID
        }
      let values = codes.map { slotValues($0, count: count) }
      for slot in 0..<count {
        add(KernelEvent.Kind.axis, KernelEvent.AxisCode.slot, Int32(slot))
        for (code, values) in zip(codes, values) where values.count == count {
          add(KernelEvent.Kind.axis, code, values[slot])
        }
      }
      if let current = Self.range(descriptor, KernelEvent.AxisCode.slot)?.value {
        add(KernelEvent.Kind.axis, KernelEvent.AxisCode.slot, current)
      }
      return events
    }

    /// `struct input_mt_request_layout`: the code, then a value for each slot.
    private func slotValues(_ code: UInt16, count: Int) -> [Int32] {
      var numbers = [Int32](repeating: 0, count: count + 1)
      numbers[0] = Int32(code)
      let request = Request.slots(size: numbers.count * 4)
      return unsafe ioctl(descriptor, request, &numbers) >= 0 ? Array(numbers.dropFirst()) : []
    }
  }

  @available(*, unavailable)
  extension InputDevice: Sendable {}
#endif
