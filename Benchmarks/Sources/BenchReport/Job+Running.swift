import Foundation

/// What a process printed, and what callgrind counted.
struct Answer: Sendable {
  /// Lines of `phase amount check`.
  var lines: [(phase: String, amount: Double, check: String)] = []
  /// Instructions by phase, all repetitions together.
  var counts: [String: Double] = [:]
  /// Why there is no answer.
  var failure: String?
}

extension Job {
  /// Runs the process and waits for it.
  func run(_ suite: Suite, _ options: Options) -> Answer {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: scratch) }
    do {
      try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
      var answer = try output(suite, options, scratch)
      let files = try manager.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil)
      for file in files where file.lastPathComponent.hasPrefix("counts") {
        Self.read(try String(contentsOf: file, encoding: .utf8), into: &answer.counts)
      }
      return answer
    } catch {
      return Answer(failure: "\(title): \(error)")
    }
  }

  private func output(
    _ suite: Suite, _ options: Options, _ scratch: URL
  ) throws -> Answer {
    // Callgrind stumbles over the compiler's debugging information.
    if measure != .time { try strip(suite, into: scratch) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // The limit is of processor time, which a busy machine does not use up.
    process.arguments = ["prlimit", options.full ? "--cpu=7200" : "--cpu=400"]
    process.arguments? += command(suite, options, scratch: scratch)
    // Symbols are looked up at the start, not while something is counted.
    process.environment = ProcessInfo.processInfo.environment.merging(["LD_BIND_NOW": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var answer = Answer()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3, let amount = Double(words[1]) {
        answer.lines.append((words[0], amount, words[2]))
      }
    }
    if process.terminationStatus != 0 {
      answer.failure = "\(title): exit status \(process.terminationStatus)"
    }
    return answer
  }

  private func strip(_ suite: Suite, into scratch: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "strip", "-o", scratch.appending(path: suite.program).path, Self.program(of: suite).path,
    ]
    try process.run()
    process.waitUntilExit()
  }

  /// Reads a file of callgrind's: which phase it belongs to, and how many instructions that took.
  private static func read(_ file: String, into counts: inout [String: Double]) {
    let trigger = "desc: Trigger: Client Request: "
    var phase: String?
    for line in file.split(separator: "\n") {
      if line.hasPrefix(trigger) { phase = String(line.dropFirst(trigger.count)) }
      if line.hasPrefix("totals: "), let phase, let count = Double(line.dropFirst(8)) {
        counts[phase, default: 0] += count
      }
    }
  }
}
