import Foundation
import Synchronization
import Workloads

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

  private let options: Options
  private let progress: Progress
  private let state: Mutex<State>

  init(_ options: Options) {
    self.options = options
    let jobs = Self.jobs(options)
    state = Mutex(State(timing: jobs.timing[...], counting: jobs.counting[...]))
    progress = Progress(total: jobs.timing.count + jobs.counting.count)
  }

  /// Runs everything.
  func run() -> Results {
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let job = next() {
        progress.show(job.title, state.withLock { $0.done })
        let answer = job.run(options)
        state.withLock { Self.take(answer, of: job, &$0) }
      }
    }
    progress.end()
    return state.withLock { $0.results }
  }

  private static func jobs(_ options: Options) -> (timing: [Job], counting: [Job]) {
    var timing: [Job] = []
    var counting: [Job] = []
    for workload in options.workloads {
      for size in workload.sizes where size <= options.largest {
        for engine in options.engines {
          let subject = Subject(engine: engine, workload: workload, size: size)
          let caps = Caps.of(engine, workload, full: options.full)
          if size <= caps.timed { timing.append(Job(measure: .time, subject: subject)) }
          if size <= caps.counted {
            counting.append(Job(measure: .count, subject: subject))
          } else if size <= caps.edited {
            counting.append(Job(measure: .countEdits, subject: subject))
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

  private static func take(_ answer: Answer, of job: Job, _ state: inout State) {
    state.done += 1
    if job.measure == .time { state.isTiming = false }
    if let failure = answer.failure { state.results.failures.append(failure) }
    let subject = job.subject
    for line in answer.lines {
      if line.phase == "memory" {
        state.results.memory[subject] = line.amount
        continue
      }
      guard let phase = Phase(rawValue: line.phase) else { continue }
      state.results[subject, phase].check = line.check
      if job.measure == .time {
        state.results[subject, phase].times.append(line.amount)
        if phase == .total && line.amount > 1e5 { state.slow.insert(subject) }
      } else if let count = answer.counts[line.phase] {
        state.results[subject, phase].instructions = count / line.amount
      }
    }
    let build = state.results[subject, .build].instructions
    if let build, let solve = state.results[subject, .solve].instructions {
      state.results[subject, .total].instructions = build + solve
    }
  }
}
