import GestureCore
import GestureDiagnosis
import GestureTrace

// Why: explanations, as text. They are written into the text buffer; the length is returned.

@_cdecl("explain_recognizer")
func explain(_ page: Int32, _ member: Int32, _ width: Int32) -> Int32 {
  guard let log = logs.log(ofPage: page), let member = objects.members[member] else { return 0 }
  let explanation = Explanation(of: member.recognizer, in: log)
  return textBuffer.write(explanation.text(width: Int(width)))
}

@_cdecl("explain_view")
func explainView(_ page: Int32, _ view: Int32, _ width: Int32) -> Int32 {
  guard let log = logs.log(ofPage: page), let view = objects.views[view] else { return 0 }
  let explanation = Explanation(
    ofView: view.name, in: log.entries, window: objects.pages[page]?.window,
    touchName: touchNames.name)
  return textBuffer.write(explanation.text(width: Int(width)))
}
