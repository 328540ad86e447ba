import BenchText
import CBench
import Foundation
import Quoin
import QuoinImport

/// The layouts of a storyboard on three devices in both orientations and colour schemes.
enum VariantRun {
  /// Reads a storyboard, lays it out on all devices, twice, and changes it, each in a phase with a name.
  static func run(phase: (String, () -> Void) -> Void) {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/Documents/Profile.storyboard").standardized.path
    var document: ImportedDocument?
    phase("build") { document = try? InterfaceBuilder.read(path: path) }
    guard let root = document?.scenes.first?.root else { bench_fail("no storyboard at \(path)") }
    let devices = ["iPhone SE", "iPhone 15", "iPad"].compactMap { Device.named($0) }
    guard devices.count == 3 else { bench_fail("devices are missing") }
    let screens = devices.flatMap { [$0, $0.landscape] }
    let scene = Scene(root, text: PlainMeasurer())
    var count = 0
    func layout(on screen: Device, _ scheme: ColorScheme = .light) {
      count += scene.layout(on: screen) { $0.colorScheme = scheme }.items.count
    }
    func layoutAll() {
      for screen in screens {
        layout(on: screen)
        layout(on: screen, .dark)
      }
    }
    phase("first") { layout(on: screens[0]) }
    phase("nothing") { layout(on: screens[0]) }
    phase("12 variants") { layoutAll() }
    phase("12 variants again") { layoutAll() }
    guard let text = root.subtree.compactMap({ $0 as? TextNode }).first else {
      bench_fail("no text")
    }
    layout(on: screens[0])
    text.string = "Another"
    phase("text") { layout(on: screens[0]) }
    text.style.text.color = .red
    phase("color") { layout(on: screens[0]) }
    if count == 0 { bench_fail("nothing was laid out") }
  }
}
