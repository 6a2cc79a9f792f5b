// What might help a view that did not get its touches.

import { specOf } from "./candidates.js"
import { aimingAt } from "./change.js"
import { defaultsOfRival } from "./limits.js"
import { dontDelay, leaveTouches, protect } from "./relations.js"
import { leaveViews, share, takeSeveral, uncover } from "./views.js"

export class ViewCandidates {
  furtherCauses = []

  constructor(engine, scenario, record, id) {
    Object.assign(this, { engine, scenario, record, id })
  }

  #fileID(name) { return specOf(this.scenario.scene, name)?.id ?? name }

  furtherOnes() { return [] }

  /** The changes that might help against a cause. */
  against({ kind, touch, view, views, others = [] }) {
    const { id, scenario } = this
    switch (kind) {
      case "notHit":
        return uncover(id, view, scenario)
          .map(change => ({ ...change, arrival: { touch, view: id } }))
      case "lostTouch":
        return others.length > 0 ? this.#protected(others[0]) : leaveViews(id, scenario)
      case "deliveredLate": {
        const changes = others.flatMap(other => dontDelay(this.#fileID(other)))
        return [...aimingAt("haste", changes), ...aimingAt("telling", changes)]
      }
      case "takesOneTouch": return [takeSeveral(id)]
      case "sharesNoTouches": return [share(views)]
      case "takenBefore":
        return [
          ...aimingAt("telling", this.#recipients(touch).flatMap(dontDelay)),
          leaveTouches(this.#fileID(others[0])),
          ...this.#defaultsOf(others[0]),
        ]
      default: return []
    }
  }

  #protected(thief) {
    return [...this.#defaultsOf(thief), ...protect(this.id, this.#fileID(thief))]
  }

  #defaultsOf(rival) {
    const spec = specOf(this.scenario.scene, rival)
    return spec ? defaultsOfRival(this.engine, spec) : []
  }

  /** The recognizers that were given a touch. */
  #recipients(touch) {
    return this.record.entries.filter(entry => entry.kind === "bind" && entry.touch === touch)
      .map(({ recognizer }) => this.#fileID(recognizer))
  }
}
