import QuoinModel

/// Reads the hugging and compression resistance priorities; documents omit the defaults, 250 and 750.
enum PriorityReader {
  static func priorities(_ varied: VariedElement) -> ContentPriorities {
    var priorities = ContentPriorities()
    if let value = priority(varied, "horizontalHuggingPriority") {
      priorities.horizontalHugging = value
    }
    if let value = priority(varied, "verticalHuggingPriority") {
      priorities.verticalHugging = value
    }
    if let value = priority(varied, "horizontalCompressionResistancePriority") {
      priorities.horizontalCompression = value
    }
    if let value = priority(varied, "verticalCompressionResistancePriority") {
      priorities.verticalCompression = value
    }
    return priorities
  }

  private static func priority(_ varied: VariedElement, _ name: StaticString) -> Priority? {
    varied.number(name, in: 1...1000, otherwise: "the default is used").map { Priority(Float($0)) }
  }
}
