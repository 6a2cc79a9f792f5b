public import GestureCore

/// A recording of touch hardware, in any format of ``RecordingFormat``.
///
/// ```swift
/// let recording = try Recording(contentsOfFile: "field.events")
/// let window = Window(size: recording.surfaceSize)
/// var events = recording.events()
/// while let event = try events.next() { dispatcher.send(event) }
/// ```
///
/// Opening it reads all of it once, so that a mistake is found before anything is played; reading
/// the events then takes constant memory, however long the recording is. Times count from its first
/// event.
public struct Recording: Sendable {
  /// The format that its content has.
  public let format: RecordingFormat
  /// The devices that it comes from, in the order in which they are mentioned.
  public let devices: [DeviceDescription]
  /// The size of the surface. Unit: points.
  public let surfaceSize: Size
  /// What a user should know: that it ends too early, or that its device is not described.
  public let remarks: [String]

  let source: RecordingBytes
  let survey: RecordingSurvey
  let options: SurfaceOptions

  /// Opens a recording.
  ///
  /// - Parameters:
  ///   - path: the file; `-` is the standard input.
  ///   - description: a file of `evemu-describe`, where the recording doesn't describe its device.
  ///     Default: a file beside it that ends in `.desc` or `.device` and has the longest beginning
  ///     of its name.
  ///   - surface: how the device's values become points.
  /// - Throws: the first mistake, with its line and what was expected there.
  public init(
    contentsOfFile path: String, describedBy description: String? = nil,
    surface: SurfaceOptions = SurfaceOptions()
  ) throws(RecordingError) {
    let source = try RecordingBytes(path: path)
    try self.init(source, surface) { () throws(RecordingError) -> RecordingBytes? in
      if let description { return try RecordingBytes(path: description) }
      guard path != "-" else { return nil }
      return try DescriptionFile.path(beside: path).map { path throws(RecordingError) in
        try RecordingBytes(path: path)
      }
    }
  }

  /// Reads a recording from memory.
  ///
  /// - Parameters:
  ///   - bytes: the contents of a recording, in any of the formats.
  ///   - name: what messages call it.
  ///   - surface: how places on the device become places in the window.
  public init(
    bytes: [UInt8], named name: String, surface: SurfaceOptions = SurfaceOptions()
  ) throws(RecordingError) {
    try self.init(RecordingBytes(bytes, named: name), surface) { nil }
  }

  /// - Parameter description: where the device is described, if the recording doesn't do it.
  private init(
    _ source: RecordingBytes, _ options: SurfaceOptions,
    _ description: () throws(RecordingError) -> RecordingBytes?
  ) throws(RecordingError) {
    var survey = try RecordingSurvey(of: source)
    if survey.isUndescribed, let file = try description() {
      survey.describe(try RecordingSurvey(of: file).devices[0] ?? DeviceDescription())
    }
    survey.estimateRanges(options.size)
    self.source = source
    self.options = options
    self.survey = survey
    format = survey.format
    devices = survey.devices.sorted { $0.key < $1.key }.map(\.value)
    surfaceSize = survey.surfaceSize(options)
    remarks = survey.remarks
  }

  /// Its events, from the beginning.
  public func events() -> RecordingEvents { RecordingEvents(of: self) }
}
