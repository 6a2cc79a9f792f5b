/// The width of texts.
public enum TextWidth {
  /// The default number of columns of a line.
  public static let usual = 100
}
