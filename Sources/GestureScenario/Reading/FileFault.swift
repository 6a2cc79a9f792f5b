import Foundation

/// Why a file can't be read or written, in plain words where Foundation has none.
package enum FileFault {
  package static func reason(of error: any Error, reading path: String) -> String {
    guard let isFolder = isFolder(path) else { return "there is no such file" }
    return isFolder ? "it is a folder" : error.localizedDescription
  }

  package static func reason(of error: any Error, writing path: String) -> String {
    if isFolder(path) == true { return "it is a folder" }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return switch isFolder(folder) {
    case nil: "there is no folder '\(folder)'"
    case false?: "'\(folder)' is no folder"
    case true?: error.localizedDescription
    }
  }

  /// Nil where there is nothing of that name.
  private static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue
  }
}
