enum Help {
  static let text = """
    MatchItUp: four pictures, one of which differs slightly. Draw a circle round the odd one out.

    usage: MatchItUp [--seed N] [--record FILE] [--svg FILE] [--no-color]
           MatchItUp --replay [FILE] [--svg FILE] [--no-color]
           MatchItUp --help

      --seed N        the rounds to play: the same number always deals the same ones
      --record FILE   write down what you do, as JSON Lines
      --replay [FILE] play what was written down, or the session that ships with the game,
                      and say each thing that happens; so does a game without a terminal
      --svg FILE      write the last board as a picture
      --no-color      draw in the terminal's own colour alone, as with NO_COLOR set

    In the game: draw with the left button; n new set, d debug picture, q quit, Ctrl-Z suspend.

    """
}
