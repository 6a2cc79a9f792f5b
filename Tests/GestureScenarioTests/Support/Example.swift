import GestureScenario

/// The format's first example.
enum Example {
  static let text = """
    {
      "name": "a single tap waits until the double tap has failed",
      "source": "S4.41",
      "scene": {
        "size": [400, 800],
        "views": [
          {"id": "card", "frame": [20, 20, 200, 200]},
          {"id": "button", "parent": "card", "frame": [40, 40, 80, 30], "control": true}
        ],
        "recognizers": [
          {"id": "double", "kind": "doubleTap", "view": "card"},
          {"id": "single", "kind": "tap", "view": "card", "requireToFail": ["double"]}
        ],
        "delegate": [
          {"question": "shouldReceiveTouch", "recognizer": "single", "hitView": "button", "answer": false}
        ]
      },
      "script": [
        {"at": 0,  "began": {"1": [30, 30]}},
        {"at": 60, "ended": {"1": [30, 30]}},
        {"at": 1000}
      ],
      "expect": {
        "actions": {"single": ["ended@410"], "double": []},
        "views":   {"card": ["began@0", "cancelled@410"]}
      }
    }
    """

  /// The example with one piece of its text replaced by another.
  static func replacing(_ piece: String, with other: String) -> String {
    text.replacing(piece, with: other)
  }
}
