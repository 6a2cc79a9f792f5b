// Reads the bytes of a scenario file, with the strictness of `gestures run`.

import { placeInText } from "./place-in-text.js"

const mostBytes = 8_000_000
const mostLevels = 64

/** The scenario of a file's bytes. Bytes that are no JSON throw, and so may `check`, which makes
 * the result of what is read; the error has the place in the text, "line:column". */
export function readScenario(bytes, check = scenario => scenario) {
  let text = ""
  try {
    text = textOf(bytes)
    return check(parse(text))
  } catch (error) {
    error.place = placeInText(error.text ?? text, error)
    throw error
  }
}

/** Bytes as text, without a byte order mark. */
function textOf(bytes) {
  if (bytes.length > mostBytes) {
    throw mistake(0, `it has ${bytes.length} bytes where ${mostBytes} are allowed`)
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
    const [correct, decoder] = [new TextEncoder().encode(text), new TextDecoder()]
    const wrong = bytes.findIndex((byte, index) => byte !== correct[index])
    const offset = decoder.decode(bytes.subarray(0, wrong)).length
    throw Object.assign(mistake(offset, "the text isn't UTF-8 here"), { text })
  }
}

function parse(text) {
  refuseDepth(text)
  let scenario
  try {
    scenario = JSON.parse(text)
  } catch (error) {
    const offset = /at position (\d+)/.exec(error.message)?.[1]
    throw mistake(offset && Number(offset), error.message)
  }
  refuseWhatIsSurelyMeantOtherwise(text)
  return scenario
}

/** An error that knows its place in the text. */
const mistake = (offset, sentence) =>
  Object.assign(new Error(`this is no JSON: ${sentence}`), { offset })

const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]|-?\d[\d.eE+-]*/gs

/** Throws where a text is nested deeper than any scenario: `JSON.parse` might exhaust the stack. */
function refuseDepth(text) {
  let level = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === "{" || token === "[") level += 1
    else if (token === "}" || token === "]") level -= 1
    if (level > mostLevels) {
      throw mistake(index, `lists and objects lie more than ${mostLevels} deep in each other`)
    }
  }
}

/** Throws for what `JSON.parse` lets pass: a key that an object has twice, of which only the last
 * would count, half a character, and a number that is too large or too small to be one. */
function refuseWhatIsSurelyMeantOtherwise(text) {
  const open = []
  for (const { 0: token, 1: colon, index } of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set())
    else if (token === "}" || token === "]") open.pop()
    else if (!token.startsWith('"')) checkNumber(token, index)
    else {
      const word = JSON.parse(colon === undefined ? token : token.slice(0, -colon.length))
      const isBroken = /\p{Surrogate}/u.test(word)
      if (isBroken) throw mistake(index, "half of a character without the other half")
      if (colon !== undefined) addKey(word, open.at(-1), index)
    }
  }
}

/** Two spellings of the same characters are the same key. */
function addKey(key, keys, index) {
  const spelling = key.normalize("NFC")
  if (keys.has(spelling)) throw mistake(index, `the key "${key}" stands here a second time`)
  keys.add(spelling)
}

function checkNumber(token, index) {
  const isZero = /^[-0.]*$/.test(token.replace(/e.*/i, ""))
  const number = Number(token)
  if (!Number.isFinite(number)) throw mistake(index, `the number ${token} is too large`)
  if (number === 0 && !isZero) throw mistake(index, `the number ${token} is too small`)
}
