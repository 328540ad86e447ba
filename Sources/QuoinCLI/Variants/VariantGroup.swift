import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import Synchronization

/// A document and the images of its variants, which are added from several threads.
final class VariantGroup: Sendable {
  /// The image of a scene in one variant.
  struct Drawn: Sendable {
    /// The scene's name in file names, or `nil` if it is the only one.
    var fileName: String?
    /// The scene's human-readable name.
    var title: String
    var path: String
    var thumbnail: Thumbnail

    init(fileName: String?, title: String, path: String, thumbnail: Thumbnail) {
      self.fileName = fileName
      self.title = VariantGroup.shortened(title)
      self.path = path
      self.thumbnail = thumbnail
    }
  }

  /// A scene with the images of its variants.
  struct Sheet: Sendable {
    var title: String
    /// The contact sheet's file, or `nil` if it could not be written.
    var path: String?
    /// The images by variant index.
    var pictures: [Int: Drawn]
  }

  /// The result of drawing a variant.
  struct Answer: Sendable {
    var diagnostics: [Diagnostic] = []
    var error: Diagnostic?
    var drawn: [Drawn] = []
  }

  private struct State {
    var answers: [Int: Answer] = [:]
    var sheets: [Sheet] = []
    /// The reasons why sheets could not be written.
    var faults: [Diagnostic] = []
  }

  /// The document's path in diagnostics.
  let path: String
  /// The document's name on contact sheets.
  let name: String
  /// The path of the document's sheet, or of the folder of its sheets, without an extension.
  let base: String
  let variants: VariantSet
  private let state = Mutex(State())

  init(path: String, name: String, base: String, variants: VariantSet) {
    self.path = path
    self.name = VariantGroup.shortened(name)
    self.base = base
    self.variants = variants
  }

  /// Returns the path of a scene's sheet, and of the folder of its images, without an extension.
  func base(of scene: String?) -> String { scene.map { base + "/" + $0 } ?? base }

  /// Returns the path of a scene's image in the variant with an index.
  func path(of scene: String?, in number: Int) -> String {
    let name = variants.variants[number].fileName(variants.aspects)
    return base(of: scene) + "/" + (name.isEmpty ? "picture" : name) + ".png"
  }

  /// Returns unique names of scenes for file names, compared without case; `nil` for the only scene.
  static func fileNames(in document: LaidOutDocument) -> [String?] {
    guard document.hasNamedScenes || document.scenes.count > 1 else {
      return document.scenes.map { _ in nil }
    }
    let isPaged = document.kind == .html
    var used: Set<String> = []
    return document.scenes.map { scene in
      let own = FileNamePart.of(isPaged ? "page-\(scene.page ?? 1)" : title(of: scene))
      var name = own
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(own)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// Returns the human-readable name of a scene.
  private static func title(of scene: LaidOutDocument.Scene) -> String {
    scene.name.isEmpty ? scene.id : scene.name
  }

  /// Returns the human-readable name of a scene.
  static func title(of scene: LaidOutDocument.Scene, in document: LaidOutDocument) -> String {
    guard document.kind == .html else { return title(of: scene) }
    let stem = FileNames.stem(document.path)
    return scene.page.map { "\(stem) · page \($0)" } ?? stem
  }

  /// As much of a name as a sheet has room for: documents of strangers have names of any length.
  ///
  /// Scalars are counted, as a character may have any number of marks.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 120 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(119))) + "…"
  }

  /// Stores the result of a variant.
  ///
  /// - Returns: Whether it was the last one.
  func add(_ answer: Answer, of number: Int) -> Bool {
    state.withLock { state in
      state.answers[number] = answer
      return state.answers.count == variants.variants.count
    }
  }

  /// Gives the only scene of a variant its name where other variants have several scenes, as copies of a document
  /// in other languages may; how many there are is known only when all are drawn.
  private func nameOnlyScenes(_ answers: inout [Int: Answer], _ claims: OutputClaims) {
    guard answers.values.contains(where: { $0.drawn.contains { $0.fileName != nil } }) else {
      return
    }
    for (number, answer) in answers {
      guard answer.drawn.count == 1, let drawn = answer.drawn.first, drawn.fileName == nil else {
        continue
      }
      let name = FileNamePart.of(drawn.title)
      let target = path(of: name, in: number)
      guard claims.claim([target], for: path) == nil else { continue }
      let files = FileManager.default
      try? files.createDirectory(atPath: base(of: name), withIntermediateDirectories: true)
      // A picture of an earlier run may be there.
      try? files.removeItem(atPath: target)
      guard (try? files.moveItem(atPath: drawn.path, toPath: target)) != nil else { continue }
      answers[number]?.drawn[0].fileName = name
      answers[number]?.drawn[0].path = target
    }
  }

  /// Writes the contact sheets.
  ///
  /// Call it once, after all variants have results.
  func writeSheets(_ text: PangoTextMeasurer, _ claims: OutputClaims) {
    var answers = state.withLock { $0.answers }
    nameOnlyScenes(&answers, claims)
    var sheets: [Sheet] = []
    var places: [String?: Int] = [:]
    for number in variants.variants.indices {
      for drawn in answers[number]?.drawn ?? [] {
        let place = places[drawn.fileName] ?? sheets.count
        if place == sheets.count {
          places[drawn.fileName] = place
          sheets.append(Sheet(title: drawn.title, path: nil, pictures: [:]))
        }
        sheets[place].pictures[number] = drawn
      }
    }
    var faults: [Diagnostic] = []
    for (name, place) in places {
      let path = base(of: name) + ".png"
      if let fault = claims.claim([path], for: self.path + " (sheet)") {
        faults.append(fault)
        continue
      }
      do throws(PaintError) {
        try contactSheet(sheets[place]).write(to: path, text: text)
        sheets[place].path = path
      } catch {
        faults.append(Diagnostic(.error, rule: "unwritable", "\(error)"))
      }
    }
    let found = faults
    let made = sheets
    state.withLock { state in
      state.sheets = made
      state.faults = found
      // The sheets keep the images from here on.
      for number in state.answers.keys { state.answers[number]?.drawn = [] }
    }
  }

  private func contactSheet(_ sheet: Sheet) -> ContactSheet {
    let fixed = Variant.Aspect.allCases.filter { !variants.aspects.contains($0) }
    let common = variants.first.label(fixed)
    return ContactSheet(
      title: sheet.title, subtitle: common.isEmpty ? name : "\(name) · \(common)",
      rows: VariantGroup.rows(of: sheet, in: variants))
  }

  /// Returns the rows of a scene's sheet: one per device, or a single one if variants differ only in the device.
  static func rows(of sheet: Sheet, in variants: VariantSet) -> [ContactSheet.Row] {
    let others = variants.aspects.filter { $0 != .device }
    let hasRows = variants.aspects.contains(.device) && !others.isEmpty
    var rows: [ContactSheet.Row] = []
    for (number, variant) in variants.variants.enumerated() {
      let title = hasRows ? variant.device?.name : nil
      if rows.isEmpty || rows.last?.title != title { rows.append(.init(title: title, cells: [])) }
      rows[rows.count - 1].cells.append(
        ContactSheet.Cell(
          label: variant.label(hasRows ? others : variants.aspects),
          picture: sheet.pictures[number]?.thumbnail))
    }
    return rows
  }

  /// Discards the images but keeps the paths of their files.
  func dropPictures() {
    state.withLock { state in
      for place in state.sheets.indices {
        for number in state.sheets[place].pictures.keys {
          state.sheets[place].pictures[number]?.thumbnail.file = []
        }
      }
    }
  }

  /// The combined result, valid once the sheets are written.
  var outcome: VariantOutcome {
    state.withLock { state in
      VariantOutcome(
        path: path, variants: variants,
        answers: variants.variants.indices.map { state.answers[$0] ?? Answer() },
        sheets: state.sheets, faults: state.faults)
    }
  }
}
