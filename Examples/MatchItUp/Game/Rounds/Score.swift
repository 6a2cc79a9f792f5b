/// How many rounds the player has decided, and won.
public struct Score: Hashable, Sendable {
  public internal(set) var won = 0
  public internal(set) var played = 0

  mutating func add(won: Bool) {
    played += 1
    if won { self.won += 1 }
  }
}
