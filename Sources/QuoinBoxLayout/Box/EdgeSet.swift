import QuoinGeometry

/// A set of sides.
struct EdgeSet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

  func has(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
