extension SVGPage {
  /// The style of all pictures. Custom properties would be shorter, but not all viewers support
  /// them.
  static let styleSheet = """
    text { font: 12px system-ui, "DejaVu Sans", sans-serif; fill: #24292f }
    .title { font-size: 14px; font-weight: 600 }
    .quiet { fill: #6e7781 }
    .small { font-size: 11px }
    .letter { font-size: 10px; font-weight: 700; fill: #ffffff; text-anchor: middle }
    .page { fill: #ffffff; stroke: #d0d7de }
    .stripe { fill: #f6f8fa }
    .grid { stroke: #d8dee4; stroke-dasharray: 2 3 }
    .box { fill: #f6f8fa; stroke: #d0d7de }
    .pill { fill: #ddf4ff; stroke: #54aeff }
    .down { fill: #8c959f }
    .possible { fill: #ddf4ff; stroke: #80ccff }
    .held { fill: url(#hatch); stroke: #bf8700 }
    .hatching { stroke: #d4a72c; stroke-width: 2.5 }
    .active { fill: #54aeff; stroke: #0969da }
    .over { fill: #d0d7de }
    .finger { fill: #57606a }
    .lost { fill: #cf222e }
    .began { fill: #0969da }
    .changed { fill: #ffffff; stroke: #0969da; stroke-width: 1.5 }
    .ended { fill: #1a7f37 }
    .cancelled { fill: #9a6700 }
    .failed { fill: #cf222e }
    .arrow { fill: none; stroke-width: 1.6 }
    .arrow.excludes { stroke: #cf222e }
    .head.excludes { fill: #cf222e }
    .arrow.releases, .arrow.together { stroke: #1a7f37 }
    .head.releases, .head.together { fill: #1a7f37 }
    .arrow.takes { stroke: #9a6700; stroke-dasharray: 4 3 }
    .head.takes { fill: #9a6700 }
    .arrow.waits { stroke: #bf8700 }
    .head.waits { fill: #bf8700 }
    .arrow.unrelated { stroke: #8c959f }
    .head.unrelated { fill: #8c959f }
    .arrow.dynamic { stroke-dasharray: 4 3 }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .quiet { fill: #9198a1 }
    .letter { fill: #0d1117 }
    .page { fill: #0d1117; stroke: #30363d }
    .stripe { fill: #151b23 }
    .grid { stroke: #30363d }
    .box { fill: #151b23; stroke: #3d444d }
    .pill { fill: #0c2d6b; stroke: #4493f8 }
    .down { fill: #7d8590 }
    .possible { fill: #10233d; stroke: #1f6feb }
    .held { stroke: #d29922 }
    .hatching { stroke: #9e6a03 }
    .active { fill: #1f6feb; stroke: #58a6ff }
    .over { fill: #3d444d }
    .finger { fill: #b1bac4 }
    .lost, .failed { fill: #ff7b72 }
    .began { fill: #58a6ff }
    .changed { fill: #0d1117; stroke: #58a6ff }
    .ended { fill: #3fb950 }
    .cancelled { fill: #d29922 }
    .arrow.excludes { stroke: #ff7b72 }
    .head.excludes { fill: #ff7b72 }
    .arrow.releases, .arrow.together { stroke: #3fb950 }
    .head.releases, .head.together { fill: #3fb950 }
    .arrow.takes, .arrow.waits { stroke: #d29922 }
    .head.takes, .head.waits { fill: #d29922 }
    }
    """
}
