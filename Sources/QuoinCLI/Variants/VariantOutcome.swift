import Quoin

/// What became of a document in all of its variants.
struct VariantOutcome: Sendable {
  let path: String
  let variants: VariantSet
  let answers: [VariantGroup.Answer]
  let sheets: [VariantGroup.Sheet]
  /// What is wrong with the sheets.
  let faults: [Diagnostic]

  /// The worst of it.
  var status: ExitStatus {
    if !faults.isEmpty || answers.contains(where: { $0.error != nil }) { return .failure }
    let hasErrors = answers.contains { $0.diagnostics.contains { $0.severity == .error } }
    return hasErrors ? .findings : .clean
  }

  /// The files: of each scene the sheet and then its pictures.
  var files: [String] {
    sheets.flatMap { sheet in
      (sheet.path.map { [$0] } ?? [])
        + sheet.pictures.sorted { $0.key < $1.key }.map(\.value.path)
    }
  }

  /// The findings, each once: with the variants that have it where that are not all.
  var diagnostics: [Diagnostic] {
    var order: [Diagnostic] = []
    var holders: [Diagnostic: [Int]] = [:]
    for (number, answer) in answers.enumerated() {
      for diagnostic in (answer.error.map { [$0] } ?? []) + answer.diagnostics {
        if holders[diagnostic] == nil { order.append(diagnostic) }
        if holders[diagnostic]?.last != number { holders[diagnostic, default: []].append(number) }
      }
    }
    return faults
      + order.map { diagnostic in
        let numbers = holders[diagnostic] ?? []
        guard numbers.count < answers.count else { return diagnostic }
        var told = diagnostic
        told.message += " [\(words(for: numbers))]"
        return told
      }
  }

  /// Which variants they are: what they have in common, or how many there are.
  private func words(for numbers: [Int]) -> String {
    let chosen = Set(numbers)
    let all = variants.variants
    // An aspect says it all where exactly the variants with some of its words have the finding.
    for aspect in variants.aspects {
      let words = numbers.map { all[$0].words(for: aspect) }
      let same = Set(all.indices.filter { words.contains(all[$0].words(for: aspect)) })
      guard same == chosen else { continue }
      var seen: Set<String> = []
      return words.compactMap { $0 }.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
    let first = numbers.first.map { all[$0].label(variants.aspects) } ?? ""
    return numbers.count == 1 ? first : "\(first), and \(numbers.count - 1) more"
  }
}
