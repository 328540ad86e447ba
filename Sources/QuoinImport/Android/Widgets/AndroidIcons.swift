import QuoinModel

/// The icons of widgets, as paths in a square of 24 points.
enum AndroidIcons {
  static let check = "M9,16.17L4.83,12l-1.42,1.41L9,19 21,7l-1.41,-1.41z"
  static let back = "M20,11H7.83l5.59,-5.59L12,4l-8,8 8,8 1.41,-1.41L7.83,13H20v-2z"
  static let menu = "M3,18h18v-2H3v2zM3,13h18v-2H3v2zM3,6v2h18V6H3z"
  static let close =
    "M19,6.41L17.59,5 12,10.59 6.41,5 5,6.41 10.59,12 5,17.59 6.41,19 12,13.41 17.59,19 19,17.59 13.41,12z"
  static let more =
    "M12,8c1.1,0 2,-0.9 2,-2s-0.9,-2 -2,-2 -2,0.9 -2,2 0.9,2 2,2zM12,10c-1.1,0 -2,0.9 -2,2s0.9,2 2,2"
    + " 2,-0.9 2,-2 -0.9,-2 -2,-2zM12,16c-1.1,0 -2,0.9 -2,2s0.9,2 2,2 2,-0.9 2,-2 -0.9,-2 -2,-2z"
  static let search =
    "M15.5,14h-0.79l-0.28,-0.27C15.41,12.59 16,11.11 16,9.5 16,5.91 13.09,3 9.5,3S3,5.91 3,9.5 5.91,16"
    + " 9.5,16c1.61,0 3.09,-0.59 4.23,-1.57l0.27,0.28v0.79l5,4.99L20.49,19l-4.99,-5zM9.5,14C7.01,14 5,11.99"
    + " 5,9.5S7.01,5 9.5,5 14,7.01 14,9.5 11.99,14 9.5,14z"
  static let add = "M19,13h-6v6h-2v-6H5v-2h6V5h2v6h6v2z"
  static let star =
    "M12,17.27L18.18,21l-1.64,-7.03L22,9.24l-7.19,-0.61L12,2 9.19,8.63 2,9.24l5.46,4.73L5.82,21z"
  static let drop = "M7,10l5,5 5,-5z"
  static let picture =
    "M21,19V5c0,-1.1 -0.9,-2 -2,-2H5c-1.1,0 -2,0.9 -2,2v14c0,1.1 0.9,2 2,2h14c1.1,0 2,-0.9 2,-2zM8.5,13.5l2.5"
    + ",3.01L14.5,12l4.5,6H5l3.5,-4.5z"
  static let edit =
    "M3,17.25V21h3.75L17.81,9.94l-3.75,-3.75L3,17.25zM20.71,7.04c0.39,-0.39 0.39,-1.02 0,-1.41l-2.34,-2.34c"
    + "-0.39,-0.39 -1.02,-0.39 -1.41,0l-1.83,1.83 3.75,3.75 1.83,-1.83z"
  static let info =
    "M12,2C6.48,2 2,6.48 2,12s4.48,10 10,10 10,-4.48 10,-10S17.52,2 12,2zM13,17h-2v-6h2v6zM13,9h-2L11,7h2v2z"
  static let mail =
    "M20,4H4C2.9,4 2,4.9 2,6v12c0,1.1 0.9,2 2,2h16c1.1,0 2,-0.9 2,-2V6C22,4.9 21.1,4 20,4zM20,8l-8,5 -8,-5V6l8"
    + ",5 8,-5V8z"
  static let home = "M10,20v-6h4v6h5v-8h3L12,3 2,12h3v8z"
  static let person =
    "M12,12c2.21,0 4,-1.79 4,-4s-1.79,-4 -4,-4 -4,1.79 -4,4 1.79,4 4,4zM12,14c-2.67,0 -8,1.34 -8,4v2h16v-2c0,"
    + "-2.66 -5.33,-4 -8,-4z"
  static let play = "M8,5v14l11,-7z"
  static let pause = "M6,19h4V5H6v14zM14,5v14h4V5h-4z"

  /// Returns an icon similar to a framework drawable.
  static func path(framework name: String) -> String? {
    let words: [(String, String)] = [
      ("search", search), ("add", add), ("delete", close), ("close", close), ("cancel", close),
      ("more", more), ("star", star), ("edit", edit), ("info", info), ("alert", info),
      ("email", mail), ("send", mail), ("play", play), ("pause", pause), ("gallery", picture),
      ("camera", picture), ("sort", menu), ("agenda", menu), ("revert", back), ("home", home),
      ("contact", person), ("sym_def_app_icon", star), ("dropdown", drop),
    ]
    return words.first { name.contains($0.0) }?.1
  }
}
