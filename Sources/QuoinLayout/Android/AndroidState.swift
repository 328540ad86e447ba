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
  /// The first answers, of which the elements from `answerCount` on are not valid; most views have no others.
  @exclusivity(unchecked) private final var answers: [Answer] = []
  /// The number of valid elements of `answers`.
  @exclusivity(unchecked) private final var answerCount = 0
  /// The other answers, as nested weights need many.
  @exclusivity(unchecked) private final var others: [Specs: AndroidMeasure] = [:]
  /// The number of resizes of the tree when the oldest answer was given.
  @exclusivity(unchecked) private final var lastResize = 0
  /// The table columns by which the view is measured, if it is the row of a table.
  @exclusivity(unchecked) final var columns: AndroidTableColumns?
  /// The maximum size of a view that may be smaller than an exact spec.
  private final let maximumWidth: Int
  private final let maximumHeight: Int

  private struct Answer {
    var width: MeasureSpec
    var height: MeasureSpec
    var measure: AndroidMeasure
  }

  private struct Specs: Hashable {
    var width: MeasureSpec
    var height: MeasureSpec
  }

  /// The number of answers that are searched one by one, and of all that a view remembers.
  private static let first = 8
  private static let most = 4096
  /// More pixels than any view has.
  private static let largest = 1_000_000_000

  /// Whether answers are remembered here, rather than by the engine.
  private final let remembers: Bool

  init(_ pass: LayoutPass, _ index: Int, remembers: Bool = true) {
    owner = .passUnretained(pass)
    self.index = index
    self.remembers = remembers
    // The only group of the framework that may be smaller than an exact spec.
    let group = pass.tree.nodes[index] as? AndroidConstraint
    maximumWidth = group?.maximumWidth ?? AndroidState.largest
    maximumHeight = group?.maximumHeight ?? AndroidState.largest
  }

  /// Returns the size of the view for specs.
  final func measured(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    var next = answerCount
    while next > 0 {
      next -= 1
      if answers[next].width == width, answers[next].height == height {
        return answers[next].measure
      }
    }
    if !others.isEmpty, let known = others[Specs(width: width, height: height)] { return known }
    if owner._withUnsafeGuaranteedRef(\.isOutOfTime) { return AndroidMeasure(0, 0) }
    var answer = measure(width, height)
    if width.isExact { answer.width = width.size }
    if height.isExact { answer.height = height.size }
    answer.width = max(0, min(answer.width, maximumWidth))
    answer.height = max(0, min(answer.height, maximumHeight))
    if remembers { remember(Answer(width: width, height: height, measure: answer)) }
    return answer
  }

  private final func remember(_ answer: Answer) {
    let resizes = owner._withUnsafeGuaranteedRef(\.resizes)
    if resizes != lastResize {
      // Answers for earlier sizes are rarely needed again, and a window that is resized by dragging has hundreds.
      dropAnswers()
      lastResize = resizes
    }
    guard answerCount < AndroidState.first else {
      if others.count == AndroidState.most { others.removeAll(keepingCapacity: true) }
      others[Specs(width: answer.width, height: answer.height)] = answer.measure
      return
    }
    if answerCount < answers.count {
      answers[answerCount] = answer
    } else {
      if answers.isEmpty { answers.reserveCapacity(2) }
      answers.append(answer)
    }
    answerCount += 1
  }

  /// Measures the view, without regard to exact specs: `onMeasure`.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec) -> AndroidMeasure {
    AndroidMeasure(0, 0)
  }

  /// Places the contents of the view, as they were measured by its last specs.
  func place(_ width: Int, _ height: Int, _ order: AndroidOrder) {}

  /// Discards the answers, because a view inside has changed.
  func forgetAnswers() { dropAnswers() }

  private final func dropAnswers() {
    answerCount = 0
    if !others.isEmpty { others = [:] }
  }

  /// Discards what is known about the children.
  func forgetChildren() {}
}

/// A view without children and without a text.
final class AndroidLeafState: AndroidState {
  private let measuring: AndroidLeafMeasuring

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
