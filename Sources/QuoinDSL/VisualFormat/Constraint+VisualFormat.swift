public import QuoinModel

extension Constraint {
  /// Returns the constraints of a visual format for later activation, each in its own group.
  ///
  ///     try Constraint.activate(
  ///       Constraint.constraints(visualFormat: "H:|-[a]-[b]", views: ["a": a, "b": b]))
  ///
  /// Each is stored at the node of the view that it begins with. Grammar and standard spacing are
  /// those of `Node.constrain(_:options:metrics:views:)`.
  ///
  /// - Throws: an error that describes the problem and its position in the format.
  public static func constraints(
    visualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: any LayoutAnchorOwner],
    file: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) throws(VisualFormatError) -> [ConstraintGroup] {
    let created: [Constraint] = try constraints(
      visualFormat: format, options: options, metrics: metrics,
      views: views.mapValues { $0 as any Anchored }, file: file, line: line, column: column)
    let owners = Dictionary(
      views.values.map { ($0.anchorItem.node, $0.anchorOwner) }, uniquingKeysWith: { one, _ in one }
    )
    return created.compactMap { constraint in
      // The first item of each constraint is one of the views, or a container that is referred to
      // through one.
      owners[constraint.first.item.node].map {
        ConstraintGroup(waiting: [constraint], for: $0.openConstraintList(), chained: false)
      }
    }
  }

  /// Returns the constraints of a visual format: `H:|-20-[a(>=50@750)]-[b(==a)]-|`.
  ///
  /// A plain `-` is 8 points between views and 20 to the container. `|` means the container of the
  /// first or last view at layout time.
  ///
  /// - Parameters:
  ///   - format: the format, in Apple's grammar with `*`, `/`, `+` and `-` allowed after a view's
  ///     name.
  ///   - options: the alignment of the views, and the direction of the row.
  ///   - metrics: the numbers that the format refers to by name.
  ///   - views: the nodes and guides that the format refers to by name.
  /// - Throws: an error that describes the problem and its position in the format.
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
  /// Adds the constraints of a visual format; see `Constraint.constraints(visualFormat:)`.
  ///
  ///     try page.constrain("V:|-[title]-(>=8)-[list]|", views: ["title": title, "list": list])
  ///
  /// - Returns: the group of the constraints, which are stored at this node.
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
