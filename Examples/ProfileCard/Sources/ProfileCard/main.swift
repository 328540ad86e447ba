import Quoin
import QuoinCairo

// Lays out a profile screen and draws it: swift run ProfileCard [FILE.png]

let profile = Profile(
  name: "Ada Lovelace", role: "Analyst, Engines Ltd.", initials: "AL",
  about: "Wrote the first program for a machine that was never built. Likes numbers, horses "
    + "and long letters, and answers all of them.",
  isPro: true,
  figures: [("128", "Notes"), ("4.2k", "Readers"), ("36", "Following")])

let page = profileScreen(profile)
let scene = Scene(
  page, styles: sheet, text: PangoTextMeasurer(), safeArea: EdgeInsets(top: 59, bottom: 34))
let arrangement = scene.layout(in: Size(390, 844))

for diagnostic in arrangement.diagnostics {
  print("\(diagnostic.severity.word): \(diagnostic.message) (\(diagnostic.rule))")
}
let file = CommandLine.arguments.dropFirst().first ?? "profile.png"
try PNG(arrangement, scale: 3).write(to: file)
print("\(file): \(arrangement.diagnostics.count) diagnostics")
