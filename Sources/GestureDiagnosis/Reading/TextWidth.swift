/// How wide texts are.
public enum TextWidth {
  /// The columns of a line where nothing else is asked for.
  public static let usual = 100
}
