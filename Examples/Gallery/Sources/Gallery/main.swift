import Foundation
import Quoin
import QuoinCairo

// Draws all pictures and a page that shows them: swift run Gallery [FOLDER [NAME…]]

let pictures: [Picture] =
  layoutPictures + stylePictures + textPictures + paintPictures + screenPictures

let arguments = CommandLine.arguments.dropFirst()
let folder = arguments.first ?? "gallery"
let wanted = Set(arguments.dropFirst())
let measurer = PangoTextMeasurer()
var findings: [String] = []

for picture in pictures where wanted.isEmpty || wanted.contains(picture.name) {
  var traits = picture.traits
  traits.displayScale = 2
  var scene = Scene(try picture.root(), styles: picture.styles, text: measurer)
  scene.theme = picture.theme
  let arrangement = scene.layout(in: picture.size, traits: traits)
  let file = "\(folder)/\(picture.name).png"
  var list = DisplayList(arrangement)
  var diagnostics = picture.styles.diagnostics + arrangement.diagnostics
  for panel in try picture.panels(measurer, traits) {
    list.draw(panel)
    diagnostics += panel.arrangement.diagnostics
  }
  for diagnostic in diagnostics + (try PNG(list, scale: 2).write(to: file)) {
    findings.append("\(picture.name): \(diagnostic)")
  }
  print("\(file): \(picture.title)")
}
if wanted.isEmpty {
  let page = "\(folder)/index.html"
  try Page(pictures).html.write(toFile: page, atomically: true, encoding: .utf8)
  print("\(page): \(pictures.count) pictures")
}
for finding in findings { print(finding) }
exit(findings.isEmpty ? 0 : 1)
