extension CSS {
  /// The custom properties of an element: CSS Variables 1.
  ///
  /// Elements that declare none share those of their parent.
  package struct Variables: Hashable, Sendable {
    /// The value of a custom property.
    enum Content: Hashable, Sendable {
      case text(String)
      /// A design token of a Swift sheet.
      case value(DesignToken.Value)
      /// A value that has more bytes than the limit after the substitution of its variables.
      case tooLong
    }

    private(set) var contents: [String: Content] = [:]
    /// The maximum size of a value after the substitution of variables.
    static let maximumBytes = 65_536

    package init() {}

    /// The custom properties as declarations, in the order of their names.
    var declarations: String {
      contents.sorted { $0.key < $1.key }.map { name, content in
        switch content {
        case .text(let text): "\(name): \(text); "
        case .value(let value): "\(name): \(value.css); "
        case .tooLong: ""
        }
      }.joined()
    }

    /// Whether the element has no custom properties.
    var isEmpty: Bool { contents.isEmpty }

    /// Creates the variables of an element that declares some: §2.3, and §2.3.1 for cycles.
    init(_ inherited: Variables, declaring own: [String: Content]) {
      contents = inherited.contents
      for name in own.keys { contents[name] = nil }
      var open: Set<String> = []
      var cyclic: Set<String> = []
      for name in own.keys { settle(name, own, inherited, &open, &cyclic, depth: 0) }
    }

    /// Returns the variables with which an element begins that inherits these: CSS Properties and
    /// Values 1 §2.
    func starting(_ registered: [RegisteredProperty], isRoot: Bool) -> Variables {
      var result = self
      for property in registered where isRoot || !property.isInherited {
        let initial = property.initial.map { Content.text($0) }
        if property.isInherited, result.contents[property.name] != nil { continue }
        if result.contents[property.name] != initial { result.contents[property.name] = initial }
      }
      return result
    }

    /// Returns the variables of an element with declarations, in ascending cascade order.
    func declaring(_ declarations: [Declaration]) -> Variables {
      var own: [String: Content] = [:]
      for declaration in declarations {
        guard case .custom(let name, let text) = declaration.declared else { continue }
        own[name] = .text(text)
      }
      return own.isEmpty ? self : Variables(self, declaring: own)
    }

    /// Resolves one of the element's own properties, after those it refers to.
    private mutating func settle(
      _ name: String, _ own: [String: Content], _ inherited: Variables, _ open: inout Set<String>,
      _ cyclic: inout Set<String>, depth: Int
    ) {
      guard contents[name] == nil, !cyclic.contains(name), let content = own[name] else { return }
      guard case .text(let text) = content else {
        contents[name] = content
        return
      }
      switch text.asciiLowercased {
      case "initial":
        cyclic.insert(name)
        return
      case "inherit", "unset":
        contents[name] = inherited.contents[name]
        return
      default: break
      }
      // A chain of more than 64 references is treated as a cycle.
      guard depth < 64, !open.contains(name) else {
        cyclic.formUnion(open)
        return
      }
      let list = TokenList(Source(text))
      guard CSS.containsVariable(list, 0..<list.end) else {
        contents[name] = content
        return
      }
      open.insert(name)
      for reference in Variables.references(list) {
        settle(reference, own, inherited, &open, &cyclic, depth: depth + 1)
      }
      open.remove(name)
      if cyclic.contains(name) { return }
      var isTooLong = false
      if let text = substituted(list, 0..<list.end, depth: 0, &isTooLong) {
        contents[name] = .text(text)
      } else if isTooLong {
        contents[name] = .tooLong
      } else {
        cyclic.insert(name)
      }
    }

    private static func references(_ list: TokenList) -> [String] {
      var names: [String] = []
      for index in 0..<list.end {
        guard case .function(let name) = list.tokens[index].kind, name.asciiLowercased == "var"
        else { continue }
        var next = index + 1
        while next < list.end, list.tokens[next].kind == .whitespace { next += 1 }
        if case .ident(let reference) = list.tokens[next].kind { names.append(reference) }
      }
      return names
    }

    /// Returns the text with each `var()` substituted, or `nil` if one refers to an undefined
    /// variable: §3.
    ///
    /// - Parameter isTooLong: Set if the reason is that the text would have more bytes than `maximumBytes`.
    func substituted(_ text: String, isTooLong: inout Bool) -> String? {
      let list = TokenList(Source(text))
      return substituted(list, 0..<list.end, depth: 0, &isTooLong)
    }

    private func substituted(
      _ list: TokenList, _ range: Range<Int>, depth: Int, _ isTooLong: inout Bool
    ) -> String? {
      guard depth < 32 else { return nil }
      var result = ""
      var index = range.lowerBound
      while index < range.upperBound {
        let token = list.tokens[index]
        guard case .function(let written) = token.kind,
          case let name = written.asciiLowercased, name == "var" || name == "env"
        else {
          result += list.source.text(token.start, token.end)
          index += 1
          continue
        }
        let close = min(list.partner(index), range.upperBound)
        let inside = index + 1..<max(index + 1, close)
        guard
          let replacement = name == "var"
            ? replacement(list, inside, depth, &isTooLong)
            : environment(list, inside, depth, &isTooLong)
        else { return nil }
        // Comments keep the surrounding tokens apart.
        result += "/**/" + replacement + "/**/"
        if result.utf8.count > Variables.maximumBytes {
          isTooLong = true
          return nil
        }
        index = min(close + 1, range.upperBound)
      }
      return result
    }

    /// Returns the value of an `env()`: CSS Environment Variables 1 §2.
    ///
    /// Nothing covers a document's edges.
    private func environment(
      _ list: TokenList, _ range: Range<Int>, _ depth: Int, _ isTooLong: inout Bool
    ) -> String? {
      let parts = list.split(range)
      let head = list.trimmed(parts[0])
      guard !head.isEmpty, case .ident(let name) = list.tokens[head.lowerBound].kind else {
        return nil
      }
      if name.hasPrefix("safe-area-inset-") || name.hasPrefix("safe-area-max-inset-") {
        return "0px"
      }
      guard parts.count > 1 else { return nil }
      let fallback = list.trimmed(parts[0].upperBound + 1..<range.upperBound)
      return substituted(list, fallback, depth: depth + 1, &isTooLong)
    }

    private func replacement(
      _ list: TokenList, _ range: Range<Int>, _ depth: Int, _ isTooLong: inout Bool
    ) -> String? {
      let parts = list.split(range)
      let head = list.trimmed(parts[0])
      guard head.count == 1, case .ident(let name) = list.tokens[head.lowerBound].kind,
        name.hasPrefix("--")
      else { return nil }
      switch contents[name] {
      case .text(let text): return text
      case .value(let value): return value.css
      case .tooLong:
        isTooLong = true
        return nil
      case nil: break
      }
      guard parts.count > 1 else { return nil }
      let fallback = list.trimmed(parts[0].upperBound + 1..<range.upperBound)
      return substituted(list, fallback, depth: depth + 1, &isTooLong)
    }
  }
}
