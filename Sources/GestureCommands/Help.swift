/// The tool's help texts.
struct Help {
  let tool: String
  let commands: [any Command]

  var overview: String {
    let names = commands.map { "  " + pad($0.name, to: 10) + $0.summary }
    return """
      Runs gesture scenarios: files that say which touches come and what must come of them.

      usage: \(tool) COMMAND …

      \(names.joined(separator: "\n"))
        help      tells more about a command: \(tool) help run

      A file named - is the standard input.
      Exit status: 0, or 1 where something fell short, or 2 where the command line or a file
      makes no sense, or 3 where 'explore' found nothing but couldn't try enough.
      """
  }

  func text(of command: any Command) -> String {
    let options = command.options.map { option in
      "  " + pad(option.name + (option.value.map { " \($0)" } ?? ""), to: 18) + option.help
    }
    let flags = command.options.isEmpty ? "" : "[OPTION…] "
    let paragraphs = [
      command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".",
      "usage: \(tool) \(command.name) \(flags)\(command.operands)",
      options.joined(separator: "\n"), command.discussion,
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(2, width - text.count))
  }
}
