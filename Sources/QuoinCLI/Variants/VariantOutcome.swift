import Quoin

/// The result of drawing a document in all of its variants.
struct VariantOutcome: Sendable {
  let path: String
  let variants: VariantSet
  let answers: [VariantGroup.Answer]
  let sheets: [VariantGroup.Sheet]
  /// The errors from writing the contact sheets.
  let faults: [Diagnostic]

  /// The most severe exit status among the results.
  var status: ExitStatus {
    if !faults.isEmpty || answers.contains(where: { $0.error != nil }) { return .failure }
    let hasErrors = answers.contains { $0.diagnostics.contains { $0.severity == .error } }
    return hasErrors ? .findings : .clean
  }

  /// The paths of all files: for each scene its contact sheet, followed by its images.
  var files: [String] {
    sheets.flatMap { sheet in
      (sheet.path.map { [$0] } ?? [])
        + sheet.pictures.sorted { $0.key < $1.key }.map(\.value.path)
    }
  }

  /// The diagnostics without duplicates; those that not all variants have name the ones that do.
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
        var changed = diagnostic
        changed.message += " [\(words(for: numbers))]"
        return changed
      }
  }

  /// Returns text that identifies variants: the values that they share, or the first label and a count.
  private func words(for numbers: [Int]) -> String {
    let chosen = Set(numbers)
    let all = variants.variants
    // One aspect suffices if exactly the variants with certain values of it have the diagnostic.
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
