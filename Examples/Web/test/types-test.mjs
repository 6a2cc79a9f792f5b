// gestures.d.ts against the TypeScript compiler, and against the JavaScript that it describes.
//
//   NODE_PATH=/usr/share/nodejs node Examples/Web/test/types-test.mjs
//
// TypeScript is Debian's package node-typescript, or what `npm install typescript` puts beside
// this.

import assert from "node:assert/strict"
import { createRequire } from "node:module"
import { test } from "node:test"
import { fileURLToPath } from "node:url"

import * as library from "../gestures.js"
import { commonProperties, kinds, propertiesOfKind } from "../library/tables.js"

const ts = createRequire(import.meta.url)("typescript")
const path = name => fileURLToPath(new URL(name, import.meta.url))
const program = ts.createProgram([path("types.ts"), path("../gestures.d.ts")], {
  noEmit: true, strict: true, noImplicitOverride: true, target: ts.ScriptTarget.ES2020,
  module: ts.ModuleKind.ES2020, moduleResolution: ts.ModuleResolutionKind.NodeJs,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"], types: [],
})
const checker = program.getTypeChecker()

/** The classes and types that a file exports, by name. */
function exported(name) {
  const file = program.getSourceFile(path(name))
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(file))
  return new Map(symbols.map(symbol => [symbol.name, symbol]))
}

const memberNames = type => checker.getPropertiesOfType(type).map(member => member.name)

test("the compiler takes what a page writes, and refuses what it must not", () => {
  const problems = ts.getPreEmitDiagnostics(program).map(problem => {
    const text = ts.flattenDiagnosticMessageText(problem.messageText, " ")
    const line = problem.file?.getLineAndCharacterOfPosition(problem.start).line ?? -1
    return `${problem.file?.fileName}:${line + 1}: ${text}`
  })
  assert.deepEqual(problems, [])
})

test("each member that is declared is there", () => {
  const missing = []
  for (const [name, symbol] of exported("../gestures.d.ts")) {
    if (!(symbol.flags & ts.SymbolFlags.Class)) continue
    const made = library[name]
    if (!made) { missing.push(name); continue }
    const statics = memberNames(checker.getTypeOfSymbolAtLocation(symbol, symbol.declarations[0]))
    for (const member of statics) {
      if (member !== "prototype" && !(member in made)) missing.push(`${name}.${member}`)
    }
    for (const member of memberNames(checker.getDeclaredTypeOfSymbol(symbol))) {
      if (!has(made, member)) missing.push(`${name}#${member}`)
    }
  }
  assert.deepEqual(missing, [])
})

/** Whether the objects of a class have a member: a method, an accessor or a field. */
function has(made, member) {
  if (member in made.prototype) return true
  const field = new RegExp(`this\\.${member} =|^  ${member} =`, "m")
  for (let each = made; each?.prototype; each = Object.getPrototypeOf(each)) {
    if (field.test(String(each))) return true
  }
  return false
}

test("the properties of each kind are those that the engine knows", () => {
  const types = exported("../gestures.d.ts")
  const declared = checker.getDeclaredTypeOfSymbol(types.get("Properties"))
  assert.deepEqual(memberNames(declared).sort(), [...kinds].sort())
  for (const kind of checker.getPropertiesOfType(declared)) {
    const names = memberNames(checker.getTypeOfSymbolAtLocation(kind, kind.declarations[0]))
    const known = [...propertiesOfKind[kind.name], ...commonProperties]
    assert.deepEqual(names.sort(), known.sort(), kind.name)
  }
})
