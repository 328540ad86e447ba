import QuoinGeometry

// Places by those of some siblings that are not hidden: PinLayout's `visible(_:)`, at the word itself.

extension Relation where C == AbsoluteContainer {
  /// Stands below those of the siblings that are visible.
  @discardableResult public func below(
    visible first: Node, _ more: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    below(of: QuoinModel.visible([first] + more), aligned: flush)
  }

  /// Stands above those of the siblings that are visible.
  @discardableResult public func above(
    visible first: Node, _ more: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    above(of: QuoinModel.visible([first] + more), aligned: flush)
  }

  /// Stands to the right of those of the siblings that are visible.
  @discardableResult public func right(
    visible first: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    right(of: QuoinModel.visible([first] + more), aligned: flush)
  }

  /// Stands to the left of those of the siblings that are visible.
  @discardableResult public func left(
    visible first: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    left(of: QuoinModel.visible([first] + more), aligned: flush)
  }

  /// Stands behind those of the siblings that are visible in the direction of rows.
  @discardableResult public func after(
    visible first: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    after(of: QuoinModel.visible([first] + more), aligned: flush)
  }

  /// Stands before those of the siblings that are visible in the direction of rows.
  @discardableResult public func before(
    visible first: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    before(of: QuoinModel.visible([first] + more), aligned: flush)
  }
}
