// What a script lets the host do: the entries of "do" in a scenario file.

/** What scripted recognizers do, and the state that they assign. */
export const verbs = {
  begin: "began", change: "changed", end: "ended", fail: "failed", cancelState: "cancelled",
}

/** Does one thing to a scene; `numbers` are those of the file's touch ids. */
export function performHostAction(scene, action, numbers) {
  const { exports } = scene.engine
  const [[verb, id]] = Object.entries(action)
  const each = body => scene.meant(id).forEach(({ recognizer }) => body(recognizer))
  const pairs = body => each(one => scene.meant(action.other).forEach(
    ({ recognizer }) => body(one, recognizer)))
  const setEnabled = flag => {
    if (scene.sets[id]) scene.sets[id].isEnabled = flag
    each(recognizer => recognizer.put("isEnabled", flag))
  }
  const acts = {
    enable: () => setEnabled(true),
    disable: () => setEnabled(false),
    cancel: () => each(recognizer => recognizer.cancel()),
    remove: () => {
      if (scene.sets[id]) return scene.sets[id].takeOff()
      each(recognizer => exports.recognizer_remove(recognizer.handle))
    },
    add: () => {
      const view = scene.views[action.view]
      if (!scene.sets[id]) {
        return each(recognizer => exports.recognizer_add(recognizer.handle, view.handle))
      }
      scene.sets[id].takeOff()
      scene.addSet(scene.scene.recognizers.find(spec => spec.id === id), action.view)
    },
    hideView: () => scene.views[id].set("hidden", true),
    showView: () => scene.views[id].set("hidden", false),
    setFrame: () => { scene.views[id].frame = action.to },
    setAlpha: () => scene.views[id].set("alpha", action.to),
    removeView: () => scene.views[id].remove(),
    moveView: () => scene.views[id].moveInto(scene.views[action.parent]),
    resetTranslation: () => each(recognizer => { recognizer.translation = { x: 0, y: 0 } }),
    setScale: () => each(recognizer => { recognizer.scale = action.to }),
    setRotation: () => each(recognizer => { recognizer.rotation = action.to }),
    requireToFail: () => pairs((one, other) => one.requireToFail(other)),
    removeRequirement: () => pairs((one, other) => one.removeRequirement(other)),
    startsAfter: () => each(recognizer => scene.start(recognizer, action.other)),
    removePrerequisite: () => {
      pairs((one, other) => one.removePrerequisite(other))
      const set = scene.sets[action.other]
      if (set) each(recognizer => recognizer.removePrerequisite(set))
    },
    ignoreTouch: () => each(recognizer => exports.recognizer_ignore(
      recognizer.handle, scene.page.handle, numbers.get(action.touch) ?? -1)),
  }
  if (acts[verb]) return acts[verb]()
  each(recognizer => recognizer.assign?.(verbs[verb]))
}
