import BoxWorkloads
import Foundation

/// A process that measures one engine on one tree.
struct Job: Sendable {
  var isCount: Bool
  var engine: String
  var workload: BoxWorkload
  var size: Int

  /// What was printed and what callgrind counted, by phase.
  struct Answer: Sendable {
    var amounts: [String: Double] = [:]
    var checks: [String: String] = [:]
    var counts: [String: Double] = [:]
  }

  /// Runs the process; nil if it takes too long or fails.
  func run(peers: URL) -> Answer? {
    let manager = FileManager.default
    let scratch = manager.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: scratch) }
    do {
      try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
      guard var answer = try output(scratch, peers) else { return nil }
      for file in try manager.contentsOfDirectory(at: scratch, includingPropertiesForKeys: nil) {
        Self.read(String(decoding: try Data(contentsOf: file), as: UTF8.self), &answer.counts)
      }
      return answer
    } catch {
      return nil
    }
  }

  private func output(_ scratch: URL, _ peers: URL) throws -> Answer? {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "measure-boxes")
    var command = [program.path]
    if isCount {
      // Callgrind stumbles over the compiler's debugging information.
      let stripped = scratch.appending(path: "measure-boxes")
      _ = try Self.run(["strip", "-o", stripped.path, program.path])
      command = [
        "valgrind", "-q", "--tool=callgrind", "--instr-atstart=no",
        "--callgrind-out-file=\(scratch.path)/counts", stripped.path,
      ]
    }
    command += [isCount ? "count" : "time", engine, workload.rawValue, String(size), peers.path]
    // The limit is of processor time, which a busy machine does not use up.
    guard let text = try Self.run(["prlimit", "--cpu=\(isCount ? 240 : 60)"] + command) else {
      return nil
    }
    if isCount { try FileManager.default.removeItem(at: scratch.appending(path: "measure-boxes")) }
    var answer = Answer()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 3, let amount = Double(words[1]) else { continue }
      answer.amounts[words[0]] = amount
      if words[2] != "-" { answer.checks[words[0]] = words[2] }
    }
    return answer
  }

  private static func run(_ command: [String]) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    // Symbols are looked up at the start, not while something is counted.
    process.environment = ProcessInfo.processInfo.environment.merging(["LD_BIND_NOW": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Reads a file of callgrind's: which phase it belongs to, and how many instructions that took.
  private static func read(_ file: String, _ counts: inout [String: Double]) {
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
