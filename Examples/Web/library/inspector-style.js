// How the inspector looks.

const sheet = `
  .gestures-inspector { position: fixed; right: 0; bottom: 0; width: min(26rem, 100vw);
    box-sizing: border-box; max-height: 45vh; overflow: auto; padding: 0.75rem; z-index: 2147483000;
    color-scheme: light dark; background: Canvas; color: CanvasText; border: 1px solid GrayText; font: 13px/1.4 system-ui; }
  .gestures-inspector.opposite { right: auto; left: 0; }
  @media (max-width: 55.99rem) { .gestures-inspector.opposite { top: 0; bottom: auto; } }
  @media (min-width: 56rem) { .gestures-inspector { max-height: 75vh; } }
  .gestures-inspector pre {
    white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; margin: 0;
  }
  .gestures-inspector h2 { font-size: 13px; margin: 0.6rem 0 0.2rem; }
  .gestures-inspector button { font: inherit; margin: 0 0.25rem 0.25rem 0; padding: 0.2rem 0.5rem;
    min-height: 0; }
  .gestures-inspector [data-part=remedies] button, .gestures-inspector [data-part=applied] button {
    display: block; width: 100%; text-align: left; margin: 0.3rem 0 0; }
  .gestures-inspector button:focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }
  .gestures-inspector p { margin: 0 0 0.3rem; }
  .gestures-inspector [data-part=timeline], .gestures-inspector [data-part=graph] {
    overflow-x: auto; }
  .gestures-finger { position: fixed; width: 44px; height: 44px; margin: -22px; border-radius: 50%;
    border: 2px solid #d33; pointer-events: none; z-index: 2147483001; }
  .bar-row { display: grid; grid-template-columns: 7rem minmax(0, 1fr) 5.5rem; gap: 0.5rem;
    align-items: center; margin: 2px 0; }
  .bar-row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar { position: relative; height: 14px; }
  .bar { background: color-mix(in srgb, currentColor 10%, transparent); }
  .bar i { position: absolute; top: 0; bottom: 0; min-width: 3px; }
  .bar .possible { background: color-mix(in srgb, currentColor 30%, transparent); }
  .bar .held { background: repeating-linear-gradient(45deg, #c98a1b 0 4px, transparent 4px 8px); }
  .bar .began, .bar .changed { background: #2b73d2; }
  .bar .ended { background: #2f8a46; min-width: 6px; }
  .bar .failed, .bar .cancelled { background: #c23b30; min-width: 6px; }
`

/** The styles of the panel's parts, once a document. */
export function addStyles(document) {
  if (document.getElementById("gestures-inspector-style")) return
  const style = document.createElement("style")
  style.id = "gestures-inspector-style"
  style.textContent = sheet
  document.head.append(style)
}
