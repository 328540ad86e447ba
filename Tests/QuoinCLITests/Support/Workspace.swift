import Foundation

/// A temporary folder with documents, in which the command runs.
final class Workspace: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of what is in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  /// Writes a file.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Data(text.utf8))
  }

  @discardableResult
  func write(_ name: String, _ data: Data) throws -> String {
    try data.write(to: url.appendingPathComponent(name))
    return name
  }

  /// Writes a xib of views with some ids.
  func writeXIB(_ name: String, views ids: [String]) throws {
    let views = ids.map {
      "<view id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    try write(
      name,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\(views.joined())</objects></document>
      """)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(name), withIntermediateDirectories: true)
  }
}

/// What a run of the command left behind.
struct Outcome {
  var status: Int32
  /// Whether a signal ended it, as a trap does.
  var crashed: Bool
  var output: Data
  var errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map { String($0) } }
  var errorLines: [String] { errors.split(separator: "\n").map { String($0) } }
}

extension Workspace {
  /// The built command, which is beside the tests.
  static let command: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("quoin")
  }()

  /// Runs the command in the folder.
  func quoin(
    _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(Workspace.command, arguments, input: input, environment: environment)
  }

  /// Runs a line of the shell in which `$QUOIN` is the command.
  func shell(_ line: String) throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", line],
      environment: ["QUOIN": Workspace.command.path])
  }

  private func run(
    _ program: URL, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try Workspace()
    for name in ["out", "err"] { try streams.write(name, "") }
    try streams.write("in", input)
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(
      forReadingFrom: streams.url.appendingPathComponent("in"))
    process.standardOutput = try FileHandle(
      forWritingTo: streams.url.appendingPathComponent("out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appendingPathComponent("err"))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, crashed: process.terminationReason != .exit,
      output: try streams.data("out"),
      errors: String(decoding: try streams.data("err"), as: UTF8.self))
  }
}
