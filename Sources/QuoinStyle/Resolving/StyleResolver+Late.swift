import QuoinModel

extension StyleResolver {
  /// Returns the cascaded style of a node whose declarations depend on variables, fonts or the
  /// viewport.
  ///
  /// - Parameter given: The values that the node inherits.
  func lateStyle(
    _ index: Int, _ match: MatchPool.Match, _ own: Style, on given: Style
  ) -> Style {
    declareVariables(index, match)
    var context = fontContext(index)
    // The font and the colour first, because other values may be relative to them.
    let first = apply(index, match, own, context, only: [.fontSize, .color])
    var font = nodes[index].defaultFont
    let look = Look(
      given.merging(first.filtered { $0.group == .text }).withoutKeywords,
      defaultFont: font, traits: environment.traits)
    font = look.text.font
    context.fontSize = font.size
    context.color = look.text.color ?? .label
    if parents[index] < 0 { context.rootFontSize = font.size }
    return apply(index, match, own, context, only: nil)
  }

  private func declareVariables(_ index: Int, _ match: MatchPool.Match) {
    var declared: [String: CSS.Variables.Content] = [:]
    for rule in match.normal {
      for (name, value) in content.rules[Int(rule)].normal.variables { declared[name] = value }
    }
    for rule in match.important {
      for (name, value) in content.rules[Int(rule)].important.variables { declared[name] = value }
    }
    guard !declared.isEmpty else { return }
    variables[index] = CSS.Variables(variables[index], declaring: declared)
  }

  private func fontContext(_ index: Int) -> CSS.ComputeContext {
    let parent = Int(parents[index])
    let root = parent >= 0 ? look(of: 0).text.font.size : nodes[index].defaultFont.size
    let size = parent >= 0 ? look(of: parent).text.font.size : nodes[index].defaultFont.size
    var context = CSS.ComputeContext(
      fontSize: size, parentFontSize: size, rootFontSize: root, viewport: environment.viewport)
    if parent >= 0 {
      context.parentFontWeight = Double(look(of: parent).text.font.weight.rawValue)
    }
    return context
  }

  /// Applies all declarations in cascade order, or only those of the properties in `only`.
  private func apply(
    _ index: Int, _ match: MatchPool.Match, _ own: Style, _ context: CSS.ComputeContext,
    only: Set<StyleProperty>?
  ) -> Style {
    var style = Style()
    for rule in match.normal {
      apply(content.rules[Int(rule)].normal, index, context, only, &style)
    }
    style.merge(withTokens(own, index))
    for rule in match.important {
      apply(content.rules[Int(rule)].important, index, context, only, &style)
    }
    return style
  }

  private func apply(
    _ block: CSS.Block, _ index: Int, _ context: CSS.ComputeContext, _ only: Set<StyleProperty>?,
    _ style: inout Style
  ) {
    for step in block.steps {
      switch step {
      case .style(let ready): style.merge(withTokens(ready, index))
      case .late(let declaration):
        let direction = nodes[index].inheritedDirection ?? environment.traits.layoutDirection
        declaration.forEachLonghand(
          variables[index], direction, report: { report(index, declaration, $0, $1) }
        ) { item in
          switch item {
          case .value(let property, let value):
            if let only, only.isDisjoint(with: property.nativeProperties) { return }
            apply(index, property, value, declaration, context, &style)
          case .wide(let property, let word): style.merge(property.nativeStyle(word))
          default: break
          }
        }
      }
    }
  }

  private func apply(
    _ index: Int, _ property: CSS.Property, _ value: CSS.Value, _ declaration: CSS.Declaration,
    _ context: CSS.ComputeContext, _ style: inout Style
  ) {
    guard let native = property.row.native else { return }
    guard let computed = property.computed(value, context) else {
      report(
        index, declaration, "unknown-length",
        "a length of '\(property.name)' depends on the size of the scene, which has none")
      return
    }
    if !native(computed, &style) {
      report(
        index, declaration, "unsupported-value",
        "this value of '\(property.name)' is not supported by native nodes")
    }
  }

  /// Returns a style with its tokens replaced by their values.
  private func withTokens(_ style: Style, _ index: Int) -> Style {
    guard style.hasTokens else { return style }
    var result = style
    for entry in style.entries {
      guard case .token(let name) = entry.value else { continue }
      result[entry.property] = value(of: name, for: entry.property, index)
    }
    return result
  }

  private func value(of name: String, for property: StyleProperty, _ index: Int) -> StyleValue? {
    switch variables[index].contents["--" + name] {
    case .value(let token):
      if let value = token.styleValue(for: property) { return value }
      report(
        index,
        Diagnostic(
          .warning, rule: "invalid-value",
          "the token '\(name)' is not a valid value for '\(property)'",
          place: nodes[index].place))
      return nil
    case .tooLong:
      report(
        index,
        Diagnostic(
          .warning, rule: "limit-exceeded",
          "the token '\(name)' has more bytes than the limit of \(CSS.Variables.maximumBytes) after the substitution of "
            + "variables",
          place: nodes[index].place))
      return nil
    case .text(let text):
      // A custom property from CSS text: parse it as a value of the CSS property that sets this
      // one.
      let list = CSS.TokenList(CSS.Source(text))
      for row in CSS.Property.all where row.nativeProperties.contains(property) {
        var reader = CSS.ValueReader(list, list.trimmed(0..<list.end))
        var style = Style()
        if let value = row.row.grammar(&reader), reader.isAtEnd, let native = row.row.native,
          let computed = row.computed(value, fontContext(index)), native(computed, &style),
          let found = style[property]
        {
          return found
        }
      }
      return nil
    case nil:
      report(
        index,
        Diagnostic(
          .warning, rule: "unknown-variable",
          "there is no token '\(name)' here"
            + variables[index].suggestion(for: "--" + name, droppingFirst: 2),
          place: nodes[index].place))
      return nil
    }
  }

  private func report(
    _ index: Int, _ declaration: CSS.Declaration, _ rule: String, _ message: String
  ) {
    report(index, Diagnostic(.warning, rule: rule, message, place: declaration.place))
  }

  private func report(_ index: Int, _ diagnostic: Diagnostic) {
    if !late[index, default: []].contains(diagnostic) {
      late[index, default: []].append(diagnostic)
    }
  }
}

extension Style {
  /// The style without the `inherit` and `initial` entries.
  var withoutKeywords: Style {
    var plain = self
    for entry in entries where entry.value == .inherit || entry.value == .initial {
      if entry.property != .textStyle { plain[entry.property] = nil }
    }
    return plain
  }
}
