// What a module can be built without, to be smaller: Examples/Web/build links as much as one names.

/** The functions of each part that `Examples/Web/build` may leave out. */
const functions = {
  trace: [
    "log_start", "log_stop", "log_clear", "log_count", "log_line", "log_sentence",
    "touch_name_set", "touch_names_clear", "recognizer_last_attempt",
  ],
  explanation: [
    "explain_recognizer", "explain_view", "explain_causes", "explain_view_causes",
  ],
  diagnosis: ["timeline", "relation_graph", "lint", "lint_known", "lint_press"],
  simulation: ["simulate_taps"],
}

/** The functions of a module, with one that says what is missing for each that was left out. */
export function withMissingParts(exports) {
  const missing = Object.entries(functions).flatMap(([part, names]) =>
    names.filter(name => !(name in exports)).map(name => [name, refusal(part)]))
  return missing.length ? { ...exports, ...Object.fromEntries(missing) } : exports
}

function refusal(part) {
  return () => {
    throw new Error(`the module was built without this: Examples/Web/build ${part} has it`)
  }
}
