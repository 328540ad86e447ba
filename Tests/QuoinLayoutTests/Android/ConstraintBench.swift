import QuoinModel

@testable import QuoinLayout

/// Builds constraint layouts by hand: children are named by their place.
struct ConstraintBench {
  var children: [ConstraintWidget] = []
  var width = MeasureSpec.exactly(720)
  var height = MeasureSpec.exactly(1280)
  /// What a child wants when it may; 30×20 with a baseline at 15 if it is not said.
  var wishes: [Int: AndroidMeasure] = [:]

  @discardableResult
  mutating func add(
    _ width: ConstraintDimension.Length, _ height: ConstraintDimension.Length,
    _ links: [ConstraintLink] = [], _ change: (inout ConstraintWidget) -> Void = { _ in }
  ) -> ConstraintTarget {
    var widget = ConstraintWidget()
    widget.horizontal.length = width
    widget.vertical.length = height
    widget.links = links
    change(&widget)
    children.append(widget)
    return .sibling(ConstraintIndex(children.count - 1))
  }

  func solved(rightToLeft: Bool = false) -> ConstraintLayoutOutput {
    var input = ConstraintLayoutInput(children: children, width: width, height: height)
    input.isRightToLeft = rightToLeft
    return input.solved(measure: answer)
  }

  /// A child that takes what is settled, and else no more than it wants and is offered.
  func answer(
    _ child: ConstraintIndex, _ width: MeasureSpec, _ height: MeasureSpec
  ) -> AndroidMeasure {
    let wish = wishes[child.rawValue] ?? AndroidMeasure(30, 20, baseline: 15)
    return AndroidMeasure(
      width.resolve(wish.width), height.resolve(wish.height),
      baseline: wish.baseline)
  }

  /// The frames of all children: x, y, width, height.
  func frames(rightToLeft: Bool = false) -> [[Int]] {
    solved(rightToLeft: rightToLeft).placements.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}

/// The sides of the layout that a child hangs on.
enum Ties {
  static func start(_ target: ConstraintTarget = .parent) -> ConstraintLink {
    ConstraintLink(.start, to: .start, of: target)
  }

  static func end(_ target: ConstraintTarget = .parent) -> ConstraintLink {
    ConstraintLink(.end, to: .end, of: target)
  }

  static func top(_ target: ConstraintTarget = .parent) -> ConstraintLink {
    ConstraintLink(.top, to: .top, of: target)
  }

  static func bottom(_ target: ConstraintTarget = .parent) -> ConstraintLink {
    ConstraintLink(.bottom, to: .bottom, of: target)
  }

  static func after(_ target: ConstraintTarget) -> ConstraintLink {
    ConstraintLink(.start, to: .end, of: target)
  }

  static func before(_ target: ConstraintTarget) -> ConstraintLink {
    ConstraintLink(.end, to: .start, of: target)
  }

  static func below(_ target: ConstraintTarget) -> ConstraintLink {
    ConstraintLink(.top, to: .bottom, of: target)
  }

  static let allSides = [start(), end(), top(), bottom()]
}
