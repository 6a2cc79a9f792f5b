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
  package static func reason(of error: any Error, writing path: String) -> String {
    if isFolder(path) == true { return "it is a folder" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return switch isFolder(folder) {
    case nil: "there is no folder '\(folder)'"
    case false?: "'\(folder)' is no folder"
    case true?: error.localizedDescription
    }
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
