import Quoin

/// The page that shows all pictures.
struct Page {
  private let pictures: [Picture]

  init(_ pictures: [Picture]) { self.pictures = pictures }

  /// The page, beside the pictures.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Quoin: the gallery</title>
    <style>
      :root { color-scheme: light dark }
      body { margin: 0 auto; max-width: 1280px; padding: 24px; font: 16px/1.5 system-ui, sans-serif;
        background: light-dark(#f4f5f8, #101218); color: light-dark(#1a1d26, #e9ebf2) }
      h1 { font-size: 32px; margin: 0 } h2 { margin: 40px 0 12px }
      main { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start }
      figure { margin: 0; padding: 12px; border-radius: 14px; background: light-dark(white, #1b1e27);
        box-shadow: 0 2px 10px rgb(0 0 0 / 12%); max-width: 100%; box-sizing: border-box }
      img { display: block; max-width: 100%; height: auto; border-radius: 6px }
      figcaption { margin-top: 10px; font-size: 14px }
      small { display: block; opacity: 0.6 }
    </style>
    <h1>The gallery</h1>
    <p>\(pictures.count) pictures, each drawn by a small program: no window, no browser, no UIKit.</p>
    \(Picture.Section.allCases.map(section).joined())
    </html>

    """
  }

  private func section(_ section: Picture.Section) -> String {
    let figures = pictures.filter { $0.section == section }.map(figure)
    guard !figures.isEmpty else { return "" }
    return "<h2>\(section.rawValue)</h2>\n<main>\n\(figures.joined())</main>\n"
  }

  private func figure(_ picture: Picture) -> String {
    let width = Int(picture.size.width)
    return """
      <figure style="width: \(width)px">
      <img src="\(picture.name).png" width="\(width)" height="\(Int(picture.size.height))" \
      alt="\(escaped(picture.title))" loading="lazy">
      <figcaption>\(escaped(picture.title))<small>\(picture.source)</small></figcaption>
      </figure>

      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
