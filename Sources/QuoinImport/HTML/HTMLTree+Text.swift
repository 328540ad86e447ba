import QuoinModel

extension HTMLTree {
  /// Truncates text beyond a number of bytes, not counting the text of sheets and scripts.
  ///
  /// - Returns: The location where the text is truncated, or `nil` if it is not.
  /// - Complexity: O(n).
  mutating func cutText(toBytes limit: Int) -> (line: Int, column: Int)? {
    var room = limit
    var place: (line: Int, column: Int)?
    for index in items.indices where items[index].tag == nil {
      let parent = Int(items[index].parent)
      if parent >= 0, ["style", "script"].contains(items[parent].tag) { continue }
      let count = items[index].text.utf8.count
      if count <= room {
        room -= count
        continue
      }
      if place == nil { place = (Int(items[index].line), Int(items[index].column)) }
      items[index].text = items[index].text.prefix(bytes: room)
      room = 0
    }
    return place
  }

  /// Truncates text beyond a number of line ends, not counting sheets, scripts, and the white space
  /// between elements.
  ///
  /// A line takes a kilobyte after layout, which is a hundred times as much as most text of its
  /// length does.
  ///
  /// - Returns: The location where the text is truncated, or `nil` if it is not.
  /// - Complexity: O(n).
  mutating func cutText(toLines limit: Int) -> (line: Int, column: Int)? {
    var room = limit
    var place: (line: Int, column: Int)?
    for index in items.indices where items[index].tag == nil {
      let parent = Int(items[index].parent)
      if parent >= 0, ["style", "script"].contains(items[parent].tag) { continue }
      let bytes = items[index].text.utf8
      if bytes.count < 80, bytes.allSatisfy({ $0 <= 32 }) { continue }
      var left = room
      if let end = bytes.firstIndex(where: { byte in
        guard byte == 10 else { return false }
        left -= 1
        return left < 0
      }) {
        if place == nil { place = (Int(items[index].line), Int(items[index].column)) }
        items[index].text = String(items[index].text[..<end])
      }
      room = max(0, left)
    }
    return place
  }
}
