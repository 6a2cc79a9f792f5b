// What might help against each cause of an outcome.

import { valuesOf } from "../property-values.js"
import { setOfMember } from "../scene.js"
import { aimingAt, contains, viewIn } from "./change.js"
import { consequence, withSideEffects } from "./consequences.js"
import {
  defaults, defaultsOfRival, limits, oneFinger, otherAxis, scrollTypes, shorterPress, shorterWait,
} from "./limits.js"
import { sideEffectOfWaitingForGiver } from "./side-effects.js"
import * as relate from "./relations.js"
import { keepHidden, leaveViews, moves, passThrough, uncover } from "./views.js"
import { lossesOfNotWaiting, sideEffectOfNotWaiting } from "./side-effects-of-waiting.js"

/** The entry of a recognizer in a scene, by its id or that of a member of its set. */
export const specOf = (scene, id) => (scene.recognizers ?? []).find(spec =>
  spec.id === id || (spec.forEachTouch && spec.id === setOfMember(id)))

/** The recognizers after which one starts, directly or through others. */
function startsBefore(scene, id) {
  const found = []
  const next = [...(specOf(scene, id)?.startsAfter ?? [])]
  while (next.length > 0) {
    const first = next.pop()
    if (found.includes(first) || first === id) continue
    found.push(first)
    next.push(...(specOf(scene, first)?.startsAfter ?? []))
  }
  return found
}

export class Candidates {
  /** `record` is the run of the scenario, `id` the recognizer that is explained. */
  constructor(engine, scenario, record, id) {
    Object.assign(this, { engine, scenario, record, id, scene: scenario.scene })
    this.spec = specOf(this.scene, id)
    this.target = this.spec.id
  }

  #fileID(name) { return specOf(this.scene, name)?.id ?? name }

  /** The set after which it starts and which has made no recognizer: that has no name. */
  get #emptySet() {
    return (this.spec.startsAfter ?? []).find(id => {
      const set = specOf(this.scene, id)
      return set?.forEachTouch && this.record.idsOf(set).length === 0
    })
  }

  /** The changes that might help against a cause. */
  against(cause) {
    const { engine, target, spec, scene, scenario } = this
    const [name] = cause.others ?? []
    const other = name === undefined ? undefined : this.#fileID(name)
    switch (cause.kind) {
      case "notHit": return this.#reaching(cause)
      case "refused": return this.#receiving(cause)
      case "held":
        return aimingAt("haste", cause.others.flatMap(id => this.#waiting(this.#fileID(id))))
      case "chained": return aimingAt("haste", this.#chain(other))
      case "excluded": return this.#losing(other)
      case "requirementRecognized":
        return [relate.dropRequirement(target, other), relate.swapRequirement(target, other),
          relate.switchOff(other),
          ...relate.followInsteadOfWaiting(engine, specOf(scene, other), spec, scene),
          ...relate.leaveFree(target, other, scenario)]
      case "requirementMet":
        return aimingAt(
          "silence", [relate.startInsteadOfWaiting(engine, other, target, scene)])
      case "prerequisiteFailed": {
        const first = specOf(scene, other) ? other : this.#emptySet ?? other
        const chain = [first, ...startsBefore(scene, first)]
        return [relate.dropPrerequisite(target, first),
          ...chain.flatMap(id => [relate.switchOtherOn(id),
            ...shorterWait(engine, specOf(scene, id)), ...shorterPress(engine, specOf(scene, id))]),
          ...relate.leaveFree(target, first, scenario)]
      }
      case "handedOver": return [relate.keepTouches(target, other)]
      case "tookOver": return aimingAt("silence", [relate.keepTouches(other, target)])
      case "deniedByDelegate": return [relate.answerYes("shouldBegin", target)]
      case "deniedByView":
        return [relate.letBegin(target, cause.view), this.#leavingTouches(cause.view)]
      case "ownDecision":
        return [
          ...relate.leavingSet(engine, spec, this.id, scenario),
          ...limits(engine, spec, cause.unit === undefined ? undefined : cause),
          ...[...this.record.touchesOf(this.id)].flatMap(
            touch => this.#pressedButton(touch)),
        ]
      case "disabled": case "removed": return this.#leftAlone()
      case "allowed": {
        const rival = specOf(scene, name)
        if (!rival || rival === spec) return []
        return aimingAt("silence", relate.compete(engine, spec, rival))
      }
      case "pointerMissed": return this.#reachingPointer()
      case "unfinished":
        return (spec.requireToFail ?? []).map(id => relate.dropRequirement(target, id))
      case "touchesCancelled": case "lostFinger": return leaveViews(spec.view, scenario)
      default: return []
    }
  }

  /** Causes that a log alone doesn't tell, but the scenario does. */
  get furtherCauses() {
    const { record, scene, scenario, spec, id } = this
    const held = (record.causes ?? [])
      .flatMap(({ kind, others }) => (kind === "held" ? others : []))
    const hasFired = other => record.firings(other).length > 0
    const rivals = (scene.recognizers ?? []).filter(other => other !== spec && hasFired(other.id))
    const isFree = (one, other) =>
      (one.preventsOnly && !one.preventsOnly.includes(other.id))
      || (other.preventedOnlyBy && !other.preventedOnlyBy.includes(one.id))
      || one.recognizesTogether?.includes(other.id)
    const withoutTouches = step => ["hover", "scroll", "transform", "action"].some(key => step[key])
    const causes = (spec.requireToFail ?? [])
      .filter(other => !held.includes(other) && hasFired(id) && record.hasFailed(other))
      .map(other => ({ kind: "requirementMet", others: [other] }))
    if (hasFired(id)) {
      causes.push(...rivals.filter(other => isFree(spec, other) || isFree(other, spec))
        .map(other => ({ kind: "allowed", others: [other.id] })))
    }
    const isMissed = !hasFired(id) && (scenario.script ?? []).some(withoutTouches)
    return isMissed ? [...causes, { kind: "pointerMissed" }] : causes
  }

  /** Changes that might have stopped it from firing beside others that fired too. */
  furtherOnes() {
    const { record, scene, target, id } = this
    if (record.moments(id).length === 0) return []
    const rivals = scene.recognizers.map(spec => spec.id)
      .filter(other => other !== target && record.firings(other).length > 0)
    return aimingAt("silence", rivals.map(other => this.#waitingForRival(other)))
  }

  /** It waits for a rival, and then gets no touches from that as it hands over. */
  #waitingForRival(rival) {
    const { target, id, scene, scenario } = this
    const change = relate.requireFromStart(target, rival, scenario)
    const isGiver = (scene.handOvers ?? []).some(({ from, to }) => from === rival && to === target)
    if (!isGiver) return change
    return {
      ...change,
      sideEffectIn: record =>
        sideEffectOfWaitingForGiver(rival, target, record.moments(id), record, this.record),
    }
  }

  /** It leaves its touches to a view that did not let it begin, which then gets them as well. */
  #leavingTouches(view) {
    const change = relate.leaveTouches(this.target)
    if (this.record.touchesOf(this.id).size === 0) return change  // what an action does, none does
    return withSideEffects(change, viewIn(this.scene, view)?.control
      ? consequence(`control '${view}'`, "act on the touch, too")
      : consequence(`view '${view}'`, "get the touches to their end, too"))
  }

  #leftAlone() { return relate.leaveAlone(this.target, this.spec.view, this.scenario) }

  /** Changes that bring it a touch which missed its view. */
  #reaching({ touch, view: hitView }) {
    const { engine, spec, scenario, target } = this
    const arrival = { touch, view: spec.view }
    const hadAnother = this.record.touchesOf(this.id).size > 0
    return [
      ...uncover(spec.view, hitView, scenario).map(change => ({ ...change, arrival })),
      ...(hitView
        ? moves(engine, target, spec.view, hitView, scenario, hadAnother) : []),
      ...this.#leftAlone(),
    ]
  }

  /** Changes that bring it input without touches. */
  #reachingPointer() {
    const { spec, scenario, scene, target } = this
    const beside = (scene.views ?? []).filter(({ id }) => !contains(scene, spec.view, id))
    return [
      ...scrollTypes(this.engine, spec), relate.answerYes("shouldReceiveEvent", target),
      relate.switchOn(target, scenario), ...this.#leftAlone(),
      ...uncover(spec.view, undefined, scenario),
      ...beside.flatMap(({ id }) => [...keepHidden(id, scenario), passThrough(id, scene)]),
    ]
  }

  /** Changes against a refusal of a touch. */
  #receiving({ refusal, touch }) {
    const { target, spec, scenario } = this
    const type = this.#typeOf(touch)
    switch (refusal) {
      case "disabled": return [relate.switchOn(target, scenario), ...this.#leftAlone()]
      case "attemptOver":
        return (spec.requireToFail ?? []).map(id => relate.dropRequirement(target, id))
      case "limit": return [relate.noLimit(target)]
      case "touchType": return type ? [relate.takeType(type, target)] : []
      case "exclusiveTouchType":
        return [relate.shareTypes(target), ...(type ? [relate.takeTypeOnly(type, target)] : [])]
      case "buttonMask":  return this.#pressedButton(touch)
      case "shouldReceiveEvent": case "delegateShouldReceiveEvent":
        return [relate.answerYes("shouldReceiveEvent", target)]
      case "delegateShouldReceiveTouch": return [relate.answerYes("shouldReceiveTouch", target)]
      default: return []
    }
  }

  #pressedButton(touch) {
    const former = valuesOf(this.engine, this.spec).buttonMaskRequired ?? 0
    return relate.pressedButton(touch, this.spec, former, this.scenario)
  }

  #typeOf(touch) {
    const step = (this.scenario.script ?? []).find(step => step.began && touch in step.began)
    return step && (step.type ?? "direct")
  }

  /** Changes against a recognizer that won. */
  #losing(winner) {
    const { engine, spec, scene, target } = this
    const rival = specOf(scene, winner)
    if (!rival) return defaults(engine, spec)
    return [
      relate.allow(winner, target), ...relate.follow(engine, rival, spec),
      relate.requireFromStart(winner, target, this.scenario),
      ...(spec.requireToFail?.includes(winner)
        ? [...relate.followInsteadOfWaiting(engine, rival, spec, scene),
          relate.swapRequirement(target, winner), relate.refuseBeginning(winner)] : []),
      ...defaultsOfRival(engine, rival),
      ...(this.record.touchesOf(winner).size > 1 ? oneFinger(engine, rival) : []),
      ...otherAxis(engine, rival), relate.switchOff(winner), ...defaults(engine, spec),
    ]
  }

  /** Changes against waiting for another recognizer. */
  #waiting(other) {
    const drop = this.spec.startsAfter?.includes(other)
      ? relate.dropPrerequisite : relate.dropRequirement
    const sideEffects = drop === relate.dropRequirement
      ? [sideEffectOfNotWaiting(this.engine, this.scene, this.spec, other),
        ...lossesOfNotWaiting(this.engine, this.scene, this.spec, other)] : []
    return [withSideEffects(drop(this.target, other), ...sideEffects),
      ...shorterWait(this.engine, specOf(this.scene, other)),
      ...relate.leaveFree(this.target, other, this.scenario, [
        sideEffectOfNotWaiting(this.engine, this.scene, this.spec, other),
        ...lossesOfNotWaiting(this.engine, this.scene, this.spec, other)])]
  }

  /** Changes against what the recognizers that it waits for wait for themselves. */
  #chain(root) {
    const waiting = this.scene.recognizers.filter(spec => spec.requireToFail?.includes(root))
    return [
      ...shorterWait(this.engine, specOf(this.scene, root)),
      ...waiting.filter(({ id }) => id !== this.target)
        .map(({ id }) => relate.dropRequirement(id, root)),
    ]
  }
}
