import QuoinGeometry
import QuoinModel

/// A view in a layout pass, which is measured by specs in whole pixels and remembers its answers, as `View.measure`
/// does.
///
/// Groups measure and place each other through these states, without conversion to points. A kept pass keeps them, and
/// discards the answers of views that changed and of the groups around them.
class AndroidState {
  /// The pass, which owns the state.
  final var pass: LayoutPass { owner.takeUnretainedValue() }
  /// The pass, without a reference count at each use.
  final let owner: Unmanaged<LayoutPass>
  /// The view's index in the tree.
  final let index: Int
  // What each measurement reads stands together.
  /// The last answer, apart from the others, because most views have no others.
  @exclusivity(unchecked) private final var latest = Answer.none
  /// The number of valid elements of `earlier`, at most ``AndroidState/first``.
  @exclusivity(unchecked) private final var earlierCount: Int32 = 0
  /// The number of resizes of the tree when the oldest answer was given.
  @exclusivity(unchecked) private final var lastResize = 0
  /// The table columns by which the view is measured, if it is the row of a table.
  @exclusivity(unchecked) final var columns: AndroidTableColumns?
  /// The maximum size of a view that may be smaller than an exact spec.
  private final let maximumWidth: Int32
  private final let maximumHeight: Int32
  /// The other answers, as nested weights need many.
  @exclusivity(unchecked) private final var others: [Specs: AndroidMeasure] = [:]
  /// The answers before the last one; only the first `earlierCount` elements are valid.
  @exclusivity(unchecked) private final var earlier: [Answer] = []

  /// The size for specs, in the 32 bits that pixels have in the framework.
  private struct Answer {
    let width: MeasureSpec
    let height: MeasureSpec
    private let size: SIMD2<Int32>
    private let baseline: Int32
    private let hasBaseline: Bool
    /// Whether there is an answer.
    var isKnown: Bool

    static let none = Answer(.unspecified, .unspecified, AndroidMeasure(0, 0), isKnown: false)

    init(
      _ width: MeasureSpec, _ height: MeasureSpec, _ measure: AndroidMeasure, isKnown: Bool = true
    ) {
      (self.width, self.height, self.isKnown) = (width, height, isKnown)
      size = SIMD2(Int32(clamping: measure.width), Int32(clamping: measure.height))
      baseline = Int32(clamping: measure.baseline ?? 0)
      hasBaseline = measure.baseline != nil
    }

    func answers(_ width: MeasureSpec, _ height: MeasureSpec) -> Bool {
      isKnown && self.width == width && self.height == height
    }

    var measure: AndroidMeasure {
      AndroidMeasure(Int(size.x), Int(size.y), baseline: hasBaseline ? Int(baseline) : nil)
    }
  }

  private struct Specs: Hashable {
    var width: MeasureSpec
    var height: MeasureSpec
  }

  /// The numbers of earlier answers that are searched one by one, and of the others.
  private static let first = 7
  private static let most = 4096
  /// More pixels than any view has.
  private static let largest: Int32 = 1_000_000_000

  /// Whether answers are remembered here, rather than by the engine.
  private final let remembers: Bool

  init(_ pass: LayoutPass, _ index: Int, remembers: Bool = true) {
    owner = .passUnretained(pass)
    self.index = index
    self.remembers = remembers
    // The only group of the framework that may be smaller than an exact spec.
    let group = pass.tree.nodes[index] as? AndroidConstraint
    maximumWidth = group?.maximumWidth.map { Int32(clamping: $0) } ?? AndroidState.largest
    maximumHeight = group?.maximumHeight.map { Int32(clamping: $0) } ?? AndroidState.largest
  }

  /// Returns the size of the view for specs.
  final func measured(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    if latest.answers(width, height) { return latest.measure }
    if earlierCount > 0, let known = earlierAnswer(width, height) { return known }
    if owner._withUnsafeGuaranteedRef(\.isOutOfTime) { return AndroidMeasure(0, 0) }
    var answer = measure(width, height)
    if width.isExact { answer.width = width.size }
    if height.isExact { answer.height = height.size }
    answer.width = max(0, min(answer.width, Int(maximumWidth)))
    answer.height = max(0, min(answer.height, Int(maximumHeight)))
    if remembers { remember(Answer(width, height, answer)) }
    return answer
  }

  private final func remember(_ answer: Answer) {
    let resizes = owner._withUnsafeGuaranteedRef(\.resizes)
    if resizes != lastResize {
      // Answers for earlier sizes are rarely needed again, and a window that is resized by dragging has hundreds.
      dropAnswers()
      lastResize = resizes
    }
    if latest.isKnown { keep(latest) }
    latest = answer
  }

  private final func keep(_ answer: Answer) {
    if earlierCount < AndroidState.first {
      if earlierCount < earlier.count {
        earlier[Int(earlierCount)] = answer
      } else {
        earlier.append(answer)
      }
      earlierCount += 1
      return
    }
    if others.count == AndroidState.most { others.removeAll(keepingCapacity: true) }
    others[Specs(width: answer.width, height: answer.height)] = answer.measure
  }

  private final func earlierAnswer(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure? {
    var next = Int(earlierCount)
    while next > 0 {
      next -= 1
      if earlier[next].answers(width, height) { return earlier[next].measure }
    }
    return others.isEmpty ? nil : others[Specs(width: width, height: height)]
  }

  /// Measures the view, without regard to exact specs: `onMeasure`.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    AndroidMeasure(0, 0)
  }

  /// Whether the view has contents that are placed with it.
  var hasContents: Bool { true }

  /// Places the contents of the view, as they were measured by its last specs.
  func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {}

  /// Discards the answers, because a view inside has changed.
  func forgetAnswers() { dropAnswers() }

  private final func dropAnswers() {
    latest.isKnown = false
    earlierCount = 0
    if !others.isEmpty { others = [:] }
  }

  /// Discards what is known about the children.
  func forgetChildren() {}
}

/// A view without children and without a text.
final class AndroidLeafState: AndroidState {
  private let measuring: AndroidLeafMeasuring
  override var hasContents: Bool { false }

  init(_ leaf: AndroidLeaf, _ pass: LayoutPass, _ index: Int) {
    measuring = AndroidLeafMeasuring(leaf, pass.tree.directions[index])
    super.init(pass, index)
  }

  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measuring.answer(AndroidRoom(width, height))
  }
}

/// A view with a text.
final class AndroidTextState: AndroidState {
  @exclusivity(unchecked) private var measuring: AndroidTextMeasuring
  override var hasContents: Bool { false }

  init(_ measuring: AndroidTextMeasuring, _ pass: LayoutPass, _ index: Int) {
    self.measuring = measuring
    super.init(pass, index)
  }

  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    measuring.answer(AndroidRoom(width, height))
  }
}

extension AndroidRoom {
  fileprivate init(_ width: MeasureSpec, _ height: MeasureSpec) {
    self.init(
      width: width.room, height: height.room, isWidthExact: width.isExact,
      isHeightExact: height.isExact)
  }
}

/// A node that is not a view of Android, or has a size of its own from a style: the engine measures it in points.
final class AndroidGuestState: AndroidState {
  private let density: Double
  /// The state of a group that has a size of its own.
  private let group: AndroidState?

  init(_ pass: LayoutPass, _ index: Int, density: Double) {
    self.density = density
    group = pass.tree.algorithms[index] == nil ? nil : pass.androidState(at: index)
    super.init(pass, index, remembers: false)
  }

  override func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var question = Question(
      ProposedSize(
        width: width.room.map { Double($0) / density },
        height: height.room.map { Double($0) / density }))
    question.isWidthExact = width.isExact
    question.isHeightExact = height.isExact
    let answer = pass.measure(index, question)
    return AndroidMeasure(
      pixels(answer.size.width), pixels(answer.size.height),
      baseline: answer.firstBaseline.map(pixels))
  }

  private func pixels(_ points: Double) -> Int { AndroidPixels.whole(points * density) }

  override func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {
    if let group { return group.place(width, height, order) }
    pass.place(index, in: pass.frames[index].size)
  }
}
