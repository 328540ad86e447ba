/// The tracks of one axis as a container's style has them, made flat.
struct GridTemplate {
  /// The explicit tracks, those of an automatic repetition once.
  var tracks: [PackedTrack] = []
  /// Where the automatic repetition begins, and how many tracks it has; zero where there is none.
  var repeatStart = 0
  var repeatCount = 0
  /// Whether repeated tracks without items are collapsed.
  var collapsesEmpty = false
  /// The tracks that the named areas have.
  var areaCount = 0
  var names: [NamedLine] = []
  /// The sizes of implicit tracks.
  var automatic: [PackedTrack] = []

  /// A name of a line; the line is counted as if the automatic repetition were there once.
  struct NamedLine: BitwiseCopyable {
    enum Scope: UInt8, BitwiseCopyable {
      /// The line does not depend on the repetition.
      case before
      /// The line is repeated.
      case repeated
      /// The line lies after the repetition.
      case after
    }

    var name: Int32
    var line: Int32
    var scope: Scope
  }

  init() {}

  init(_ list: TrackList, automatic: [TrackSize], names table: inout GridNames) {
    self.automatic = automatic.map { PackedTrack($0) }
    append(list.parts, .before, isNested: false, &table)
  }

  private mutating func append(
    _ parts: [TrackList.Part], _ scope: NamedLine.Scope, isNested: Bool, _ table: inout GridNames
  ) {
    var scope = scope
    for part in parts {
      switch part {
      case .track(let size):
        if tracks.count < GridLimits.lines { tracks.append(PackedTrack(size)) }
      case .names(let names):
        for name in names {
          self.names.append(
            NamedLine(name: table.number(of: name), line: Int32(tracks.count), scope: scope))
        }
      case .repeated(.count(let count), let parts):
        for _ in 0..<max(1, min(count, GridLimits.lines)) where tracks.count < GridLimits.lines {
          append(parts, scope, isNested: true, &table)
        }
      case .repeated(let repetition, let parts):
        guard !isNested, repeatCount == 0 else {
          append(parts, scope, isNested: true, &table)
          continue
        }
        repeatStart = tracks.count
        collapsesEmpty = repetition == .autoFit
        append(parts, .repeated, isNested: true, &table)
        repeatCount = tracks.count - repeatStart
        scope = .after
      }
    }
  }

  /// The areas' edges are lines with a name (CSS Grid §7.3.2).
  mutating func addArea(_ name: GridName, _ lines: Range<Int32>, _ table: inout GridNames) {
    let number = table.number(of: name)
    names.append(
      NamedLine(name: table.edge(of: number, isEnd: false), line: lines.lowerBound, scope: .before))
    names.append(
      NamedLine(name: table.edge(of: number, isEnd: true), line: lines.upperBound, scope: .before))
  }
}

/// What a grid container's style says that ``PackedStyle`` has no room for.
struct GridTemplates {
  var columns = GridTemplate()
  var rows = GridTemplate()
  var flow = GridAutoFlow.row
  var justifyItems = SelfAlignment.normal
}

/// The limits of what is laid out (CSS Grid §7.2.3.3 lets an engine have them).
package enum GridLimits {
  /// The greatest number of explicit tracks, of tracks before the explicit grid, and of tracks that an
  /// item spans.
  package static let lines = 10_000
}
