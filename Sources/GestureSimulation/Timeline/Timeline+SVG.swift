extension Timeline {
  /// The timeline as a picture
  public func svg(title: String = "") -> String { "" }
}
