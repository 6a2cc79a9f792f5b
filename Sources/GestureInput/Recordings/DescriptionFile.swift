#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the file that describes a recording's device.
enum DescriptionFile {
  /// The file beside a recording that ends in `.desc` or `.device` and has the longest beginning of
  /// its name; nil if there is none.
  static func path(beside recording: String) -> String? {
    let slash = recording.lastIndex(of: "/")
    let folder = slash.map { String(recording[...$0]) } ?? ""
    let name = String(slash.map { recording[recording.index(after: $0)...] } ?? recording[...])
    let found = names(in: folder.isEmpty ? "." : folder).filter { $0 != name }
      .compactMap { file -> (length: Int, file: String)? in
        for suffix in [".device", ".desc"] where file.hasSuffix(suffix) {
          let beginning = file.dropLast(suffix.count)
          if name.hasPrefix(beginning) { return (beginning.count, file) }
        }
        return nil
      }
      .max { $0 < $1 }
    return found.map { folder + $0.file }
  }

  /// The names of what is in a folder; empty where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
            unsafe String(cString: $0)
          }
        })
    }
    return names
  }
}
