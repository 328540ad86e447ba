public import QuoinModel

extension Constraint {
  /// The constraints that a visual format says, to be activated: one group for each.
  ///
  ///     try Constraint.activate(
  ///       Constraint.constraints(visualFormat: "H:|-[a]-[b]", views: ["a": a, "b": b]))
  ///
  /// Each is kept at the node of the view that it begins with. Grammar and spaces are those of
  /// `Node.constrain(_:options:metrics:views:)`.
  ///
  /// - Throws: what is wrong with the format, and at which character.
  public static func constraints(
    visualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: any LayoutAnchorOwner],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) throws(VisualFormatError) -> [ConstraintGroup] {
    let said: [Constraint] = try constraints(
      visualFormat: format, options: options, metrics: metrics,
      views: views.mapValues { $0 as any Anchored }, file: file, line: line, column: column)
    let owners = Dictionary(
      views.values.map { ($0.anchorItem.node, $0.anchorOwner) }, uniquingKeysWith: { one, _ in one }
    )
    return said.compactMap { constraint in
      // What a format says begins with one of its views, or with the container of one by name.
      owners[constraint.first.item.node].map {
        ConstraintGroup(waiting: [constraint], for: $0.openConstraintList(), chained: false)
      }
    }
  }

  /// The constraints that a visual format says: `H:|-20-[a(>=50@750)]-[b(==a)]-|`.
  ///
  /// A `-` alone is 8 points between views and 20 to the container, which is what `|` stands for: the
  /// container that the first or last view is in when the layout is made.
  ///
  /// - Parameters:
  ///   - format: the format; Apple's grammar, with `*`, `/`, `+` and `-` behind a view's name.
  ///   - options: how the views are aligned, and where a row begins.
  ///   - metrics: numbers that the format calls by name.
  ///   - views: nodes and guides that the format calls by name.
  /// - Throws: what is wrong with the format, and at which character.
  @_disfavoredOverload public static func constraints(
    visualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: any Anchored],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) throws(VisualFormatError) -> [Constraint] {
    let parsed = try VisualFormatParser.parse(format, metrics: metrics)
    var lowering = VisualFormat.Lowering(format, parsed, options, views)
    try lowering.run()
    var constraints = lowering.constraints
    for index in constraints.indices { constraints[index].note(LiteralPlace(file, line, column)) }
    return constraints
  }
}

extension Node {
  /// Adds the constraints that a visual format says; see `Constraint.constraints(visualFormat:)`.
  ///
  ///     try page.constrain("V:|-[title]-(>=8)-[list]|", views: ["title": title, "list": list])
  ///
  /// - Returns: the group of the constraints, which are kept at this node.
  @discardableResult public final func constrain(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any Anchored], file: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) throws(VisualFormatError) -> ConstraintGroup {
    ConstraintGroup(
      try Constraint.constraints(
        visualFormat: format, options: options, metrics: metrics, views: views, file: file,
        line: line, column: column), at: self)
  }
}
