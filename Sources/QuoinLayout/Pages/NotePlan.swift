import QuoinGeometry
import QuoinModel

/// The notes that are not yet on a page.
struct NoteQueue {
  /// The first slot whose call is on no page yet.
  var next = 0
  /// The slots of notes whose calls are on earlier pages.
  var carried: ArraySlice<Int> = []
  /// Where the first of them continues, if it begins on an earlier page.
  var from: Double?
}

/// What a page has of the content and of the notes.
struct NotePlan {
  /// The end of the content.
  var end: Double
  /// The notes on the page, from top to bottom.
  var pieces: [PageNotes.Piece] = []
  /// The slots whose calls are on the page.
  var calls = 0..<0
  /// The notes for later pages.
  var queue = NoteQueue()
  /// The slots that begin on a later page than their call, or are cut against their policy.
  var late: [Int] = []

  /// The height of the notes on the page.
  var height: Double { pieces.reduce(0) { $0 + $1.height } }
}

/// Divides a page between the content and its notes.
///
/// A page gets as much content as fits above the notes of its calls. A line whose note does not fit moves to the next
/// page; a note that may be cut begins on the page if a part of it fits. Notes that are left are first on the next page.
/// Only the lines of calls around the end of a page are tried, so that the time does not depend on the number of notes.
struct NotePlanner {
  let notes: PageNotes
  let breaks: PageBreaks
  /// The start of the page's content.
  let start: Double
  /// The end of all content.
  let bottom: Double
  /// The size of the page's content area.
  let page: Size
  /// The notes that are left from the pages before.
  let queue: NoteQueue
  /// Whether the page may have content besides notes.
  let allowsContent: Bool

  private var edges: Double { notes.edges(on: page) }
  private var maxHeight: Double { notes.maxHeight(on: page) }

  /// Returns what is on the page.
  ///
  /// - Parameter room: The height for content and notes.
  func plan(room: Double) -> NotePlan {
    var plan = NotePlan(end: start, queue: queue)
    guard allowsContent else { return notesOnly(room) }
    take(&plan, room: min(maxHeight, room - edges))
    guard plan.queue.carried.isEmpty else {
      // Nothing with another note fits.
      let left = room - area(plan.height, isNeeded: !plan.pieces.isEmpty)
      guard let end = content(min(limit(plan.queue.next), left), room) else {
        return notesOnly(room)
      }
      plan.end = end
      return plan
    }
    return withCalls(plan, room: room)
  }

  /// Returns the end of the content in a room, or `nil` if nothing fits there.
  private func content(_ room: Double, _ fitting: Double) -> Double? {
    breaks.properEnd(of: start, room: room, fitting: fitting).map { min($0, last) }
  }

  /// Returns the height of the content before the call of a slot.
  private func limit(_ slot: Int) -> Double {
    slot < notes.slots.count ? notes.slots[slot].call - start : .infinity
  }

  /// The end of a page that has all that is left of the content.
  private var last: Double { max(bottom, start + PageBreaks.hair) }

  /// Returns the height of the area with notes.
  ///
  /// The content may be longer than its room by what browsers round.
  private func area(_ height: Double, isNeeded: Bool) -> Double {
    isNeeded ? edges + height + breaks.slack - PageBreaks.hair : 0
  }

  // MARK: Notes

  /// Moves carried notes to the page as far as there is room.
  private func take(_ plan: inout NotePlan, room: Double) {
    var left = room
    while let slot = plan.queue.carried.first {
      let piece = notes.piece(slot, from: plan.queue.from)
      if piece.height <= left + PageBreaks.hair {
        plan.pieces.append(piece)
        plan.queue.carried.removeFirst()
        plan.queue.from = nil
        left -= piece.height
        continue
      }
      if let end = notes.cut(piece, room: left, fitting: page.height - edges) {
        cut(piece, &plan, at: end)
      }
      return
    }
  }

  /// Moves the start of the first carried note to the page.
  private func cut(_ piece: PageNotes.Piece, _ plan: inout NotePlan, at end: Double) {
    var start = piece
    (start.to, start.isCut) = (end, true)
    plan.pieces.append(start)
    plan.queue.from = end
    if piece.to - end <= PageBreaks.hair {
      plan.queue.carried.removeFirst()
      plan.queue.from = nil
    }
  }

  /// Returns a page without content, whose notes may be higher than the maximum: §2.4.
  private func notesOnly(_ room: Double) -> NotePlan {
    var plan = NotePlan(end: start, queue: queue)
    take(&plan, room: room - edges)
    if plan.pieces.isEmpty, let slot = plan.queue.carried.first {
      // What has no place for a break is cut where the page ends.
      let piece = notes.piece(slot, from: plan.queue.from)
      cut(piece, &plan, at: min(piece.to, piece.from + max(1, room - edges)))
    }
    return plan
  }

  // MARK: Calls

  /// Returns a page with content and the notes of its calls.
  private func withCalls(_ carried: NotePlan, room: Double) -> NotePlan {
    let next = queue.next
    let before = carried.height
    func end(with count: Int) -> Double? {
      let height = before + notes.height(of: count, from: next)
      guard count == 0 || height <= maxHeight + PageBreaks.hair else { return nil }
      let isNeeded = count > 0 || !carried.pieces.isEmpty
      return content(room - area(height, isNeeded: isNeeded), room)
    }
    // The largest number of calls that fit on the page with their notes.
    var low = 0
    var high = notes.first(from: next, callAt: start + room) - next
    while low < high {
      let middle = (low + high + 1) / 2
      if let end = end(with: middle), end > notes.slots[next + middle - 1].call {
        low = middle
      } else {
        high = middle - 1
      }
    }
    guard let full = end(with: low) else {
      // Something on the page cannot be cut. It may fit on a page without notes from other pages.
      return carried.pieces.isEmpty ? forced(carried, at: next, room: room) : carried
    }
    let stop = next + low
    guard stop < notes.slots.count, notes.slots[stop].call < full else {
      return adding(carried, to: full)
    }
    if let plan = cutting(carried, at: stop, room: room) { return plan }
    if let end = self.end(before: stop, room) { return adding(carried, to: end) }
    return carried.pieces.isEmpty ? forced(carried, at: stop, room: room) : carried
  }

  /// Returns a page whose content ends at a height, with all notes of its calls, which fit.
  private func adding(_ carried: NotePlan, to end: Double) -> NotePlan {
    var plan = carried
    plan.end = end
    let first = plan.queue.next
    plan.queue.next = notes.first(from: first, callAt: end)
    plan.calls = first..<plan.queue.next
    plan.pieces += notes.inOrder(plan.calls).map { notes.piece($0) }
    return plan
  }

  /// Returns the end of a page on which the line of a call, or its paragraph, does not fit: §2.8.
  private func end(before slot: Int, _ room: Double) -> Double? {
    let call = notes.slots[slot]
    if call.policy == .block, call.paragraph > start + PageBreaks.hair,
      let end = content(call.paragraph - start, room)
    {
      return end
    }
    return content(call.call - start, room)
  }

  /// Returns a page with the line of a call and the start of its note, or `nil` if that is not possible.
  private func cutting(_ carried: NotePlan, at stop: Int, room: Double) -> NotePlan? {
    let call = notes.slots[stop]
    guard call.policy == .auto, let end = content(call.lineEnd - start, room), end > call.call
    else { return nil }
    let behind = notes.first(from: stop, callAt: end)
    guard notes.slots[stop..<behind].allSatisfy({ $0.policy == .auto }) else { return nil }
    let plan = filling(carried, to: end, room: room)
    // The note begins on the page, and others in the line may follow on the next one.
    guard plan.pieces.contains(where: { $0.slot == stop }) else { return nil }
    return plan
  }

  /// Returns a page that begins with a line whose notes do not fit.
  private func forced(_ carried: NotePlan, at stop: Int, room: Double) -> NotePlan {
    guard stop < notes.slots.count else {
      var plan = carried
      plan.end = min(start + room, last)
      return plan
    }
    let call = notes.slots[stop]
    var end = content(call.lineEnd - start, room) ?? start
    if end <= call.call { end = min(start + room, max(call.lineEnd, start + 1), last) }
    return filling(carried, to: end, room: room)
  }

  /// Returns a page whose content ends at a height, with the part of its calls' notes that fits.
  private func filling(_ carried: NotePlan, to end: Double, room: Double) -> NotePlan {
    var plan = carried
    plan.end = end
    let first = plan.queue.next
    plan.queue.next = notes.first(from: first, callAt: end)
    plan.calls = first..<plan.queue.next
    plan.queue.carried = ArraySlice(notes.inOrder(plan.calls))
    let used = end - start + area(0, isNeeded: true)
    take(&plan, room: min(maxHeight, room - used) - carried.height)
    // Content without calls may follow, where the height of the area is limited.
    let isNeeded = !plan.pieces.isEmpty
    if let more = content(
      min(limit(plan.queue.next), room - area(plan.height, isNeeded: isNeeded)), room), more > end
    {
      plan.end = more
    }
    for index in plan.queue.carried {
      let slot = notes.slots[index]
      let isBegun = index == plan.queue.carried.first && plan.queue.from != nil
      // A note that is higher than a page is cut in any case.
      if !isBegun || slot.policy != .auto || slot.to - slot.from > page.height - edges {
        plan.late.append(index)
      }
    }
    return plan
  }
}

extension PageNotes {
  /// Returns slots in document order.
  fileprivate func inOrder(_ range: Range<Int>) -> [Int] {
    range.sorted { slots[$0].number < slots[$1].number }
  }
}
