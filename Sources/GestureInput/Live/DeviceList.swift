#if os(Linux)
  import Glibc

  /// The input devices of this computer.
  public enum DeviceList {
    /// Where the kernel's devices are.
    public static let folder = "/dev/input"

    /// The paths of the event devices, by their numbers; empty where there are none.
    public static func paths(in folder: String = folder) -> [String] {
      DescriptionFile.names(in: folder)
        .compactMap { name in
          name.hasPrefix("event") ? Int(name.dropFirst(5)).map { (number: $0, name: name) } : nil
        }
        .sorted { $0.number < $1.number }.map { "\(folder)/\($0.name)" }
    }
  }

  /// Notices, by inotify, that devices come and go.
  final class DeviceWatch {
    /// For `poll`; negative where the folder can't be watched.
    let descriptor: Int32

    init(folder: String) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      let changes = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB)
      if descriptor >= 0 { _ = unsafe inotify_add_watch(descriptor, folder, changes) }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Discards the pending notifications: the folder is listed again anyway.
    func drain() {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while descriptor >= 0, unsafe read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#endif
