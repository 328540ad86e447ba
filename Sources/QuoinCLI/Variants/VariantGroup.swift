import Foundation
import Quoin
import QuoinCairo
import Synchronization

/// A document with the pictures of its variants, which come in from several threads.
final class VariantGroup: Sendable {
  /// The picture of a scene in one variant.
  struct Drawn: Sendable {
    /// What the scene is called in files' names, or `nil` for the only one.
    var fileName: String?
    /// What a person calls it.
    var title: String
    var path: String
    var miniature: Miniature
  }

  /// A scene in its variants.
  struct Sheet: Sendable {
    var title: String
    /// The sheet's file, or `nil` where it could not be written.
    var path: String?
    /// The pictures by the numbers of the variants.
    var pictures: [Int: Drawn]
  }

  /// What became of a variant.
  struct Answer: Sendable {
    var diagnostics: [Diagnostic] = []
    var error: Diagnostic?
    var drawn: [Drawn] = []
  }

  private struct State {
    var answers: [Int: Answer] = [:]
    var sheets: [Sheet] = []
    /// Why sheets could not be written.
    var faults: [Diagnostic] = []
  }

  /// The document, as findings call it.
  let path: String
  /// What it is called on sheets.
  let name: String
  /// The path of its sheet or of the folder of its sheets, without an ending.
  let base: String
  let variants: VariantSet
  private let state = Mutex(State())

  init(path: String, name: String, base: String, variants: VariantSet) {
    self.path = path
    self.name = name
    self.base = base
    self.variants = variants
  }

  /// The path of a scene's sheet and of the folder of its pictures, without an ending.
  func base(of scene: String?) -> String { scene.map { base + "/" + $0 } ?? base }

  /// The path of a scene's picture.
  func path(of scene: String?, in number: Int) -> String {
    base(of: scene) + "/" + variants.variants[number].fileName(variants.aspects) + ".png"
  }

  /// The names of scenes in files: what a person calls them, each once in whatever case; `nil` for the only one.
  static func fileNames(of scenes: [LaidOutDocument.Scene]) -> [String?] {
    guard scenes.count > 1 else { return scenes.map { _ in nil } }
    var used: Set<String> = []
    return scenes.map { scene in
      let own = FileWord.of(scene.page.map { "page-\($0)" } ?? title(of: scene))
      var name = own
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(own)-\(number)"
        number += 1
      }
      return name
    }
  }

  /// What a person calls a scene.
  static func title(of scene: LaidOutDocument.Scene) -> String {
    scene.name.isEmpty ? scene.id : scene.name
  }

  /// Takes what became of a variant.
  ///
  /// - Returns: whether it was the last one.
  func add(_ answer: Answer, of number: Int) -> Bool {
    state.withLock { state in
      state.answers[number] = answer
      return state.answers.count == variants.variants.count
    }
  }

  /// Writes the sheets once all variants are there; called once.
  func writeSheets(_ text: PangoTextMeasurer, _ claims: OutputClaims) {
    let answers = state.withLock { $0.answers }
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
      // The pictures are in the sheets now.
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

  /// The pictures of a scene: a row for each device, or one where they differ in nothing else.
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
          picture: sheet.pictures[number]?.miniature))
    }
    return rows
  }

  /// Forgets the pictures; the names of their files stay.
  func dropPictures() {
    state.withLock { state in
      for place in state.sheets.indices {
        for number in state.sheets[place].pictures.keys {
          state.sheets[place].pictures[number]?.miniature.file = []
        }
      }
    }
  }

  /// All that is to be said and shown once the sheets are written.
  var outcome: VariantOutcome {
    state.withLock { state in
      VariantOutcome(
        path: path, variants: variants,
        answers: variants.variants.indices.map { state.answers[$0] ?? Answer() },
        sheets: state.sheets, faults: state.faults)
    }
  }
}
