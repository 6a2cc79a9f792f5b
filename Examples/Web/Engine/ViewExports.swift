import GestureCore
import GesturesWebSupport

/// The sorts of view that a page makes.
private enum ViewSort: Int32 {
  case plain, element, button, slider, toggle, elementButton
}

@_cdecl("view_make")
func makeView(_ sort: Int32, _ nameLength: Int32) -> Int32 {
  let name = textBuffer.read(nameLength)
  switch ViewSort(rawValue: sort) ?? .plain {
  case .plain: return keep(HostView(name: name))
  case .element:
    let view = HostView(name: name)
    view.isElement = true
    return keep(view)
  case .button: return keep(HostControl(name: name))
  case .slider: return keep(HostSlider(name: name))
  case .toggle: return keep(HostSwitch(name: name))
  case .elementButton:
    let control = HostControl(name: name)
    control.isElement = true
    return keep(control)
  }
}

private func keep(_ view: HostView) -> Int32 {
  view.handle = objects.keep(view)
  return view.handle
}

private func keep<Hosted: Control & HostedView>(_ control: Hosted) -> Int32 {
  let handle = objects.keep(control)
  control.handle = handle
  for bit in 0..<9 {
    control.onEvent(ControlEvents(rawValue: 1 << UInt16(bit))) { _ in
      page_control(handle, 1 << Int32(bit))
    }
  }
  return handle
}

/// Puts a view into another one, before those that are there.
@_cdecl("view_add")
func addView(_ view: Int32, _ parent: Int32) -> Bool {
  guard let view = objects.views[view], let parent = objects.views[parent],
    !parent.isDescendant(of: view)
  else { return false }
  parent.addSubview(view)
  return true
}

@_cdecl("view_remove")
func removeView(_ view: Int32) { objects.views[view]?.removeFromSuperview() }

@_cdecl("view_release")
func releaseView(_ view: Int32) { objects.release(view: view) }

@_cdecl("view_set_frame")
func setFrame(_ view: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
  objects.views[view]?.frame = Rect(x: x, y: y, width: width, height: height)
}

@_cdecl("view_set_bounds")
func setBounds(_ view: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
  objects.views[view]?.bounds = Rect(x: x, y: y, width: width, height: height)
}

@_cdecl("view_set_center")
func setCenter(_ view: Int32, _ x: Double, _ y: Double) {
  objects.views[view]?.center = Point(x: x, y: y)
}

@_cdecl("view_set_transform")
func setTransform(
  _ view: Int32, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) {
  objects.views[view]?.transform = AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// The properties of views that are numbers or flags.
private enum ViewProperty: Int32 {
  case hidden, alpha, interactive, multipleTouch, exclusiveTouch, catchesOwnTouches, hitOutset
  case answers, listens, enabled, value
}

@_cdecl("view_set")
func setProperty(ofView handle: Int32, _ property: Int32, _ number: Double) {
  guard let view = objects.views[handle], let property = ViewProperty(rawValue: property) else {
    return
  }
  let flag = number != 0
  switch property {
  case .hidden: view.isHidden = flag
  case .alpha: view.alpha = number
  case .interactive: view.isUserInteractionEnabled = flag
  case .multipleTouch: view.isMultipleTouchEnabled = flag
  case .exclusiveTouch: view.isExclusiveTouch = flag
  case .catchesOwnTouches: view.catchesOwnTouches = flag
  case .hitOutset: view.hitOutset = number
  case .answers: setAnswers(view, flag)
  case .listens: (view as? HostView)?.listens = flag
  case .enabled: (view as? Control)?.isEnabled = flag
  case .value:
    (view as? Slider)?.value = number
    (view as? Switch)?.isOn = flag
  }
}

private func setAnswers(_ view: View, _ answers: Bool) {
  (view as? HostView)?.answers = answers
  (view as? HostControl)?.answers = answers
  (view as? HostSlider)?.answers = answers
  (view as? HostSwitch)?.answers = answers
  (view as? HostWindow)?.answers = answers
}

/// The value of a slider, or 1 and 0 of a switch.
@_cdecl("view_value")
func valueOfView(_ handle: Int32) -> Double {
  let view = objects.views[handle]
  return (view as? Slider)?.value ?? (view as? Switch).map { $0.isOn ? 1 : 0 } ?? .nan
}

/// One coordinate of a place of the window in a view's coordinates: 0 is x, 1 is y.
@_cdecl("view_convert")
func convert(_ handle: Int32, _ x: Double, _ y: Double, _ coordinate: Int32) -> Double {
  let place = objects.views[handle]?.convert(Point(x: x, y: y), from: nil) ?? Point(x: x, y: y)
  return coordinate == 0 ? place.x : place.y
}
