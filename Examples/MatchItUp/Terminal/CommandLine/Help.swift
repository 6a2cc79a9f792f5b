enum Help {
  static let text = """
    MatchItUp: four pictures, one of which differs slightly. Draw a circle around the odd one out.

    usage: MatchItUp [--seed N] [--record FILE] [--svg FILE] [--no-color]
           MatchItUp --replay [FILE] [--svg FILE] [--no-color]
           MatchItUp --help

      --seed N         play these rounds; the same number always gives the same rounds
      --record FILE    record what you do, as JSON Lines
      --replay [FILE]  print what happens in a recorded game, or in the session that comes with
                       the game; this is also what happens without a terminal
      --svg FILE       write the last board as a picture
      --no-color       use the terminal's default colour only, as if NO_COLOR were set
      -h, --help       print this text

    Draw with the left mouse button. Keys: n new set, d debug picture, q quit, Ctrl-Z suspend.

    Exit status: 0 on success, 1 if output can't be written, 2 if an argument or a recording is
    wrong.

    """
}
