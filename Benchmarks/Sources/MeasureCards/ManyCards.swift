import CBench
import Dispatch
import Glibc
import Synchronization

/// Different cards of one template in one process, on several threads.
struct ManyCards {
  let cards: Int
  let workers: Int
  let picture: String

  /// Prints cards a second and a second of processor time, which other programs do not take, and the resident memory after a tenth of the cards and at the end.
  func run() {
    let next = Atomic(0)
    let bytes = Atomic(0)
    let early = Atomic(0)
    let start = ContinuousClock.now
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      let engine = QuoinCards(picture: picture, scale: 1)
      while true {
        let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if number >= cards { break }
        let card = CardData(number)
        engine.layout(card)
        engine.paint(card)
        bytes.wrappingAdd(engine.encode(), ordering: .relaxed)
        if number == cards / 10 { early.store(ManyCards.resident, ordering: .relaxed) }
      }
    }
    let time = ContinuousClock.now - start
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    print("cards", cards)
    print("workers", workers)
    print("cards_per_second", (Double(cards) / seconds).rounded())
    let worked = Double(clock()) / Double(CLOCKS_PER_SEC)
    print("cards_per_processor_second", (Double(cards) / worked * 10).rounded() / 10)
    print("mean_bytes", bytes.load(ordering: .relaxed) / max(1, cards))
    print("resident_after_a_tenth_kb", early.load(ordering: .relaxed))
    print("resident_at_the_end_kb", ManyCards.resident)
  }

  /// The resident memory in kilobytes.
  private static var resident: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, 128, file) != nil else { return 0 }
    let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(getpagesize()) / 1024
  }
}
