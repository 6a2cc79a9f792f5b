// The words for what is asked and sent, which a scenario file uses in several places.

import { required, word } from "./shapes.js"
import { questions, states } from "./tables.js"

export const sentStates = states.filter(state => state !== "possible" && state !== "failed")
export const sentState = word("state", sentStates)

export const question = required(
  word("question", [...Object.keys(questions), "viewShouldBegin"]), "what is asked")

/** Whether it is asked about a second recognizer. */
export const isAboutPair = ({ question: asked }) => pairs.includes(asked)
const pairs = ["shouldRecognizeSimultaneously", "shouldRequireFailure", "shouldBeRequiredToFail"]
