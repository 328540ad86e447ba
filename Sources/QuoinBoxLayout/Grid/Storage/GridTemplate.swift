/// The tracks of one axis from a container's style, flattened.
struct GridTemplate {
  /// The explicit tracks, with those of an automatic repetition once.
  var tracks: [PackedTrack] = []
  /// The start of the automatic repetition, and its number of tracks; zero if there is none.
  var repeatStart = 0
  var repeatCount = 0
  /// Whether repeated tracks without items are collapsed.
  var collapsesEmpty = false
  /// The number of tracks of the named areas.
  var areaCount = 0
  var names: [NamedLine] = []
  /// The sizes of implicit tracks.
  var automatic: [PackedTrack] = []
  /// The lines of a subgrid, or `nil` if the container defines the tracks itself.
  var subgrid: SubgridTemplate?

  /// A name of a line; the line is counted with one repetition of the automatic repetition.
  struct NamedLine: BitwiseCopyable {
    enum Scope: UInt8, BitwiseCopyable {
      /// The line is not affected by the repetition.
      case before
      /// The line is repeated.
      case repeated
      /// The line is after the repetition.
      case after
    }

    var name: Int32
    var line: Int32
    var scope: Scope
  }

  init() {}

  init(_ list: TrackList, automatic: [TrackSize], names table: inout GridNames) {
    self.automatic = automatic.map { PackedTrack($0) }
    if let subgrid = list.subgrid {
      self.subgrid = SubgridTemplate(list.parts, keepsGap: subgrid.keepsGap, names: &table)
      return
    }
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

  /// Adds the named lines at an area's edges (CSS Grid §7.3.2).
  mutating func addArea(_ name: GridName, _ lines: Range<Int32>, _ table: inout GridNames) {
    let number = table.number(of: name)
    names.append(
      NamedLine(name: table.edge(of: number, isEnd: false), line: lines.lowerBound, scope: .before))
    names.append(
      NamedLine(name: table.edge(of: number, isEnd: true), line: lines.upperBound, scope: .before))
  }
}

/// The properties of a grid container that ``PackedStyle`` does not store.
struct GridTemplates {
  var columns = GridTemplate()
  var rows = GridTemplate()
  var flow = GridAutoFlow.row
  var justifyItems = SelfAlignment.normal
}

/// The limits of a grid (which CSS Grid §7.2.3.3 allows an engine to have).
package enum GridLimits {
  /// The maximum number of explicit tracks, of tracks before the explicit grid, and of tracks that an item spans.
  package static let lines = 10_000
}
