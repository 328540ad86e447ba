import QuoinGeometry
import QuoinModel

/// The placement of a child in a row or column.
protocol AndroidLinearPlacement: AndroidPlacement {
  var weight: Float { get }
  var gravity: AndroidGravity? { get }
}

extension AndroidLinear.Placement: AndroidLinearPlacement {}

extension AndroidLinear: AndroidPassing {
  func passes(
    _ run: AndroidRun<Placement>, _ order: AndroidOrder
  ) -> AndroidLinearPasses<Placement> {
    AndroidLinearPasses(run: run, traits: linear)
  }
}

/// The passes of `LinearLayout`, of tables, which are columns, and of their rows.
///
/// Measuring visits the children twice. The first pass measures each child's own size, except for those that have only
/// a weight if the size of the group is exact. The second one distributes the remaining space by weight, which may be
/// negative. If the cross size depends on the children, those that match it are measured once more.
struct AndroidLinearPasses<Placement: AndroidLinearPlacement>: AndroidAxisPasses {
  typealias Slot = AndroidSlot<Placement>

  /// A child, or a column of a table's row in which no cell begins.
  struct Entry {
    /// The child, or `nil` for an empty column.
    var slot: Slot?
    /// The size of an empty column.
    var size = 0
    /// The first entry of the same child.
    var begin: Int
    /// The number of entries of the child.
    var span = 1
    // Apart, because each pass reads them, and generic code reads a parameter through a table of its protocol.
    let weight: Float
    let gravity: AndroidGravity?

    init(slot: Slot?, size: Int = 0, begin: Int, span: Int = 1) {
      (self.slot, self.size, self.begin, self.span) = (slot, size, begin, span)
      weight = slot?.placement.weight ?? 0
      gravity = slot?.placement.gravity
    }
  }

  let run: AndroidRun<Placement>
  let traits: AndroidLinearTraits
  var entries: [Entry] { didSet { firstShown = AndroidLinearPasses.firstShown(entries) } }
  /// The first entry whose child is not gone.
  private(set) var firstShown: Int
  /// Measures a child in the first pass, if not in the usual way with margins.
  var measureCell: ((Slot, Int, MeasureSpec, MeasureSpec) -> Void)?
  /// The total extent of the children along the axis, including margins, dividers and padding.
  private(set) var total = 0
  /// The space that children with a baseline need above and below it, by vertical gravity.
  var ascents = BaselineGroups()
  var descents = BaselineGroups()
  private var survey = Survey()

  static var isRepeatable: Bool { true }

  init(run: AndroidRun<Placement>, traits: AndroidLinearTraits) {
    self.run = run
    self.traits = traits
    entries = run.slots.enumerated().map { Entry(slot: $1, begin: $0) }
    firstShown = AndroidLinearPasses.firstShown(entries)
  }

  private static func firstShown(_ entries: [Entry]) -> Int {
    entries.firstIndex { $0.slot?.isGone == false } ?? entries.count
  }

  /// The results of the first pass.
  private struct Survey {
    var totalWeight: Float = 0
    var across = 0
    var acrossOfWeighted = 0
    var acrossOfOthers = 0
    var allMatch = true
    var anyMatches = false
    var hasSkipped = false
    var largest = Int.min
    /// The space that children with only a weight took in the first pass.
    var consumed = 0
    var baselineTop = 0
  }

  /// A number for each vertical gravity: none, top, bottom and fill.
  struct BaselineGroups {
    private var values = SIMD4(repeating: -1)

    subscript(gravity: AndroidGravity) -> Int {
      get { values[BaselineGroups.index(gravity)] }
      set { values[BaselineGroups.index(gravity)] = newValue }
    }

    var greatest: Int { values.max() }

    private static func index(_ gravity: AndroidGravity) -> Int {
      (gravity.verticalPart.rawValue >> 4 & ~1) >> 1 & 3
    }
  }

  var isHorizontal: Bool { traits.axis == .horizontal }

  mutating func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    let main = isHorizontal ? width : height
    let cross = isHorizontal ? height : width
    (total, survey) = (0, Survey())
    (ascents, descents) = (BaselineGroups(), BaselineGroups())
    for (index, entry) in entries.enumerated() where index == entry.begin {
      guard let slot = entry.slot else {
        total += entry.size
        continue
      }
      if !slot.isGone { ask(slot, entry, at: index, main, cross) }
    }
    if traits.dividers.contains(.end), entries.contains(where: { $0.slot?.isGone == false }) {
      total += traits.dividerSize
    }
    alignBaselines()
    if traits.measuresWithLargestChild, !main.isExact { countLargest(main) }
    total += mainPadding
    let size = main.resolve(max(total, isHorizontal ? run.minimumWidth : run.minimumHeight))
    let rest = size - total + survey.consumed
    if survey.hasSkipped || survey.totalWeight > 0 {
      share(rest, main, cross)
    } else {
      survey.acrossOfOthers = max(survey.acrossOfOthers, survey.acrossOfWeighted)
    }
    var across = survey.across
    if !survey.allMatch, !cross.isExact { across = survey.acrossOfOthers }
    across = cross.resolve(
      max(across + crossPadding, isHorizontal ? run.minimumHeight : run.minimumWidth))
    if survey.anyMatches { matchAcross(.exactly(across)) }
    let answer = isHorizontal ? AndroidMeasure(size, across) : AndroidMeasure(across, size)
    return withBaseline(answer)
  }

  // MARK: The first pass

  private mutating func ask(
    _ slot: Slot, _ entry: Entry, at index: Int, _ main: MeasureSpec, _ cross: MeasureSpec
  ) {
    if hasDivider(before: index) { total += traits.dividerSize }
    let weight = entry.weight
    survey.totalWeight += weight
    let isOfExcess = mainLength(slot) == .pixels(0) && weight > 0
    if main.isExact, isOfExcess {
      grow(mainMargins(slot), main)
      if isHorizontal, traits.isBaselineAligned {
        // Only its baseline is needed.
        slot.measure(.unspecified, .unspecified)
      } else {
        survey.hasSkipped = true
      }
    } else {
      // After the first weight each child may take all of the space; the excess is removed later.
      let used = survey.totalWeight == 0 ? total : 0
      if let measureCell {
        measureCell(slot, index, main, cross)
      } else {
        let length: AndroidLength = isOfExcess ? .wrapContent : mainLength(slot)
        measure(
          slot, main.child(length, beside: mainPadding + mainMargins(slot) + used),
          cross.child(crossLength(slot), beside: crossPadding + crossMargins(slot)))
      }
      if isOfExcess { survey.consumed += mainSize(slot) }
      grow(mainSize(slot) + mainMargins(slot) + slot.nextOffset, main)
      survey.largest = max(survey.largest, mainSize(slot))
    }
    if traits.baselineChild == index + 1 { survey.baselineTop = total }
    noteAcross(slot, entry, cross, isFirst: true)
  }

  /// Records a child's cross size.
  private mutating func noteAcross(
    _ slot: Slot, _ entry: Entry, _ cross: MeasureSpec, isFirst: Bool
  ) {
    let matches = crossLength(slot) == .matchParent
    let matchesLater = !cross.isExact && matches
    if isFirst, matchesLater { survey.anyMatches = true }
    let margins = crossMargins(slot)
    let size = crossSize(slot) + margins
    if isHorizontal, traits.isBaselineAligned, let baseline = slot.baseline {
      let gravity = entry.gravity ?? traits.gravity
      ascents[gravity] = max(ascents[gravity], baseline)
      descents[gravity] = max(descents[gravity], size - baseline)
    }
    survey.across = max(survey.across, size)
    survey.allMatch = survey.allMatch && matches
    let counted = matchesLater ? margins : size
    if isFirst, entry.weight > 0 {
      survey.acrossOfWeighted = max(survey.acrossOfWeighted, counted)
    } else {
      survey.acrossOfOthers = max(survey.acrossOfOthers, counted)
    }
  }

  private mutating func alignBaselines() {
    guard isHorizontal, ascents.greatest != -1 else { return }
    survey.across = max(survey.across, ascents.greatest + descents.greatest)
  }

  private mutating func countLargest(_ main: MeasureSpec) {
    total = 0
    for slot in run.slots where !slot.isGone {
      grow(survey.largest + mainMargins(slot) + slot.nextOffset, main)
    }
  }

  // MARK: The second pass

  /// Distributes the remaining space among the children with weights.
  private mutating func share(_ rest: Int, _ main: MeasureSpec, _ cross: MeasureSpec) {
    var rest = rest
    var weightLeft = traits.weightSum > 0 ? traits.weightSum : survey.totalWeight
    total = 0
    if isHorizontal {
      (ascents, descents) = (BaselineGroups(), BaselineGroups())
      survey.across = -1
    }
    for entry in entries {
      guard let slot = entry.slot, !slot.isGone else { continue }
      let weight = entry.weight
      if weight > 0 {
        let share = AndroidArithmetic.int(weight * Float(rest) / weightLeft)
        rest -= share
        weightLeft -= weight
        var size = mainLength(slot) == .pixels(0) ? share : mainSize(slot) + share
        if traits.measuresWithLargestChild, !main.isExact { size = survey.largest }
        measure(
          slot, .exactly(max(0, size)),
          cross.child(crossLength(slot), beside: crossPadding + crossMargins(slot)))
      }
      grow(mainSize(slot) + mainMargins(slot) + slot.nextOffset, main)
      noteAcross(slot, entry, cross, isFirst: false)
    }
    total += mainPadding
    alignBaselines()
  }

  /// Measures the children again that match the group's cross size.
  private func matchAcross(_ size: MeasureSpec) {
    for slot in run.slots where !slot.isGone && crossLength(slot) == .matchParent {
      measure(
        slot, .exactly(mainSize(slot)),
        size.child(.matchParent, beside: crossPadding + crossMargins(slot)))
    }
  }

  /// Adds to the extent; negative margins shorten only a row of exact size.
  private mutating func grow(_ extent: Int, _ main: MeasureSpec) {
    total = isHorizontal && main.isExact ? total + extent : max(total, total + extent)
  }

  /// Whether there is a divider before an entry.
  func hasDivider(before index: Int) -> Bool {
    traits.dividers.contains(index <= firstShown ? .beginning : .middle)
  }

  /// Returns the size with the baseline of the child that provides it.
  private func withBaseline(_ size: AndroidMeasure) -> AndroidMeasure {
    guard let index = traits.baselineChild, run.slots.indices.contains(index),
      let own = run.slots[index].baseline
    else { return size }
    var size = size
    // As in the framework, the top padding counts only if the content is moved down.
    var top = survey.baselineTop
    if !isHorizontal {
      switch traits.gravity.verticalPart {
      case .bottom: top = size.height - run.padding.bottom - total
      case .centerVertical: top += (size.height - run.padding.vertical - total) / 2
      default: break
      }
    }
    size.baseline = top + run.slots[index].margins.top + own
    return size
  }
}

/// Arithmetic with the semantics of the framework's language.
enum AndroidArithmetic {
  /// Truncates a number to an integer; NaN becomes 0, and numbers out of range are clamped.
  static func int(_ value: Float) -> Int {
    if value.isNaN { return 0 }
    return Int(max(-2_147_483_648, min(Double(value), 2_147_483_647)))
  }

  /// Rounds to the nearest integer; ties round up.
  static func round(_ value: Float) -> Int { int((value + 0.5).rounded(.down)) }
}
