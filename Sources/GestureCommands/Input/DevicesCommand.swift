#if os(Linux)
  import GestureCore
  import GestureInput
  import GestureScenario

  /// Lists the touch devices of this computer.
  struct DevicesCommand: Command {
    let name = "devices"
    let summary = "lists the touch hardware of this computer"
    let operands = ""
    let options = [Option(name: "--all", help: "other input devices as well")]
    let discussion = """
      A line a device: its path, its kind, its surface in points, its name. What can't be opened is
      named with the remedy. Linux only.
      """

    func run(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitStatus {
      let paths = DeviceList.paths()
      if paths.isEmpty {
        console.complain(
          "there are no input devices in \(DeviceList.folder): is this a container, or a computer "
            + "without a kernel module for its devices?")
        return .shortfall
      }
      var isAny = false
      for path in paths {
        do throws(InputDeviceError) {
          let device = try InputDevice(path: path)
          guard device.description.hasPlaces || arguments.has("--all") else { continue }
          console.write(Self.line(path, device.description))
        } catch {
          console.complain("\(error)")
        }
        isAny = true
      }
      if !isAny { console.complain("none of \(paths.count) input devices reports touches") }
      return isAny ? .success : .shortfall
    }

    static func line(_ path: String, _ device: DeviceDescription) -> String {
      let size = TouchDecoder(of: device).surfaceSize
      let points =
        device.hasPlaces ? "\(Int(size.width.rounded()))x\(Int(size.height.rounded()))" : "-"
      let columns = [(path, 20), (device.kind, 16), (points, 12)].map { text, width in
        text + String(repeating: " ", count: max(1, width - text.count))
      }
      return columns.joined() + device.name
    }
  }
#endif
