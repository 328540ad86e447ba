extension CSS {
  /// A mathematical function whose type is checked while it is parsed: CSS Values 4 §10.
  package indirect enum Calc: Hashable, Sendable {
    case leaf(Value)
    case sum([Calc])
    case product(Calc, Double)
    case minimum([Calc])
    case maximum([Calc])
    case clamp(Calc, Calc, Calc)
    case absolute(Calc)
    /// The length of a vector: §10.5.
    case hypotenuse([Calc])
    /// A value moved to a multiple of another one, or the rest of a division by it: §10.3.
    case stepped(Stepping, Calc, by: Calc)

    /// The type of an expression: §10.2.
    package enum Kind: Hashable, Sendable {
      case number
      case length
      case percentage
      case lengthPercentage
      case angle
      case time

      /// Returns the type of a sum, or `nil` if the types cannot be added.
      func adding(_ other: Kind) -> Kind? {
        if self == other { return self }
        let lengths: Set<Kind> = [.length, .percentage, .lengthPercentage]
        return lengths.contains(self) && lengths.contains(other) ? .lengthPercentage : nil
      }
    }

    /// A sum of a fixed part (a length, number, degrees or seconds) and a percentage.
    struct Linear: Hashable, Sendable {
      var fixed = 0.0
      var percent = 0.0
    }

    /// Returns the value as a sum, if that is possible before percentages are known.
    ///
    /// - Parameter length: A closure that returns a length with a relative unit in points.
    func linear(_ length: (Double, Unit) -> Double?) -> Linear? {
      switch self {
      case .leaf(let value):
        switch value {
        case .number(let number), .angle(let number), .time(let number):
          return Linear(fixed: number)
        case .percentage(let percent): return Linear(percent: percent)
        case .length(let number, let unit):
          return (unit.points.map { $0 * number } ?? length(number, unit)).map { Linear(fixed: $0) }
        case .mixed(let fixed, let percent): return Linear(fixed: fixed, percent: percent)
        default: return nil
        }
      case .sum(let parts):
        var sum = Linear()
        for part in parts {
          guard let part = part.linear(length) else { return nil }
          sum.fixed += part.fixed
          sum.percent += part.percent
        }
        return sum
      case .product(let part, let factor):
        return part.linear(length).map {
          Linear(fixed: Calc.scaled($0.fixed, factor), percent: Calc.scaled($0.percent, factor))
        }
      case .minimum(let parts): return comparable(parts, length) { $0.min() ?? 0 }
      case .maximum(let parts): return comparable(parts, length) { $0.max() ?? 0 }
      case .clamp(let low, let middle, let high):
        return comparable([low, middle, high], length) { max($0[0], min($0[1], $0[2])) }
      case .absolute(let part): return comparable([part], length) { abs($0[0]) }
      case .hypotenuse(let parts): return comparable(parts, length, Calc.norm)
      case .stepped(let stepping, let part, let step):
        return comparable([part, step], length) { stepping.value($0[0], by: $0[1]) }
      }
    }

    /// Returns the chosen one of several values, if all are fixed or all are percentages.
    private func comparable(
      _ parts: [Calc], _ length: (Double, Unit) -> Double?, _ choose: ([Double]) -> Double
    ) -> Linear? {
      let parts = parts.compactMap { $0.linear(length) }
      guard parts.count == count else { return nil }
      if parts.allSatisfy({ $0.percent == 0 }) {
        return Linear(fixed: choose(parts.map(\.fixed)))
      }
      if parts.allSatisfy({ $0.fixed == 0 }), !isAbsolute {
        return Linear(percent: choose(parts.map(\.percent)))
      }
      return nil
    }

    /// Whether the sign of the value, which a percentage does not show, matters.
    private var isAbsolute: Bool {
      switch self {
      case .absolute, .hypotenuse, .stepped: true
      default: false
      }
    }

    /// Returns a product in which nothing stays nothing, however great the factor is.
    private static func scaled(_ number: Double, _ factor: Double) -> Double {
      number == 0 ? 0 : number * factor
    }

    private static func norm(_ numbers: [Double]) -> Double {
      numbers.count == 1
        ? abs(numbers[0]) : numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    private var count: Int {
      switch self {
      case .sum(let parts), .minimum(let parts), .maximum(let parts), .hypotenuse(let parts):
        parts.count
      case .clamp: 3
      case .stepped: 2
      default: 1
      }
    }

    /// Returns the value in points, given the length that percentages refer to; lengths must be
    /// computed.
    package func resolved(percentageBasis basis: Double) -> Double {
      switch self {
      case .leaf(let value):
        switch value {
        case .number(let number), .angle(let number), .time(let number): return number
        case .percentage(let percent): return percent * basis / 100
        case .length(let number, let unit): return number * (unit.points ?? 0)
        case .mixed(let fixed, let percent): return fixed + percent * basis / 100
        default: return 0
        }
      case .sum(let parts):
        return parts.reduce(0) { $0 + $1.resolved(percentageBasis: basis) }
      case .product(let part, let factor):
        return Calc.scaled(part.resolved(percentageBasis: basis), factor)
      case .minimum(let parts):
        return parts.map { $0.resolved(percentageBasis: basis) }.min() ?? 0
      case .maximum(let parts):
        return parts.map { $0.resolved(percentageBasis: basis) }.max() ?? 0
      case .clamp(let low, let middle, let high):
        return max(
          low.resolved(percentageBasis: basis),
          min(
            middle.resolved(percentageBasis: basis), high.resolved(percentageBasis: basis)))
      case .absolute(let part): return abs(part.resolved(percentageBasis: basis))
      case .hypotenuse(let parts):
        return Calc.norm(parts.map { $0.resolved(percentageBasis: basis) })
      case .stepped(let stepping, let part, let step):
        return stepping.value(
          part.resolved(percentageBasis: basis), by: step.resolved(percentageBasis: basis))
      }
    }

    /// Returns the expression with each leaf replaced.
    func mapLeaves(_ change: (Value) -> Value) -> Calc {
      switch self {
      case .leaf(let value): .leaf(change(value))
      case .sum(let parts): .sum(parts.map { $0.mapLeaves(change) })
      case .product(let part, let factor): .product(part.mapLeaves(change), factor)
      case .minimum(let parts): .minimum(parts.map { $0.mapLeaves(change) })
      case .maximum(let parts): .maximum(parts.map { $0.mapLeaves(change) })
      case .clamp(let low, let middle, let high):
        .clamp(low.mapLeaves(change), middle.mapLeaves(change), high.mapLeaves(change))
      case .absolute(let part): .absolute(part.mapLeaves(change))
      case .hypotenuse(let parts): .hypotenuse(parts.map { $0.mapLeaves(change) })
      case .stepped(let stepping, let part, let step):
        .stepped(stepping, part.mapLeaves(change), by: step.mapLeaves(change))
      }
    }
  }
}
