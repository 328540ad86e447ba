import QuoinModel

/// The clusters of a text.
///
/// There is one per character, so they are kept small: clusters that differ in position only, such as every `e` of a
/// text, share the rest, and most have the same position in the source and in the shown text. That takes 8 bytes
/// instead of 24.
package struct ClusterList: Sendable, RandomAccessCollection, MutableCollection {
  package typealias Cluster = ShapedText.Cluster

  private struct Place: Sendable {
    var shown: Int32
    var kind: Int32
  }

  /// The values that clusters share.
  fileprivate struct Kind: Sendable, Equatable {
    var advance: Double
    var segment: Int32
    var traits: ClusterTraits
    var level: UInt8

    init(_ advance: Double, _ traits: ClusterTraits) {
      self.advance = advance
      segment = 0
      self.traits = traits
      level = 0
    }

    init(_ cluster: Cluster) {
      advance = cluster.advance
      segment = cluster.segment
      traits = cluster.traits
      level = cluster.level
    }

    /// The slot of the kind in the cache of recent kinds.
    var key: Int {
      let bits = advance.bitPattern ^ UInt64(UInt32(bitPattern: segment)) << 20
      let more = UInt64(traits.rawValue) << 8 | UInt64(level)
      let mixed = (bits ^ (more &* 0x9E37_79B9)) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 58)
    }

    static func == (a: Kind, b: Kind) -> Bool {
      a.advance.bitPattern == b.advance.bitPattern && a.segment == b.segment
        && a.traits == b.traits && a.level == b.level
    }
  }

  private var places: [Place] = []
  /// The start of each cluster in the source; empty while it equals the start in the shown text.
  private var sources: [Int32] = []
  private var kinds: [Kind] = []
  /// The cache of recent kinds, -1 for none.
  private var recent: [Int32] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { places.count }

  package subscript(index: Int) -> Cluster {
    get {
      let place = places[index]
      let kind = kinds[Int(place.kind)]
      return Cluster(
        source: sources.isEmpty ? place.shown : sources[index], shown: place.shown,
        advance: kind.advance, segment: kind.segment, level: kind.level, traits: kind.traits)
    }
    set {
      let kind = Kind(newValue)
      if !sources.isEmpty || newValue.source != newValue.shown {
        if sources.isEmpty { writeSources() }
        sources[index] = newValue.source
      }
      places[index].shown = newValue.shown
      if kinds[Int(places[index].kind)] != kind { places[index].kind = number(of: kind) }
    }
  }

  /// The traits of a cluster.
  func traits(at index: Int) -> ClusterTraits { kinds[Int(places[index].kind)].traits }

  /// The segment of a cluster.
  func segment(at index: Int) -> Int32 { kinds[Int(places[index].kind)].segment }

  mutating func setTraits(_ traits: ClusterTraits, at index: Int) {
    var kind = kinds[Int(places[index].kind)]
    guard kind.traits != traits else { return }
    kind.traits = traits
    places[index].kind = number(of: kind)
  }

  package mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    // A text of more characters has few that it does not repeat.
    kinds.reserveCapacity(Swift.min(count + 1, 24))
  }

  package mutating func append(_ cluster: Cluster) {
    let kind = number(of: Kind(cluster))
    if !sources.isEmpty || cluster.source != cluster.shown {
      if sources.isEmpty { writeSources() }
      sources.append(cluster.source)
    }
    places.append(Place(shown: cluster.shown, kind: kind))
  }

  /// Stores the source positions explicitly, once they differ from the shown ones.
  private mutating func writeSources() {
    sources.reserveCapacity(places.capacity)
    for place in places { sources.append(place.shown) }
  }

  /// Returns the index of a kind; a kind that is not in the cache gets a new one.
  private mutating func number(of kind: Kind) -> Int32 {
    if recent.isEmpty { recent = Array(repeating: -1, count: 64) }
    let key = kind.key
    let known = recent[key]
    if known >= 0, kinds[Int(known)] == kind { return known }
    let number = Int32(truncatingIfNeeded: kinds.count)
    kinds.append(kind)
    recent[key] = number
    return number
  }

  /// Adds a cluster whose place is the same in the source and in the shown text, of a kind that may be among the recent
  /// ones.
  fileprivate mutating func append(
    at shown: Int, _ kind: Kind, _ recent: UnsafeMutableBufferPointer<Int32>
  ) {
    let key = kind.key
    var number = recent[key]
    if number < 0 || kinds[Int(number)] != kind {
      number = Int32(truncatingIfNeeded: kinds.count)
      kinds.append(kind)
      recent[key] = number
    }
    places.append(Place(shown: Int32(truncatingIfNeeded: shown), kind: number))
  }

  /// Releases the memory that is needed for changes only.
  package mutating func settle() { recent = [] }
}

/// Makes the clusters of a text from left to right that is shown as it is, in one segment.
///
/// The places at which lines may end are settled with each cluster; see `ShapedText.settleBreaks`.
package struct PlainClusters {
  package private(set) var list = ClusterList()
  private let wrap: TextWrap
  private let rules: BreakRules
  private var last: ClusterTraits?
  private let recent: UnsafeMutableBufferPointer<Int32>

  /// The number of recent kinds of clusters.
  package static let recentKinds = 64

  /// - Parameters:
  ///   - count: The maximum number of clusters.
  ///   - wrap: The wrapping rule between two characters.
  ///   - recent: Memory for as many numbers as there are recent kinds, while clusters are added.
  package init(
    count: Int, _ wrap: TextWrap, _ rules: BreakRules, _ recent: UnsafeMutableBufferPointer<Int32>
  ) {
    list.reserveCapacity(count)
    self.wrap = wrap
    self.rules = rules
    self.recent = recent
    recent.initialize(repeating: -1)
  }

  /// Adds a cluster.
  ///
  /// - Parameter traits: The kind of cluster, and where words may break and characters begin.
  package mutating func append(at shown: Int, advance: Double, _ traits: ClusterTraits) {
    var settled = traits.subtracting(.anyBreak)
    if let last { settled.formUnion(ShapedText.breaks(traits, after: last, wrap, rules)) }
    list.append(at: shown, ClusterList.Kind(advance, settled), recent)
    last = traits
  }
}
