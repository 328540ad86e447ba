import Quoin
import QuoinCairo

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// Draws a picture for each layout system: swift run Gallery [FOLDER [NAME…]]

let pictures = [
  batteryCell, layoutTasks, masonryEdges, cartographyViews, sessionCells, mineralContainers,
  stackViews, springsAndStruts, sizeClasses, flexCard, textureSpecs, styleSheets, rightToLeft,
  paintedGradients, paintedShadows, paintedBorders, paintedEffects, lists,
  iOSTheme, neutralTheme, ownTheme,
]

let arguments = CommandLine.arguments.dropFirst()
let folder = arguments.first ?? "gallery"
let wanted = Set(arguments.dropFirst())
let measurer = PangoTextMeasurer()
var findings = 0

for picture in pictures where wanted.isEmpty || wanted.contains(picture.name) {
  var scene = Scene(picture.root(), styles: picture.styles, text: measurer)
  scene.theme = picture.theme
  let arrangement = scene.layout(in: picture.size, traits: Traits(displayScale: 2))
  for diagnostic in arrangement.diagnostics {
    findings += 1
    print(
      "\(picture.name): \(diagnostic.severity.word): \(diagnostic.message) (\(diagnostic.rule))")
  }
  let file = "\(folder)/\(picture.name).png"
  try PNG(arrangement, scale: 2).write(to: file)
  print("\(file): \(picture.title)")
}
exit(findings == 0 ? 0 : 1)
