import Foundation

@testable import QuoinImport

/// A folder with the project of an app, which goes with the test.
///
/// The target `App` copies `App/Base.lproj/Main.storyboard`, `App/Cell.xib`, the catalogue `App/Assets.xcassets` and what
/// a test adds; the target `Other` has a catalogue of its own.
final class AppProjectFolder {
  /// The path of the project's folder, without symbolic links.
  let path: String
  private let outer: String

  init(items: [String] = [], folders: [String] = [], info: String = "") throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    outer = url.resolvingSymlinksInPath().path
    path = outer + "/project"
    try write("App.xcodeproj/project.pbxproj", Self.project(items, folders, info))
  }

  deinit { try? FileManager.default.removeItem(atPath: outer) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// An image set of the target `App`.
  func imageSet(
    _ name: String, _ entries: String, in folder: String = "App/Assets.xcassets",
    properties: String = "{}", files: [String: [UInt8]]
  ) throws {
    try write(
      "\(folder)/\(name).imageset/Contents.json",
      #"{"images": [\#(entries)], "properties": \#(properties)}"#)
    for (file, bytes) in files { try write("\(folder)/\(name).imageset/\(file)", bytes) }
  }

  func colorSet(_ name: String, light: String, dark: String) throws {
    func entry(_ red: String, _ more: String) -> String {
      """
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(red)", "green": "0", "blue": "0", "alpha": "1"}}\(more)}
      """
    }
    let appearance = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try write(
      "App/Assets.xcassets/\(name).colorset/Contents.json",
      #"{"colors": [\#(entry(light, "")), \#(entry(dark, appearance))]}"#)
  }

  /// Reads a document of the project.
  func read(
    _ name: String, _ text: String, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedDocument {
    try write(name, text)
    var options = ImportOptions()
    options.path = path + "/" + name
    change(&options)
    return try InterfaceBuilder.read(Data(text.utf8), options: options)
  }

  /// The beginning of a PNG file, which tells its size.
  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + number(13) + Array("IHDR".utf8)
      + number(width) + number(height) + [8, 6, 0, 0, 0]
  }

  private static func project(_ items: [String], _ folders: [String], _ info: String) -> String {
    let known = [
      "App/Base.lproj/Main.storyboard", "App/Cell.xib", "App/Assets.xcassets",
      "App/ar.lproj/Main.strings", "App/de.lproj/Main.strings",
    ]
    let all = (known + items).map { ($0, "file") } + folders.map { ($0, "folder") }
    let references = all.enumerated().map { number, item in
      """
      r\(number) = {isa = PBXFileReference; path = "\(item.0)"; lastKnownFileType = \(item.1); sourceTree = SOURCE_ROOT; };
      b\(number) = {isa = PBXBuildFile; fileRef = r\(number); };
      """
    }
    let numbers = all.indices
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; developmentRegion = en; targets = (T, U); };
      G = {isa = PBXGroup; children = (\(numbers.map { "r\($0)" }.joined(separator: ", ")), o1, o2); sourceTree = "<group>"; };
      \(references.joined(separator: "\n"))
      o1 = {isa = PBXFileReference; path = Other/Other.xcassets; sourceTree = "<group>"; }; ob1 = {fileRef = o1; };
      o2 = {isa = PBXFileReference; path = Other/Other.xib; sourceTree = "<group>"; }; ob2 = {fileRef = o2; };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L; };
      R = {isa = PBXResourcesBuildPhase; files = (\(numbers.map { "b\($0)" }.joined(separator: ", "))); };
      L = {buildConfigurations = (C); }; C = {buildSettings = {\(info)}; };
      U = {isa = PBXNativeTarget; name = Other; buildPhases = (V); };
      V = {isa = PBXResourcesBuildPhase; files = (ob1, ob2); };
      }; }
      """
  }
}
