import QuoinGeometry
import QuoinModel

extension VisualFormat {
  /// Creates the constraints of a parsed format.
  struct Lowering {
    let text: String
    let format: VisualFormat
    let options: VisualFormatOptions
    let views: [String: any Anchored]
    private(set) var constraints: [Constraint] = []

    init(
      _ text: String, _ format: VisualFormat, _ options: VisualFormatOptions,
      _ views: [String: any Anchored]
    ) {
      self.text = text
      self.format = format
      self.options = options
      self.views = views
    }

    /// Auto Layout's standard distances, in points.
    static let toSibling = StackContainer.systemSpacing
    static let toContainer = 20.0

    mutating func run() throws(VisualFormatError) {
      let items = try format.views.map { (view) throws(VisualFormatError) in
        try item(view.name, view.offset)
      }
      guard let first = items.first, let last = items.last else { return }
      if let leading = format.leading {
        connect(first.superview, start, first, start, leading, Lowering.toContainer, flips: false)
      }
      for (index, connection) in format.connections.enumerated() {
        connect(
          items[index], end, items[index + 1], start, connection, Lowering.toSibling, flips: false)
      }
      if let trailing = format.trailing {
        connect(last.superview, end, last, end, trailing, Lowering.toContainer, flips: true)
      }
      for (view, item) in zip(format.views, items) {
        for predicate in view.predicates { try size(item, predicate) }
      }
      try align(items)
    }

    private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

    private var start: Attribute {
      if format.axis == .vertical { return .top }
      if isRightToLeft { return .right }
      return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var end: Attribute {
      if format.axis == .vertical { return .bottom }
      if isRightToLeft { return .left }
      return options.contains(.directionLeftToRight) ? .right : .trailing
    }

    private func item(_ name: String, _ offset: Int) throws(VisualFormatError) -> AnchorItem {
      guard let view = views[name] else {
        throw VisualFormatError(
          message: "there is no view '\(name)'", offset: offset, format: text)
      }
      return view.anchorItem
    }

    /// Adds the distances from one side to another; the second item is the one being placed.
    private mutating func connect(
      _ a: AnchorItem, _ aSide: Attribute, _ b: AnchorItem, _ bSide: Attribute,
      _ connection: Connection, _ standard: Double, flips: Bool
    ) {
      var distances: [Predicate]
      switch connection {
      case .none: distances = [Predicate()]
      case .standard:
        distances = [Predicate()]
        distances[0].object = .number(standard)
      case .distances(let list): distances = list
      }
      let isBackward = flips != (isRightToLeft && format.axis == .horizontal)
      for predicate in distances {
        guard case .number(let number) = predicate.object else { continue }
        let distance = number * predicate.multiplier + predicate.constant
        constraints.append(
          Constraint(
            of: AnchorTerm(b, bSide),
            isBackward ? predicate.comparison.flipped : predicate.comparison,
            AnchorTerm(a, aSide), constant: isBackward ? -distance : distance,
            priority: predicate.priority))
      }
    }

    private mutating func size(
      _ item: AnchorItem, _ predicate: Predicate
    ) throws(VisualFormatError) {
      let extent: Attribute = format.axis == .horizontal ? .width : .height
      var second: AnchorTerm?
      var constant = predicate.constant
      switch predicate.object {
      case .number(let number): constant += number * predicate.multiplier
      case .view(let name):
        let other = try self.item(name, predicate.offset)
        second = AnchorTerm(other, extent, coefficient: predicate.multiplier)
      }
      constraints.append(
        Constraint(
          of: AnchorTerm(item, extent), predicate.comparison, second, constant: constant,
          priority: predicate.priority))
    }

    private mutating func align(_ items: [AnchorItem]) throws(VisualFormatError) {
      for (option, attribute) in Lowering.alignments where options.contains(option) {
        guard attribute.axis != format.axis else {
          throw VisualFormatError(
            message: "a format along this axis cannot align by '\(attribute)'", offset: 0,
            format: text)
        }
        for item in items.dropFirst() {
          constraints.append(
            Constraint(
              of: AnchorTerm(item, attribute), .equal, AnchorTerm(items[0], attribute), constant: 0)
          )
        }
      }
    }

    private static let alignments: [(VisualFormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }
}

extension Comparison {
  /// The comparison with its two sides exchanged.
  fileprivate var flipped: Comparison {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
