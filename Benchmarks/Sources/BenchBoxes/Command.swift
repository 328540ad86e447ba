import BoxWorkloads
import Foundation

/// Measures Quoin's boxes and Yoga on all trees, one process for each.
///
/// `bench-boxes [--only F2a,F3] [--largest N] [--results FOLDER]`
@main
struct Command {
  static func main() async throws {
    var only = BoxWorkload.allCases
    var largest = Int.max
    var folder = URL(filePath: "results")
    var rest = CommandLine.arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return usage() }
      switch option {
      case "--only":
        only = value.split(separator: ",").compactMap { BoxWorkload(rawValue: "\($0)") }
      case "--largest": largest = Int(value) ?? largest
      case "--results": folder = URL(filePath: value)
      default: return usage()
      }
    }
    let jobs = only.flatMap { workload in
      workload.sizes.filter { $0 <= largest }.flatMap { size in
        Results.engines.flatMap { engine in
          [true, false].filter { isRun(engine, workload, size, isCount: $0) }.map {
            Job(isCount: $0, engine: engine, workload: workload, size: size)
          }
        }
      }
    }
    let results = await run(jobs)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(results.csv.utf8).write(to: folder.appending(path: "boxes.csv"))
    try Data(Chart(results: results).svg.utf8).write(to: folder.appending(path: "boxes.svg"))
    print(Report(results: results).text)
  }

  private static func usage() {
    print("usage: bench-boxes [--only F2a,F3] [--largest N] [--results FOLDER]")
  }

  /// Yoga's time doubles with every five levels, and callgrind is some 25 times slower.
  private static func isRun(
    _ engine: String, _ workload: BoxWorkload, _ size: Int, isCount: Bool
  ) -> Bool {
    guard engine == "yoga" else { return true }
    if workload == .superDeep { return size <= (isCount ? 50 : 100) }
    if workload == .deepAuto, isCount { return size <= 10000 }
    return true
  }

  private static func run(_ jobs: [Job]) async -> Results {
    let peers = URL(filePath: ".build/peers")
    let width = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return await withTaskGroup(of: (Job, Job.Answer?).self) { group in
      var results = Results()
      var pending = jobs[...]
      for job in pending.prefix(width) { group.addTask { (job, job.run(peers: peers)) } }
      pending = pending.dropFirst(width)
      while let (job, answer) = await group.next() {
        let what = "\(job.isCount ? "count" : "time") \(job.engine) \(job.workload.rawValue)"
        let note = "\(what) \(job.size)\(answer == nil ? ": no answer" : "")\n"
        FileHandle.standardError.write(Data(note.utf8))
        if let answer { results.add(answer, job) }
        if let next = pending.popFirst() {
          group.addTask { (next, next.run(peers: peers)) }
        }
      }
      return results
    }
  }
}
