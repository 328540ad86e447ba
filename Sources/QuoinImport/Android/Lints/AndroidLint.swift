import QuoinModel

/// Checks for problems in Android layouts, following the lint checks of Android Studio.
///
/// A finding is suppressed if the view or an ancestor specifies the check's id in `tools:ignore`.
struct AndroidLint {
  let attributes: AndroidAttributes
  let surroundings: AndroidInflater.Surroundings
  let inflater: AndroidInflater

  /// Checks a view.
  func check() {
    checkConstraints()
    checkWeights()
    checkUse()
    checkTexts()
    checkTarget()
    checkDescription()
  }

  var kind: AndroidKind { attributes.kind }
  private var name: String {
    attributes.className.split(separator: ".").last.map { String($0) } ?? attributes.className
  }

  /// Reports a finding unless the document suppresses the check.
  private func report(
    _ rule: String, _ name: String, _ message: String, _ severity: Diagnostic.Severity = .warning
  ) {
    let ignored = surroundings.ignored + AndroidLint.ignored(by: attributes.own)
    guard !ignored.contains(name), !ignored.contains("all") else { return }
    inflater.warn(rule, message, inflater.place(attributes), severity)
  }

  /// Returns the ids of the checks that an element suppresses.
  static func ignored(by own: AndroidValues) -> [String] {
    (own["tools:ignore"] ?? "").split(separator: ",").map { String($0).trimmed }
  }

  private func has(_ words: [String]) -> Bool {
    words.contains { word in
      attributes.own[AndroidName(.app, word)] != nil
        || attributes.own[AndroidName(.android, word)] != nil
    }
  }

  // MARK: Constraints

  private func checkConstraints() {
    guard let group = surroundings.group, group.kind == .constraint,
      group.raw("layoutDescription") == nil
    else { return }
    switch kind {
    case .guideline, .barrier, .group, .placeholder, .stub: return
    default: break
    }
    if let id = attributes.id, surroundings.placedByOthers.contains(id) { return }
    func names(_ sides: [String]) -> [String] {
      let all = ["Left", "Right", "Start", "End", "Top", "Bottom", "Baseline"]
      return sides.flatMap { side in all.map { "layout_constraint\(side)_to\($0)Of" } }
    }
    let isAround = has(["layout_constraintCircle"])
    let fills = (
      attributes.length("android:layout_width") == .matchParent,
      attributes.length("android:layout_height") == .matchParent
    )
    let isFreeAcross = !isAround && !fills.0 && !has(names(["Left", "Right", "Start", "End"]))
    let isFreeDown = !isAround && !fills.1 && !has(names(["Top", "Bottom", "Baseline"]))
    guard isFreeAcross || isFreeDown else { return }
    let what =
      isFreeAcross && isFreeDown
      ? "is not constrained, so it jumps to (0,0) when the app runs: add a horizontal and a vertical constraint"
      : isFreeAcross
        ? "is not constrained horizontally, so it jumps to the left edge when the app runs: add a horizontal constraint"
        : "is not constrained vertically, so it jumps to the top edge when the app runs: add a vertical constraint"
    report("missing-constraint", "MissingConstraints", "this \(name) \(what)", .error)
  }

  // MARK: Groups

  /// Returns how often the view's group measures it per pass because of its weight, or `nil` if it
  /// has none.
  ///
  /// A linear layout measures views with a weight again once the remaining space is known. The
  /// first measurement is skipped for a view with a size of 0 in a group of known size, unless its
  /// baseline is needed.
  static func measures(
    _ attributes: AndroidAttributes, in group: AndroidAttributes?, _ isGroupExact: Bool
  ) -> Int? {
    guard let group, group.kind == .linear,
      (attributes.number("android:layout_weight") ?? 0) > 0
    else { return nil }
    let isVertical = AndroidLint.isVertical(group)
    let size = attributes.length(
      isVertical ? "android:layout_height" : "android:layout_width")
    let asksBaseline = !isVertical && group.bool("android:baselineAligned") != false
    return size == .pixels(0) && isGroupExact && !asksBaseline ? 1 : 2
  }

  static func isVertical(_ group: AndroidAttributes) -> Bool {
    ["vertical", "1"].contains(group.text("android:orientation"))
  }

  /// Returns whether a group's size along its main axis is known before measuring its children.
  static func isExact(_ group: AndroidAttributes, isWeighted: Bool) -> Bool {
    let length = group.length(
      isVertical(group) ? "android:layout_height" : "android:layout_width")
    return isWeighted || length == .matchParent || length?.pixels ?? 0 > 0
  }

  private func checkWeights() {
    guard surroundings.weights == 1,
      let own = AndroidLint.measures(attributes, in: surroundings.group, surroundings.isGroupExact)
    else { return }
    let count = own * surroundings.measures
    report(
      "nested-weights", "NestedWeights",
      "a weight inside of a group that has a weight: this view is measured \(count) times in a pass of the layout, and"
        + " what is in it up to twice as often with each more weight: use a ConstraintLayout, or take one of the"
        + " weights away")
  }

  private func checkUse() {
    let plain: [AndroidKind] = [.linear, .frame, .relative]
    guard plain.contains(kind), AndroidKind.isKnown(attributes.className),
      !["fragment", "FragmentContainerView"].contains(name), !name.hasPrefix("Collapsing")
    else { return }
    let keeps = [
      "id", "background", "padding", "paddingLeft", "paddingTop", "paddingRight", "paddingBottom",
      "paddingStart", "paddingEnd", "paddingHorizontal", "paddingVertical", "foreground",
      "elevation",
      "onClick", "clickable", "theme", "tag", "visibility", "alpha", "gravity",
      "contentDescription",
      "transitionName", "fitsSystemWindows", "minHeight", "minWidth", "layout_behavior",
    ]
    let views = attributes.element.children.filter {
      !["requestFocus", "tag"].contains($0.name)
    }
    guard !has(keeps), attributes.own[":style"] == nil else { return }
    if views.isEmpty, surroundings.depth > 0 {
      return report(
        "useless-leaf", "UselessLeaf",
        "this \(name) has no children and no background: remove it, or make it a Space", .note)
    }
    guard let group = surroundings.group, plain.contains(group.kind), group.kind != .stub,
      surroundings.depth > 1,
      group.element.children.filter({ $0.name != "requestFocus" }).count == 1,
      !views.contains(where: { $0.name == "include" && views.count == 1 })
    else { return }
    report(
      "useless-parent", "UselessParent",
      "this \(name) is the only child of its group and shows nothing itself: move its children into that group",
      .note)
  }

  // MARK: Appearance

  private func checkTexts() {
    for word in ["text", "hint", "contentDescription", "title", "textOn", "textOff"] {
      guard let value = attributes.own[AndroidName(.android, word)], !value.isEmpty,
        !value.hasPrefix("@"), !value.hasPrefix("?"), value.contains(where: { $0.isLetter })
      else { continue }
      report(
        "text-without-resource", "HardcodedText",
        "the \(word) “\(value.prefix(40))” is written in the layout, so it cannot be translated: put it into"
          + " res/values/strings.xml and name it by @string/", .note)
    }
  }

  /// The minimum size of a touch target, in density-independent pixels.
  private static let leastTarget = 48.0

  private func checkTarget() {
    let tapped: [AndroidKind] = [
      .button, .toggle, .imageButton, .checkBox, .switch, .floatingButton, .spinner, .seekBar,
    ]
    guard
      tapped.contains(kind) || attributes.bool("android:clickable") == true
        || attributes.own["android:onClick"] != nil
    else { return }
    let density = inflater.density
    let sides = [("wide", "layout_width", "minWidth"), ("high", "layout_height", "minHeight")]
    for (word, length, least) in sides {
      guard case .pixels(let pixels) = attributes.length(AndroidName(.android, length)), pixels > 0
      else { continue }
      let points = Double(max(pixels, attributes.size(AndroidName(.android, least)) ?? 0)) / density
      guard points < AndroidLint.leastTarget else { continue }
      report(
        "small-touch-target", "TouchTargetSizeCheck",
        "this \(name) can be tapped and is \(Int(points)) dp \(word): touch targets need 48 dp",
        .note)
      return
    }
  }

  private func checkDescription() {
    guard [.image, .imageButton, .floatingButton].contains(kind),
      attributes.own["android:contentDescription"] == nil,
      attributes.raw("android:contentDescription") == nil,
      attributes.text("android:importantForAccessibility") != "no",
      attributes.own["android:labelFor"] == nil
    else { return }
    report(
      "missing-description", "ContentDescription",
      "this \(name) has no description for accessibility: set android:contentDescription, or \"@null\" where"
        + " it only decorates", .note)
  }
}

extension AndroidLint {
  /// Returns the ids of the children that helpers of a constraint layout position.
  static func placedByOthers(_ group: AndroidAttributes) -> Set<String> {
    guard group.kind == .constraint else { return [] }
    var ids: Set<String> = []
    for child in group.element.children
    where ["Flow", "Grid", "CircularFlow", "Carousel", "Placeholder"].contains(
      child.name.split(separator: ".").last.map { String($0) } ?? "")
    {
      let own = group.file.attributes(child)
      let words = own["constraint_referenced_ids"] ?? AndroidAttributes.id(own["content"]) ?? ""
      ids.formUnion(words.split(separator: ",").map { String($0).trimmed })
    }
    return ids
  }
}
