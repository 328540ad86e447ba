import QuoinGeometry
import QuoinModel

extension CSS {
  /// Returns the width in points that a `sizes` attribute specifies: HTML §4.8.4.3.7.
  ///
  /// - Returns: The length of the first part whose condition holds, or `nil` if none is valid.
  package static func sourceSize(_ text: String, in environment: MediaEnvironment) -> Double? {
    let list = TokenList(Source(text))
    var context = ComputeContext(
      fontSize: 16, parentFontSize: 16, rootFontSize: 16, viewport: environment.viewport)
    context.lineHeight = nil
    for part in list.split(0..<list.end) {
      let part = list.trimmed(part)
      // The length is the last component value, which may be a function.
      var start = part.lowerBound
      var index = start
      while index < part.upperBound {
        if list.tokens[index].kind != .whitespace { start = index }
        index = list.behind(index)
      }
      var reader = ValueReader(list, start..<part.upperBound)
      guard let value = reader.length(percentages: false, nonNegative: true), reader.isAtEnd,
        case .length(let points, .px)? = value.computed(context)
      else { continue }
      let condition = list.trimmed(part.lowerBound..<start)
      if condition.isEmpty { return points }
      var parser = MediaParser(list)
      if parser.queries(condition).evaluate(environment) == true { return points }
    }
    return nil
  }
}
