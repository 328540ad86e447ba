import Foundation
import QuoinModel

/// Error messages for calls that do not begin with a command.
enum CommandSuggestion {
  /// Returns an error message for the arguments of `quoin`, or `nil` if they begin with a command.
  ///
  /// - Parameter commands: The names of the commands.
  static func message(for arguments: [String], commands: [String]) -> String? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") || word == "-", !commands.contains(word)
    else { return nil }
    let quoted = "'\(word)'"
    let lower = word.lowercased()
    let nearest =
      commands.contains(lower) ? lower : Suggestion.nearest(to: lower, among: commands)
    if let command = nearest {
      return "\(quoted) is not a command; did you mean '\(command)'?"
    }
    let isDocument = [".html", ".htm", ".css", ".storyboard", ".xib"].contains {
      lower.hasSuffix($0)
    }
    if isDocument || word == "-" || FileManager.default.fileExists(atPath: word) {
      return
        "\(quoted) is a document, and a command must come first: write 'quoin render \(word)' to "
        + "draw it, 'quoin layout \(word)' for its frames or 'quoin lint \(word)' to check it"
    }
    return
      "\(quoted) is not a command; there are render, layout and lint for documents, and fill for templates"
  }
}
