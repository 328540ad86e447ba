import QuoinBoxLayout
public import QuoinModel

// FlexLayout resets a length by passing `nil`. In Quoin the description is rebuilt or the value is
// set; each message names the replacement.

extension ForeignWords where Self: Node {
  /// FlexLayout's `width(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it is as wide as its content"
  )
  @discardableResult public func width(_ none: Never?) -> Self { self }

  /// FlexLayout's `height(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it is as high as its content"
  )
  @discardableResult public func height(_ none: Never?) -> Self { self }

  /// FlexLayout's `minWidth(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it may be as narrow as its content"
  )
  @discardableResult public func minWidth(_ none: Never?) -> Self { self }

  /// FlexLayout's `maxWidth(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it may be of any width"
  )
  @discardableResult public func maxWidth(_ none: Never?) -> Self { self }

  /// FlexLayout's `minHeight(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it may be as low as its content"
  )
  @discardableResult public func minHeight(_ none: Never?) -> Self { self }

  /// FlexLayout's `maxHeight(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message:
      "'nil' takes nothing back here: leave the line out, a node without it may be of any height"
  )
  @discardableResult public func maxHeight(_ none: Never?) -> Self { self }

  /// FlexLayout's `aspectRatio(_:)`; unavailable in Quoin.
  @available(
    *, unavailable,
    message: "'nil' takes nothing back here: leave the line out, a node without it has none"
  )
  @discardableResult public func aspectRatio(_ none: Never?) -> Self { self }

  /// FlexLayout's `basis(_:)`; unavailable in Quoin.
  @available(*, unavailable, message: "'nil' is not a length here: write 'basis(.auto)'")
  public func basis(_ none: Never?) -> Relation<FlexContainer> { Relation(self, FlexItem()) }
}
