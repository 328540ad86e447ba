import Foundation
import Quoin
import QuoinImport

// Storyboards as they are, in other surroundings, and a page of HTML.

/// A storyboard of the example documents, as tall as it needs.
private func storyboard(
  _ name: String, _ title: String, _ file: String, scheme: ColorScheme = .light,
  direction: LayoutDirection = .leftToRight, device: String = "iPhone 15"
) -> Picture {
  let device = Device.named(device) ?? Device.all[0]
  var traits = device.traits()
  traits.colorScheme = scheme
  traits.layoutDirection = direction
  var options = ImportOptions()
  options.device = device
  options.colorScheme = scheme
  options.direction = direction
  let wanted = options
  return Picture(
    name: name, section: .screens, title: title, size: device.size, traits: traits
  ) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = folder.appendingPathComponent("Documents/\(file).storyboard").path
    let document = try InterfaceBuilder.read(path: path, options: wanted)
    return document.scenes[0].root
  }
}

let profileScreen = storyboard(
  "storyboard-profile", "A storyboard: Auto Layout, stacks, size classes", "Profile")
let settingsDark = storyboard(
  "storyboard-settings-dark", "A storyboard in the dark", "Settings", scheme: .dark)
let signInRightToLeft = storyboard(
  "storyboard-sign-in-rtl", "A storyboard from right to left", "SignIn", direction: .rightToLeft)

let htmlPage = Picture(
  name: "html-page", section: .screens, title: "HTML and CSS: grid, lists, text in lines",
  size: Size(560, 420), traits: Traits()
) {
  var options = ImportOptions()
  options.size = Size(560, 420)
  let document = try HTMLDocument.read(Data(page.utf8), options: options)
  return document.scenes[0].root
}

private let page = """
  <!DOCTYPE html>
  <style>
    body { margin: 0; font: 14px/1.5 system-ui; color: #212529; background: #f8f9fa }
    header { padding: 22px 28px; color: white; background: linear-gradient(120deg, #364fc7, #ae3ec9) }
    h1 { margin: 0; font-size: 26px; letter-spacing: -0.5px }
    header p { margin: 2px 0 0; opacity: 0.85 }
    main { display: grid; grid-template-columns: 1.6fr 1fr; gap: 18px; padding: 18px 28px }
    section { background: white; border-radius: 12px; padding: 14px 18px;
      box-shadow: 0 2px 8px rgb(0 0 0 / 8%) }
    h2 { margin: 0 0 6px; font-size: 16px }
    p { margin: 0 0 8px } ul { margin: 0; padding-left: 20px }
    code { background: #f1f3f5; border-radius: 4px; padding: 1px 5px; font-family: monospace;
      font-size: 12px }
    mark { background: #fff3bf } a { color: #364fc7 }
    .tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 10px; grid-column: 1 / -1 }
    .tile { border-radius: 10px; padding: 10px 12px; background: #e7f5ff }
    .tile b { display: block; font-size: 20px } .tile:nth-child(even) { background: #fff0f6 }
  </style>
  <header><h1>Weather of the week</h1><p>Reykjavík, 18 to 24 May</p></header>
  <main>
    <section><h2>In short</h2>
      <p>Windy until <b>Wednesday</b>, then <mark>three bright days</mark> with light air from the
      south; see the <a href="#">long forecast</a>.</p>
      <p>Computed by <code>forecast --grid 2km</code> every six hours.</p></section>
    <section><h2>To pack</h2><ul><li>a coat<li>sun cream<li>patience</ul></section>
    <div class="tiles">
      <div class="tile">Mon<b>7°</b></div><div class="tile">Tue<b>6°</b></div>
      <div class="tile">Wed<b>9°</b></div><div class="tile">Thu<b>12°</b></div>
    </div>
  </main>
  """
