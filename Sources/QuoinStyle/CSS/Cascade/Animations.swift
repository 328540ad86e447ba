import QuoinGeometry
import QuoinModel

extension CSS {
  /// The animations of a sheet, for still pictures: CSS Animations 1.
  ///
  /// A still picture shows an element as it is once its animations have ended. Animations that
  /// never end are shown at the start of an iteration, and paused ones at their beginning.
  struct Animations: Sendable {
    /// A rule, with the number of the condition around it.
    private struct Rule: Sendable {
      var condition: Int32
      var frames: [KeyframesRule.Frame]
    }

    /// The rules by name, in order.
    private var rules: [String: [Rule]] = [:]

    var isEmpty: Bool { rules.isEmpty }

    mutating func append(_ rule: KeyframesRule, condition: Int32) {
      rules[rule.name, default: []].append(Rule(condition: condition, frames: rule.frames))
    }

    /// The values of an element's `animation` properties, as far as a still picture needs them.
    private struct Lists {
      private var values: [Property: [Value]] = [:]

      subscript(property: Property, index: Int) -> Value? {
        // §3.2: shorter lists are repeated.
        let list = values[property] ?? []
        if list.isEmpty, case .commas(let initial) = property.initial { return initial.first }
        return list.isEmpty ? nil : list[index % list.count]
      }

      var count: Int { values[.animationName]?.count ?? 0 }

      mutating func set(_ property: Property, _ value: Value?) {
        if case .commas(let list) = value {
          values[property] = list
        } else {
          values[property] = nil
        }
      }
    }

    private static let properties = PropertySet(
      [
        .animationName, .animationDuration, .animationIterationCount, .animationDirection,
        .animationFillMode,
        .animationPlayState,
      ] as [Property])

    /// Returns the declarations that the animations of an element add to its cascade.
    ///
    /// - Parameters:
    ///   - declarations: The declarations for the element, in ascending cascade order.
    ///   - variables: The element's custom properties.
    ///   - isActive: A predicate for the numbers of conditions.
    func declarations(
      for declarations: [Declaration], _ variables: Variables, isActive: (Int32) -> Bool
    ) -> [Declaration] {
      var lists = Lists()
      for declaration in declarations {
        declaration.forEachLonghand(variables, .leftToRight, report: { _, _ in }) { item in
          switch item {
          case .value(let property, let value) where Animations.properties.contains(property):
            lists.set(property, value)
          // The properties are not inherited.
          case .wide(let property, _): lists.set(property, nil)
          default: break
          }
        }
      }
      // Of equal animations the last one counts.
      var chosen: Set<Choice> = []
      var parts: [[Declaration]] = []
      for index in (0..<lists.count).reversed() {
        guard case .string(let name)? = lists[.animationName, index],
          let rule = rules[name]?.last(where: { $0.condition < 0 || isActive($0.condition) }),
          let offset = Animations.offset(
            count: lists[.animationIterationCount, index],
            lasts: lists[.animationDuration, index] != .time(0),
            direction: lists[.animationDirection, index]?.keyword ?? .normal,
            fill: lists[.animationFillMode, index]?.keyword ?? .none,
            isPaused: lists[.animationPlayState, index] == .keyword(.paused)),
          chosen.insert(Choice(name: name, offset: offset)).inserted
        else { continue }
        parts.append(rule.frames.filter { $0.offset == offset }.flatMap(\.declarations))
      }
      return Array(parts.reversed().joined())
    }

    /// A position in the keyframes of a rule.
    private struct Choice: Hashable {
      var name: String
      var offset: Double
    }

    /// Returns the position in the keyframes that a still picture shows, or `nil` if the animation
    /// has no effect any more: Web Animations 1 §4.7.
    private static func offset(
      count: Value?, lasts: Bool, direction: Keyword, fill: Keyword, isPaused: Bool
    ) -> Double? {
      let startsReversed = direction == .reverse || direction == .alternateReverse
      let isEndless = count == .keyword(.infinite)
      if isPaused || isEndless && lasts { return startsReversed ? 1 : 0 }
      guard fill == .forwards || fill == .both else { return nil }
      // Endless iterations that take no time end like one of them.
      var iterations = 1.0
      if case .number(let number)? = count { iterations = number }
      // The last iteration is the one that ends; an animation of no iterations is at its start.
      let last = max(0, iterations.rounded(.up) - 1)
      var progress = iterations - last
      let alternates = direction == .alternate || direction == .alternateReverse
      if startsReversed != (alternates && last.truncatingRemainder(dividingBy: 2) == 1) {
        progress = 1 - progress
      }
      return progress
    }
  }
}
