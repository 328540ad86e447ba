import QuoinStyle

extension HTMLTree {
  /// The quirks mode of a document, which its doctype determines: HTML §13.2.6.4.1.
  enum Mode {
    case standards
    /// Quirks in the calculation of line heights only.
    case limitedQuirks
    case quirks

    /// Creates the mode of a doctype with the name `html`.
    ///
    /// Gumbo compares whole identifiers where the standard specifies prefixes.
    ///
    /// - Parameters:
    ///   - publicID: The public identifier, or an empty string.
    ///   - systemID: The system identifier, or `nil`.
    init(publicID: String, systemID: String?) {
      let name = publicID.asciiLowercased
      func begins(_ texts: [String]) -> Bool { texts.contains { name.hasPrefix($0) } }
      let isOld =
        Mode.oldNames.contains(name) || begins(Mode.old)
        || systemID?.asciiLowercased == Mode.oldSystemID
      if isOld || systemID == nil && begins(Mode.transitional) {
        self = .quirks
      } else if begins(Mode.transitional) || begins(Mode.almostStandard) {
        self = .limitedQuirks
      } else {
        self = .standards
      }
    }

    private static let oldSystemID = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd"
    private static let oldNames: Set<String> = [
      "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html",
    ]
    private static let almostStandard = [
      "-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//",
    ]
    /// The identifiers for quirks mode without a system identifier, and for limited quirks mode
    /// with one.
    private static let transitional = [
      "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//",
    ]
    private static let old = [
      "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//",
      "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html",
      "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer 2.0 html",
      "-//microsoft//dtd internet explorer 2.0 tables//",
      "-//microsoft//dtd internet explorer 3.0 html",
      "-//microsoft//dtd internet explorer 3.0 tables//", "-//netscape comm. corp.//dtd html//",
      "-//netscape comm. corp.//dtd strict html//", "-//o'reilly and associates//dtd html 2.0//",
      "-//o'reilly and associates//dtd html extended 1.0//",
      "-//o'reilly and associates//dtd html extended relaxed 1.0//",
      "-//sq//dtd html 2.0 hotmetal + extensions//",
      "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
      "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
      "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//",
      "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//",
      "-//w3c//dtd html 3.2", "-//w3c//dtd html 4.0 frameset//",
      "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental 19960712//",
      "-//w3c//dtd html experimental 970421//", "-//w3c//dtd w3 html//",
      "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//",
      "-//webtechs//dtd mozilla html//",
    ]
  }
}
