// Four threads that take turns with an array behind a `Mutex`, and nothing else: there is no race. With the argument `race`
// they also count without a lock, and there is one.
import Glibc
import Synchronization

final class Turns: @unchecked Sendable {
  let numbers = Mutex<[Int]>([])
  var count = 0

  func take(_ number: Int) {
    numbers.withLock { $0.append(number) }
    if CommandLine.arguments.count > 1 { count += 1 }
  }
}

let turns = Turns()
var threads: [pthread_t] = []
for _ in 0..<4 {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { _ in
      for number in 0..<20_000 { turns.take(number) }
      return nil
    }, nil)
  threads.append(thread)
}
for thread in threads { pthread_join(thread, nil) }
print(turns.numbers.withLock { $0.count })
