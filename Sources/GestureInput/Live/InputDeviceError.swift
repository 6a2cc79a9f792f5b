#if os(Linux)
  import Glibc

  /// Why a device can't be opened.
  public struct InputDeviceError: Error, Hashable, Sendable {
    /// The device's file, as it was given.
    public var path: String
    /// Why it can't be opened.
    public var reason: Reason

    /// The causes.
    public enum Reason: Hashable, Sendable {
      /// There is nothing at the path.
      case missing
      /// The user may not read it.
      case forbidden
      /// It is neither an input device nor a FIFO.
      case noInputDevice
      /// Another program has it for itself.
      case grabbed
      /// Anything else, in the system's words.
      case other(String)

      init(errno number: Int32) {
        switch number {
        case ENOENT, ENODEV, ENXIO: self = .missing
        case EACCES, EPERM: self = .forbidden
        case _: self = .other(unsafe String(cString: strerror(number)))
        }
      }
    }
  }

  extension InputDeviceError: CustomStringConvertible {
    /// One line with the remedy.
    public var description: String {
      switch reason {
      case .missing:
        "\(path): there is no such device; 'gestures devices' lists those that there are"
      case .forbidden:
        "\(path): only the group 'input' may read it: sudo usermod -aG input $USER, and log in again"
      case .noInputDevice: "\(path): this is no input device; they are named /dev/input/eventN"
      case .grabbed: "\(path): another program has grabbed it; end that one first"
      case .other(let why): "\(path): it can't be opened: \(why)"
      }
    }
  }
#endif
