import QuoinGeometry
import QuoinModel

/// The parts of a layout that holds several: all place the same type of content, and each keeps its
/// own type, so that nothing is erased.
///
/// A list is an item, a pair of lists, an array of lists, an optional one, or one of two. It is
/// collected by `LayoutItems`.
public protocol LayoutList<Content, Placement> {
  /// What the parts place.
  associatedtype Content
  /// The words about a part.
  associatedtype Placement

  /// Hands each item to a visitor, in order.
  mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement

  /// Calls a function with each content, in order.
  func forEachContent(_ body: (Content) -> Void)
}

/// What is done with each item of a list, whatever its type.
public protocol LayoutVisitor<Content, Placement> {
  /// What the parts place.
  associatedtype Content
  /// The words about a part.
  associatedtype Placement

  /// Looks at an item, and may change it.
  mutating func visit<Part: Layout>(_ item: inout LayoutItem<Part, Placement>)
  where Part.Content == Content
}

extension LayoutItem: LayoutList {
  /// What is placed in the end.
  public typealias Content = Part.Content

  /// Hands each item to a visitor, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    visitor.visit(&self)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { layout.forEachContent(body) }
}

extension Array: LayoutList where Element: LayoutList {
  /// What is placed in the end.
  public typealias Content = Element.Content
  /// The words about a part.
  public typealias Placement = Element.Placement

  /// Hands each item to a visitor, in order.
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
  /// What is placed in the end.
  public typealias Content = Wrapped.Content
  /// The words about a part.
  public typealias Placement = Wrapped.Placement

  /// Hands each item to a visitor, in order.
  @inlinable public mutating func visit<Visitor: LayoutVisitor>(_ visitor: inout Visitor)
  where Visitor.Content == Content, Visitor.Placement == Placement {
    self?.visit(&visitor)
  }

  /// Calls a function with each content, in z-order from back to front.
  @inlinable public func forEachContent(_ body: (Content) -> Void) { self?.forEachContent(body) }
}

/// A list and then another.
public struct LayoutPair<First: LayoutList, Second: LayoutList>: LayoutList
where First.Content == Second.Content, First.Placement == Second.Placement {
  /// What is placed in the end.
  public typealias Content = First.Content
  /// The words about a part.
  public typealias Placement = First.Placement

  @usableFromInline var first: First
  @usableFromInline var second: Second

  @inlinable init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Hands each item to a visitor, in order.
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
  /// What is placed in the end.
  public typealias Content = First.Content
  /// The words about a part.
  public typealias Placement = First.Placement

  // Two optionals instead of an enumeration: a list in one of them is changed in place.
  @usableFromInline var first: First?
  @usableFromInline var second: Second?

  /// The list of the first branch.
  @inlinable public static func first(_ list: First) -> LayoutEither {
    var either = LayoutEither()
    either.first = list
    return either
  }

  /// The list of the second branch.
  @inlinable public static func second(_ list: Second) -> LayoutEither {
    var either = LayoutEither()
    either.second = list
    return either
  }

  @inlinable init() {}

  /// Hands each item to a visitor, in order.
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
