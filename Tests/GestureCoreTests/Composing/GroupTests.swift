import GestureCore
import GestureTestKit
import GestureTrace
import Testing

@Suite struct `Groups of recognizers` {
  let stage = Stage()
  let one = ScriptedRecognizer("one", .drag)
  let two = ScriptedRecognizer("two", .drag)
  let three = ScriptedRecognizer("three", .drag)

  @Test func `S15.7 exclusive: each waits for all before it`() {
    stage.card.gestures {
      exclusively {
        one; two; three
      }
    }
    #expect(one.handle.failureRequirements.isEmpty)
    #expect(two.handle.failureRequirements.map(\.label) == [one.label])
    #expect(three.handle.failureRequirements.map(\.label) == [one.label, two.label])
    stage.beginDrag()
    #expect(stage.actions == ["one began"], "\(stage.log)")
  }

  @Test func `S15.7 together: each pair recognizes`() {
    stage.card.gestures {
      simultaneously {
        one; two; three
      }
    }
    stage.beginDrag()
    #expect(stage.actions == ["three began", "two began", "one began"], "\(stage.log)")
  }

  @Test func `S15.7 sequence: each starts after the one before`() {
    stage.card.gestures {
      sequence {
        three; two; one
      }
    }
    stage.beginDrag()
    #expect(stage.actions == ["three began", "two began", "one began"], "\(stage.log)")
    #expect(two.handle.prerequisites.map(\.label) == [three.label])
    #expect(one.handle.prerequisites.map(\.label) == [two.label])
  }

  @Test func `S15.7 a token takes its edges back, and those that stood before stay`() {
    stage.add(one, two, three)
    two.require(toFail: one)
    one.recognizesSimultaneously(with: three)
    let token = stage.card.gestures {
      exclusively {
        one; two; three
      }
      simultaneously {
        one; three
      }
    }
    token.remove()
    #expect(two.handle.failureRequirements.map(\.label) == [one.label])
    #expect(three.handle.failureRequirements.isEmpty)
    #expect(one.handle.isDeclaredTogether(with: three))
    token.remove()
    #expect(two.handle.failureRequirements.map(\.label) == [one.label])
  }

  @Test func `S15.7 a token takes back companions and sequences`() {
    let token = stage.card.gestures {
      simultaneously {
        one; two
      }
      sequence {
        two; three
      }
    }
    #expect(one.handle.isDeclaredTogether(with: two))
    token.remove()
    #expect(!one.handle.isDeclaredTogether(with: two))
    #expect(three.handle.prerequisites.isEmpty)
  }

  @Test func `a group adds its recognizers unless they are on a view, and keeps conditions`() {
    stage.window.addGestureRecognizer(two)
    let isWanted = false
    stage.card.gestures {
      one
      if isWanted { three }
      simultaneously {
        one
        two
        if isWanted { three }
      }
    }
    #expect(one.view === stage.card)
    #expect(two.view === stage.window)
    #expect(three.view == nil)
  }

  @Test func `lists of recognizers have the same declarations`() {
    let taps: [any GestureRecognizer] = [one, two]
    let token = taps.recognizeExclusively()
    #expect(two.handle.failureRequirements.map(\.label.name) == ["one"])
    token.remove()
    #expect(two.handle.failureRequirements.isEmpty)
  }

  @Test(arguments: [false, true])
  func `S15.7 conditions and loops may stand in a group`(isLong: Bool) {
    stage.card.gestures {
      if isLong {
        sequence {
          for recognizer in [one, two] { recognizer }
          if isLong { three }
        }
      } else {
        exclusively {
          if isLong { three } else { two }
          one
        }
      }
    }
    stage.beginDrag()
    let wanted = isLong ? ["one began", "two began", "three began"] : ["two began"]
    #expect(stage.actions == wanted, "\(stage.log)")
  }
}
