/// Calls `body` with the memory of arrays.
///
/// One closure serves for all of them. (A `Span` of a stored property is an access to the whole value for as long as it
/// lives, so the spans of two properties cannot be used together in a method that changes one of them.)
@inline(__always)
func withBuffers<A, B, Result>(
  _ a: [A], _ b: [B],
  _ body: (UnsafeBufferPointer<A>, UnsafeBufferPointer<B>) -> Result
) -> Result {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in body(a, b) }
  }
}

/// See ``withBuffers(_:_:_:)``.
@inline(__always)
func withBuffers<A, B, C, Result>(
  _ a: [A], _ b: [B], _ c: [C],
  _ body: (UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>) -> Result
) -> Result {
  withBuffers(a, b) { a, b in
    c.withUnsafeBufferPointer { c in body(a, b, c) }
  }
}

/// See ``withBuffers(_:_:_:)``.
@inline(__always)
func withBuffers<A, B, C, D, Result>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>
  ) -> Result
) -> Result {
  withBuffers(a, b) { a, b in
    withBuffers(c, d) { c, d in
      body(a, b, c, d)
    }
  }
}

/// See ``withBuffers(_:_:_:)``.
@inline(__always)
func withBuffers<A, B, C, D, E, Result>(
  _ a: [A], _ b: [B], _ c: [C], _ d: [D], _ e: [E],
  _ body: (
    UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>, UnsafeBufferPointer<D>,
    UnsafeBufferPointer<E>
  ) -> Result
) -> Result {
  withBuffers(a, b) { a, b in
    withBuffers(c, d, e) { c, d, e in
      body(a, b, c, d, e)
    }
  }
}

/// Calls `body` with the memory of arrays, which it may change.
@inline(__always)
func withMutableBuffers<A, B, Result>(
  _ a: inout [A], _ b: inout [B],
  _ body: (UnsafeMutableBufferPointer<A>, UnsafeMutableBufferPointer<B>) -> Result
) -> Result {
  a.withUnsafeMutableBufferPointer { a in
    b.withUnsafeMutableBufferPointer { b in body(a, b) }
  }
}

/// See ``withMutableBuffers(_:_:_:)``.
@inline(__always)
func withMutableBuffers<A, B, C, Result>(
  _ a: inout [A], _ b: inout [B], _ c: inout [C],
  _ body: (
    UnsafeMutableBufferPointer<A>, UnsafeMutableBufferPointer<B>, UnsafeMutableBufferPointer<C>
  ) -> Result
) -> Result {
  withMutableBuffers(&a, &b) { a, b in
    c.withUnsafeMutableBufferPointer { c in body(a, b, c) }
  }
}

/// See ``withMutableBuffers(_:_:_:)``.
@inline(__always)
func withMutableBuffers<A, B, C, D, Result>(
  _ a: inout [A], _ b: inout [B], _ c: inout [C], _ d: inout [D],
  _ body: (
    UnsafeMutableBufferPointer<A>, UnsafeMutableBufferPointer<B>, UnsafeMutableBufferPointer<C>,
    UnsafeMutableBufferPointer<D>
  ) -> Result
) -> Result {
  withMutableBuffers(&a, &b) { a, b in
    withMutableBuffers(&c, &d) { c, d in
      body(a, b, c, d)
    }
  }
}

/// See ``withMutableBuffers(_:_:_:)``.
@inline(__always)
func withMutableBuffers<A, B, C, D, E, Result>(
  _ a: inout [A], _ b: inout [B], _ c: inout [C], _ d: inout [D], _ e: inout [E],
  _ body: (
    UnsafeMutableBufferPointer<A>, UnsafeMutableBufferPointer<B>, UnsafeMutableBufferPointer<C>,
    UnsafeMutableBufferPointer<D>, UnsafeMutableBufferPointer<E>
  ) -> Result
) -> Result {
  withMutableBuffers(&a, &b) { a, b in
    withMutableBuffers(&c, &d, &e) { c, d, e in
      body(a, b, c, d, e)
    }
  }
}
