import Foundation
import Synchronization

/// Runs all processes, several at once, and says how far it is.
///
/// Times are taken one after the other, with the engines in turn; counting does not mind company.
final class Runner: Sendable {
  private struct State {
    var timing: ArraySlice<Job>
    var counting: ArraySlice<Job>
    var isTiming = false
    var done = 0
    var results = Results()
    /// Subjects that take long and are timed once only.
    var slow: Set<Subject> = []
  }

  private let suite: Suite
  private let options: Options
  private let progress: Progress
  private let state: Mutex<State>

  init(_ suite: Suite, _ options: Options) {
    self.suite = suite
    self.options = options
    let jobs = Self.jobs(suite, options)
    state = Mutex(State(timing: jobs.timing[...], counting: jobs.counting[...]))
    progress = Progress(total: jobs.timing.count + jobs.counting.count)
  }

  /// Runs everything.
  func run() -> Results {
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let job = next() {
        progress.show(job.title, state.withLock { $0.done })
        let answer = job.run(suite, options)
        state.withLock { take(answer, of: job, &$0) }
      }
    }
    progress.end()
    return state.withLock { $0.results }
  }

  private static func jobs(
    _ suite: Suite, _ options: Options
  ) -> (timing: [Job], counting: [Job]) {
    var timing: [Job] = []
    var counting: [Job] = []
    for family in options.families {
      for size in family.sizes where size <= options.largest {
        for engine in options.engines {
          let subject = Subject(engine: engine, family: family, size: size)
          let caps = suite.caps(of: engine, family, full: options.full)
          if size <= caps.timed { timing.append(Job(measure: .time, subject: subject)) }
          // Peers grow with the square and more; what is the largest that they can do takes longest.
          let share = size <= caps.counted ? 1 : 0.2
          let views = Double(family.viewCount(size))
          let growth = suite.peers.contains(engine) ? 2.5 : 1
          let weight = suite.peers.contains(engine) ? family.weight : 1
          let cost = share * weight * pow(views, growth)
          if size <= caps.counted {
            counting.append(Job(measure: .count, subject: subject, cost: cost))
          } else if size <= caps.edited {
            counting.append(Job(measure: .countEdits, subject: subject, cost: cost))
          }
        }
      }
    }
    counting.sort { $0.cost > $1.cost }
    return (timing + timing + timing, counting)
  }

  private func next() -> Job? {
    state.withLock { state in
      if !state.isTiming {
        while let job = state.timing.popFirst() {
          if state.slow.contains(job.subject) {
            state.done += 1
            continue
          }
          state.isTiming = true
          return job
        }
      }
      return state.counting.popFirst()
    }
  }

  private func take(_ answer: Answer, of job: Job, _ state: inout State) {
    state.done += 1
    if job.measure == .time { state.isTiming = false }
    if let failure = answer.failure { state.results.failures.append(failure) }
    let subject = job.subject
    for line in answer.lines {
      if line.phase == "memory" {
        state.results.memory[subject] = line.amount
        continue
      }
      guard let phase = suite.phases.first(where: { $0.name == line.phase }) else {
        state.results.counters[subject, default: [:]][line.phase] = line.amount
        continue
      }
      if line.check != "-" { state.results[subject, phase].check = line.check }
      if job.measure == .time {
        state.results[subject, phase].times.append(line.amount)
        if phase == suite.total && line.amount > 1e5 { state.slow.insert(subject) }
      } else if let count = answer.counts[line.phase] {
        state.results[subject, phase].instructions = count / line.amount
      }
    }
    let parts = suite.parts.map { state.results[subject, $0].instructions }
    if parts.isEmpty || suite.parts.contains(suite.total) || parts.contains(nil) { return }
    state.results[subject, suite.total].instructions = parts.reduce(0) { $0 + ($1 ?? 0) }
  }
}
