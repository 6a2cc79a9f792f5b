#if os(Linux)
  public import GestureCore
  import Glibc

  /// Waits for devices and for deadlines in one `poll`: a complete host for touch hardware.
  ///
  /// ```swift
  /// let loop = try DeviceLoop(paths: ["/dev/input/event5"])
  /// let window = Window(size: loop.surfaceSize)
  /// let dispatcher = Dispatcher(window: window)
  /// while !loop.isOver { loop.turn(dispatcher) }
  /// ```
  ///
  /// Times are those of the monotonic clock. A device that is unplugged has its touches cancelled;
  /// it is opened again when it is back.
  public final class DeviceLoop {
    /// Whether no device is left that may still report, and none is waited for.
    public private(set) var isOver = false
    /// Called when a device comes or goes, with its path.
    public var onChange: (String, Change) -> Void = { _, _ in }

    /// What happens to devices.
    public enum Change: String, Hashable, Sendable {
      /// It was plugged in, and was opened.
      case plugged
      /// It is gone; its touches were cancelled.
      case unplugged
    }

    /// When the devices were last read: what has happened up to then was returned. It is the time
    /// to advance a dispatcher to, since what has happened afterwards is still to come.
    public private(set) var readTime = DeviceLoop.now

    private var devices: [Int: InputDevice] = [:]
    private var decoder: InputDecoder
    private let paths: [String]
    private let grabs: Bool
    private let watch: DeviceWatch
    /// What is added to a device's times: FIFOs have clocks of their own.
    private var offsets: [Int: Duration] = [:]
    /// The time of the last event that was returned; that of a FIFO may be to come.
    private var lastEvent = Timestamp.zero
    /// How many events of a device one wait takes; a FIFO may have an endless number.
    private static let mostEvents = 4096

    /// Opens devices.
    ///
    /// - Parameters:
    ///   - paths: devices, or FIFOs that stand for them.
    ///   - grabs: whether no other program is to receive their events meanwhile.
    ///   - surface: how their values become points.
    /// - Throws: why the first one that can't be opened can't.
    public init(
      paths: [String], surface: SurfaceOptions = SurfaceOptions(), grabs: Bool = false
    ) throws(InputDeviceError) {
      self.paths = paths
      self.grabs = grabs
      decoder = InputDecoder(surface: surface)
      watch = DeviceWatch(folder: DeviceList.folder)
      for number in paths.indices { try open(number) }
    }

    /// The size of the devices' surface. Unit: points.
    public var surfaceSize: Size { decoder.surfaceSize }

    /// The time of the monotonic clock.
    public static var now: Timestamp {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Timestamp(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    /// Waits for the next event or deadline and handles it with a dispatcher.
    ///
    /// - Parameters:
    ///   - dispatcher: gets the events and the time.
    ///   - limit: the longest wait; nil for none.
    public func turn(_ dispatcher: Dispatcher, atMost limit: Duration? = nil) {
      let events = wait(until: dispatcher.nextDeadline, atMost: limit)
      for event in events { dispatcher.send(event) }
      dispatcher.advance(to: readTime)
    }

    /// Waits for events of the devices.
    ///
    /// - Parameters:
    ///   - deadline: when to return at the latest, on the monotonic clock; nil for never.
    ///   - limit: the longest wait; nil for none.
    /// - Returns: what the devices have reported, in the order of time; none when the time has
    ///   come.
    public func wait(
      until deadline: Timestamp?, atMost limit: Duration? = nil
    ) -> [InputEvent] {
      let numbers = devices.keys.sorted()
      var files = numbers.compactMap { devices[$0]?.descriptor }.map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      files.append(pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0))
      _ = unsafe poll(&files, nfds_t(files.count), Self.timeout(deadline, limit))
      readTime = Self.now
      let events = decode(
        zip(numbers, files).filter { $0.1.revents != 0 }.map { readDevice($0.0) })
      if files.last?.revents != 0 {
        watch.drain()
        reopen()
      }
      isOver = devices.isEmpty && paths.allSatisfy { !$0.hasPrefix(DeviceList.folder + "/") }
      return events
    }

    /// Cancels all touches that are down, for example before the program ends.
    public func cancelAll() -> InputEvent? { decoder.cancelAll(at: Self.now) }

    /// How long to wait, in milliseconds; negative for ever. Rounded up, so that the deadline has
    /// come when `poll` returns.
    private static func timeout(_ deadline: Timestamp?, _ limit: Duration?) -> Int32 {
      let waits = [deadline.map { $0 - now }, limit].compactMap { $0 }
      guard let wait = waits.min() else { return -1 }
      return Int32(max(0, min((wait / .milliseconds(1)).rounded(.up), 60_000)))
    }

    // MARK: Devices

    private func open(_ number: Int) throws(InputDeviceError) {
      let device = try InputDevice(path: paths[number], grabs: grabs)
      devices[number] = device
      offsets[number] = device.isDevice ? .zero : nil
      decoder.add(device.description, as: number, isResynchronized: device.isDevice)
    }

    /// What a device has reported, and whether it is gone.
    private struct News {
      let number: Int
      var events: ArraySlice<KernelEvent> = []
      var isGone = false
    }

    /// Reads all that a device has reported, as far as that has an end.
    private func readDevice(_ number: Int) -> News {
      var news = News(number: number)
      guard let device = devices[number] else { return news }
      while news.events.count < Self.mostEvents {
        guard let events = device.read() else {
          devices[number] = nil
          if device.isDevice { onChange(paths[number], .unplugged) }
          news.isGone = true
          break
        }
        guard let first = events.first else { break }
        let offset = offsets[number] ?? (Self.now - first.timestamp)
        offsets[number] = offset
        news.events += events.map { event in
          var event = event
          event.timestamp = event.timestamp + offset
          return event
        }
        if events.count < InputDevice.eventsAtOnce { break }
      }
      return news
    }

    /// Merges what several devices have reported by its time. The events of one device stay in
    /// their order.
    private func decode(_ news: [News]) -> [InputEvent] {
      var rest = news
      var events: [InputEvent] = []
      while let next = rest.indices.filter({ !rest[$0].events.isEmpty }).min(by: {
        rest[$0].events[rest[$0].events.startIndex].timestamp
          < rest[$1].events[rest[$1].events.startIndex].timestamp
      }), let event = rest[next].events.popFirst() {
        events += decode(event, of: rest[next].number)
      }
      lastEvent = max(lastEvent, events.last?.timestamp ?? lastEvent)
      let end = max(readTime, lastEvent)
      for device in news where device.isGone {
        events += decoder.remove(device.number, at: end).map { [$0] } ?? []
      }
      return events
    }

    private func decode(_ event: KernelEvent, of number: Int) -> [InputEvent] {
      let decoded = decoder.decode(event, from: number)
      guard decoder.needsState(of: number), let device = devices[number] else {
        return decoded.map { [$0] } ?? []
      }
      let state = decoder.resynchronize(
        number, with: device.state(at: event.timestamp), at: event.timestamp)
      return [decoded, state].compactMap { $0 }
    }

    /// Opens the devices that are back.
    private func reopen() {
      for number in paths.indices where devices[number] == nil {
        if (try? open(number)) != nil { onChange(paths[number], .plugged) }
      }
    }
  }

  @available(*, unavailable)
  extension DeviceLoop: Sendable {}
#endif
