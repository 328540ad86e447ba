extension CSS {
  /// A scope, as declared by an `@scope` rule: CSS Cascade 6 §2.5.
  struct SelectorScope: Sendable {
    /// The number of the scope around this one, or -1.
    var outer: Int32
    /// The selectors of its roots, or `nil` if the parent of the element with the sheet is its root.
    var roots: [Selector]?
    /// The parent of the element with the sheet, or -1.
    var owner: Int32
    /// The selectors of the elements at which the scope ends.
    var limits: [Selector]
  }
}

extension CSS.SelectorTable {
  /// A scope, with its lists of selectors.
  struct Scope: Sendable {
    var outer: Int32
    var roots: Range<Int32>?
    var owner: Int32
    var limits: Range<Int32>
  }

  /// Returns how near the root of a scope is with which the selector of an entry matches an element,
  /// or `nil` if it does not match: CSS Cascade 6 §2.5.2.
  ///
  /// - Returns: The number of generations between the element and the root.
  func proximity(
    ofEntry entry: Int32, in scope: Int32, _ element: Int, in tree: CSS.ElementTree
  ) -> Int32? {
    // Most selectors that match with no root at all are found out at once, not once for each root.
    if hasPlainScope[Int(entries[Int(entry)])],
      !matches(entry: entry, element, in: tree, Around(scope: Int(Around.anyScope)))
    {
      return nil
    }
    let root = root(of: scope, around: element, tree) { root in
      matches(entry: entry, element, in: tree, Around(scope: root))
    }
    guard let root else { return nil }
    var (step, distance) = (element, Int32(0))
    while step != root {
      step = Int(tree.parents[step])
      distance += 1
    }
    return distance
  }

  /// Returns the nearest root of a scope that has an element in its scope and satisfies a condition.
  private func root(
    of number: Int32, around element: Int, _ tree: CSS.ElementTree, where isWanted: (Int) -> Bool
  ) -> Int? {
    var root = element
    while root >= 0 {
      if isRoot(root, of: number, tree), contains(element, number, root: root, tree),
        isWanted(root)
      {
        return root
      }
      root = Int(tree.parents[root])
    }
    return nil
  }

  /// Returns whether an element is a root of a scope, which is in the scope around it.
  private func isRoot(_ element: Int, of number: Int32, _ tree: CSS.ElementTree) -> Bool {
    let scope = scopes[Int(number)]
    func matchesStart(_ around: Around) -> Bool {
      guard let roots = scope.roots else { return element == Int(scope.owner) }
      return matchesAny(roots, element, tree, around)
    }
    guard scope.outer >= 0 else { return matchesStart(.none) }
    return remembered(.isScopeRoot, number, element, tree) {
      root(of: scope.outer, around: element, tree) { matchesStart(Around(scope: $0)) } != nil
    }
  }

  /// Returns whether an element in a root is in its scope: no limit is between the two, or is one of
  /// them.
  ///
  /// As in browsers, all of them are in the scope around that scope, too, though not necessarily in
  /// that of one root.
  private func contains(
    _ element: Int, _ number: Int32, root: Int, _ tree: CSS.ElementTree
  ) -> Bool {
    let scope = scopes[Int(number)]
    if scope.limits.isEmpty, scope.outer < 0 { return true }
    func key(_ element: Int) -> CSS.MatchMemo.Key {
      CSS.MatchMemo.Key(
        question: .isInScopeOfRoot, list: number, element: Int32(element), scope: Int32(root))
    }
    var inner = element
    var isInside = true
    while isInside {
      // Elements are styled from the root of the tree down, so that the parent is usually known.
      if let known = tree.memo.answer(key(inner), of: identity) {
        isInside = known == 1
        break
      }
      isInside =
        !matchesAny(scope.limits, inner, tree, Around(scope: root))
        && (scope.outer < 0 || isInScope(inner, scope.outer, tree))
      if inner == root { break }
      inner = Int(tree.parents[inner])
    }
    tree.memo.remember(isInside ? 1 : 0, key(element), of: identity)
    return isInside
  }

  private func isInScope(_ element: Int, _ number: Int32, _ tree: CSS.ElementTree) -> Bool {
    remembered(.isInScope, number, element, tree) {
      root(of: number, around: element, tree) { _ in true } != nil
    }
  }

  /// Returns a cached answer, without which scopes in scopes would be searched again for each
  /// ancestor of an element.
  private func remembered(
    _ question: CSS.MatchMemo.Key.Question, _ scope: Int32, _ element: Int,
    _ tree: CSS.ElementTree, _ find: () -> Bool
  ) -> Bool {
    let key = CSS.MatchMemo.Key(question: question, list: scope, element: Int32(element))
    if let known = tree.memo.answer(key, of: identity) { return known == 1 }
    let answer = find()
    tree.memo.remember(answer ? 1 : 0, key, of: identity)
    return answer
  }
}
