import Foundation

/// Why a file can't be read or written, in plain words for the common cases.
package enum FileFault {
  /// Why a file can't be read.
  package static func reason(of error: any Error, reading path: String) -> String {
    guard let isFolder = isFolder(path) else { return "there is no such file" }
    if isFolder { return "it is a folder" }
    return isRegular(path) ? error.localizedDescription : "it is no regular file, or it is empty"
  }

  /// Why a file can't be written.
  ///
  /// - Parameter code: what `errno` was.
  package static func reason(of code: Int32, writing path: String) -> String {
    let folder = folder(of: path)
    return switch (code, isFolder(folder)) {
    case (EISDIR, _): "it is a folder"
    case (ENOENT, nil): "there is no folder '\(folder)'"
    case (ENOTDIR, false?): "'\(folder)' is no folder"
    case _: String(cString: strerror(code))
    }
  }

  /// The folder in which a path's file is.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func isRegular(_ path: String) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// Nil if there is nothing at the path.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }
}
