/// How many rounds the player has decided, and won.
public struct Score: Hashable, Sendable {
  /// In how many rounds the odd one was circled.
  public internal(set) var won = 0
  /// In how many rounds a picture was circled.
  public internal(set) var played = 0

  mutating func add(won: Bool) {
    played += 1
    if won { self.won += 1 }
  }
}
