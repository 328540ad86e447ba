import QuoinGeometry

extension Relation where C == AbsoluteContainer {
  /// Leaves room free on all sides, in points: it moves a pinned side inward, and a centre not.
  @discardableResult public func margin(_ all: Double) -> Relation { margin(all, all) }

  /// Leaves room free above and below, and to the left and right, in points.
  @discardableResult public func margin(_ vertical: Double, _ horizontal: Double) -> Relation {
    marginHorizontal(horizontal).marginVertical(vertical)
  }

  /// Leaves room free on each side, in points.
  @discardableResult public func margin(_ insets: EdgeInsets) -> Relation {
    adjust(.horizontal) {
      $0.marginStart = insets.left
      $0.marginEnd = insets.right
    }
    return marginTop(insets.top).marginBottom(insets.bottom)
  }

  /// Leaves room free before and after along x, in points.
  @discardableResult public func marginHorizontal(_ margin: Double) -> Relation {
    adjust(.horizontal) {
      $0.marginStart = margin
      $0.marginEnd = margin
    }
  }

  /// Leaves room free above and below, in points.
  @discardableResult public func marginVertical(_ margin: Double) -> Relation {
    marginTop(margin).marginBottom(margin)
  }

  /// Leaves room free above, in points.
  @discardableResult public func marginTop(_ margin: Double) -> Relation {
    adjust(.vertical) { $0.marginStart = margin }
  }

  /// Leaves room free below, in points.
  @discardableResult public func marginBottom(_ margin: Double) -> Relation {
    adjust(.vertical) { $0.marginEnd = margin }
  }

  /// Leaves room free at the side where the child's x begins, in points: left, or leading where the
  /// child was placed by leading and trailing.
  @discardableResult public func marginStart(_ margin: Double) -> Relation {
    adjust(.horizontal) { $0.marginStart = margin }
  }

  /// Leaves room free at the side where the child's x ends, in points: right, or trailing where the
  /// child was placed by leading and trailing.
  @discardableResult public func marginEnd(_ margin: Double) -> Relation {
    adjust(.horizontal) { $0.marginEnd = margin }
  }

  /// Says where the child stands along x between two pinned sides that it does not fill.
  @discardableResult public func justify(
    _ justification: AbsolutePlacement.Span.Justification
  ) -> Relation {
    adjust(.horizontal) { $0.justification = justification }
  }

  /// Says where the child stands along y between two pinned sides that it does not fill.
  @discardableResult public func align(
    _ justification: AbsolutePlacement.Span.Justification
  ) -> Relation {
    adjust(.vertical) { $0.justification = justification }
  }
}
