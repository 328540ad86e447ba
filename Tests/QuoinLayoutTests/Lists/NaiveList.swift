import QuoinGeometry
import QuoinModel

/// A list that knows all of its rows, for comparison: lengths are added up from the beginning.
struct NaiveList {
  struct Row: Hashable {
    var id: Int
    var length: Double
  }

  struct Section {
    var rows: [Row] = []
    var header: Double?
    var footer: Double?
    var spacing = 0.0
    var inset = 0.0
  }

  var sections: [Section]

  /// The frames along the direction of scrolling, in points from the beginning of the content.
  struct Places {
    var rows: [(index: ListIndex, start: Double, length: Double)] = []
    var sections: [(start: Double, rowsEnd: Double, end: Double)] = []
    var length = 0.0
  }

  var places: Places {
    var places = Places()
    var end = 0.0
    for (number, section) in sections.enumerated() {
      let start = end
      end += (section.header ?? 0) + section.inset
      for (item, row) in section.rows.enumerated() {
        if item > 0 { end += section.spacing }
        places.rows.append((ListIndex(section: number, item: item), end, row.length))
        end += row.length
      }
      end += section.inset
      let rowsEnd = end
      end += section.footer ?? 0
      places.sections.append((start, rowsEnd, end))
    }
    places.length = end
    return places
  }
}

/// A list in which a naive one is shown, whose rows are boxes of its lengths.
final class ModelledList {
  var naive: NaiveList
  let list: ListContainer
  private let box: Box

  /// The rows that closures of sections look at.
  private final class Box {
    var sections: [NaiveList.Section] = []
  }

  init(_ naive: NaiveList, estimated: Double, usesIDs: Bool) {
    self.naive = naive
    let box = Box()
    box.sections = naive.sections
    self.box = box
    list = ListContainer {
      for number in naive.sections.indices {
        ModelledList.section(number, naive.sections[number], box, estimated, usesIDs)
      }
    }
  }

  private static func section(
    _ number: Int, _ section: NaiveList.Section, _ box: Box, _ estimated: Double, _ usesIDs: Bool
  ) -> ListSection {
    var made = ListSection(
      count: section.rows.count, estimated: estimated,
      id: usesIDs ? { AnyHashable(box.sections[number].rows[$0].id) } : nil
    ) { item in
      let row = box.sections[number].rows[item]
      return BoxNode(10, row.length).id("\(row.id)")
    }
    if let header = section.header { made = made.header(.estimated(31)) { BoxNode(10, header) } }
    if let footer = section.footer { made = made.footer(.estimated(17)) { BoxNode(10, footer) } }
    return made.spacing(lines: section.spacing).insets(
      DirectionalEdgeInsets(top: section.inset, leading: 3, bottom: section.inset, trailing: 5))
  }

  /// Changes the rows; the list is to be told of it.
  func change(_ body: (inout NaiveList) -> Void) {
    body(&naive)
    box.sections = naive.sections
  }
}
