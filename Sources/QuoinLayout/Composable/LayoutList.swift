import QuoinGeometry
import QuoinModel

/// The parts of a layout that holds several.
///
/// All place the same type of content, and each keeps its own type, so that nothing is erased. A
/// list is an item, a pair of lists, an array of lists, an optional one, or one of two. It is
/// collected by `LayoutItems`.
public protocol LayoutList<Content, Placement> {
  /// The type of content that the parts place.
  associatedtype Content
  /// The type of the parts' placement.
  associatedtype Placement

  /// Visits each item, in order.
  mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement

  /// Calls a function with each content, in order.
  func forEachContent(_ body: (Content) -> Void)
}

/// An operation on each item of a list, regardless of the item's type.
public protocol LayoutVisitor<Content, Placement> {
  /// The type of content that the parts place.
  associatedtype Content
  /// The type of the parts' placement.
  associatedtype Placement

  /// Visits an item, and may change it.
  mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, Placement>)
  where Part.Content == Content
}

extension LayoutItem: LayoutList {
  /// The type of content that is placed.
  public typealias Content = Part.Content

  /// Visits each item, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    visitor.visit(&self)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { layout.forEachContent(body) }
}

extension Array: LayoutList where Element: LayoutList {
  /// The type of content that is placed.
  public typealias Content = Element.Content
  /// The type of the parts' placement.
  public typealias Placement = Element.Placement

  /// Visits each item, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    for index in indices { self[index].visit(&visitor) }
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) {
    for element in self { element.forEachContent(body) }
  }
}

extension Optional: LayoutList where Wrapped: LayoutList {
  /// The type of content that is placed.
  public typealias Content = Wrapped.Content
  /// The type of the parts' placement.
  public typealias Placement = Wrapped.Placement

  /// Visits each item, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    self?.visit(&visitor)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { self?.forEachContent(body) }
}

/// A list followed by another.
public struct LayoutPair<First: LayoutList, Second: LayoutList>: LayoutList
where First.Content == Second.Content, First.Placement == Second.Placement {
  /// The type of content that is placed.
  public typealias Content = First.Content
  /// The type of the parts' placement.
  public typealias Placement = First.Placement

  @usableFromInline var first: First
  @usableFromInline var second: Second

  @inlinable init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Visits each item, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    first.visit(&visitor)
    second.visit(&visitor)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) {
    first.forEachContent(body)
    second.forEachContent(body)
  }
}

extension LayoutPair: Sendable where First: Sendable, Second: Sendable {}

/// One of two lists.
public struct LayoutEither<First: LayoutList, Second: LayoutList>: LayoutList
where First.Content == Second.Content, First.Placement == Second.Placement {
  /// The type of content that is placed.
  public typealias Content = First.Content
  /// The type of the parts' placement.
  public typealias Placement = First.Placement

  // Two optionals instead of an enumeration, so that a list in one of them is changed in place.
  @usableFromInline var first: First?
  @usableFromInline var second: Second?

  /// Returns the list of the first branch.
  @inlinable public static func first(_ list: First) -> LayoutEither {
    var either = LayoutEither()
    either.first = list
    return either
  }

  /// Returns the list of the second branch.
  @inlinable public static func second(_ list: Second) -> LayoutEither {
    var either = LayoutEither()
    either.second = list
    return either
  }

  @inlinable init() {}

  /// Visits each item, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    first?.visit(&visitor)
    second?.visit(&visitor)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) {
    first?.forEachContent(body)
    second?.forEachContent(body)
  }
}

extension LayoutEither: Sendable where First: Sendable, Second: Sendable {}
