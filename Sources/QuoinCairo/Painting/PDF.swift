import CPangoCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint

/// Layouts as the pages of a PDF document.
///
///     try PDF([cover, page]).write(to: "book.pdf")
///
/// A point of the layout is a point of the page. The same layouts and fonts give the same bytes:
/// the creation date is fixed.
///
/// Text can be selected and is read in the order of the tree: the headings, paragraphs, lists,
/// tables and pictures of the arrangement form the document's logical structure ("tagged PDF").
/// Links lead to addresses and to named nodes. The headings of a document of several pages form its
/// outline.
public struct PDF: Painter, Sendable {
  /// The pages.
  public var lists: [DisplayList]
  /// The background behind the nodes.
  public var background: Background
  /// The fonts; use the measurer that measured the text, so that the text fits.
  public var text: PangoTextMeasurer
  /// The metadata of the document.
  public var metadata = DocumentMetadata()
  /// The folders that are searched for pictures by name; "" is the current folder.
  public var imageFolders: [String]
  /// How pictures are accessed, limited and decoded.
  ///
  /// If it has no file access of its own, that of the first page's document is used.
  public var reading = PictureReading()
  /// The deadline after which painting throws `PaintError.tookTooLong`.
  ///
  /// `nil` means no deadline for an app's own drawings; for drawings of a document, each painting
  /// is limited to the seconds allowed by the `Limits` that the document was read with.
  public var deadline: Deadline?

  /// Creates a document of one page.
  public init(
    _ arrangement: Arrangement, background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    self.init([arrangement], background: background, text: text, imageFolders: imageFolders)
  }

  /// Creates a document with a page for each layout.
  public init(
    _ arrangements: [Arrangement], background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    // The pages of a document share its limits.
    var partsLeft: Double?
    var terms: DocumentTerms?
    lists = arrangements.map { arrangement in
      if arrangement.documentTerms !== terms {
        (partsLeft, terms) = (nil, arrangement.documentTerms)
      }
      return DisplayList(arrangement, isTagged: true, partsLeft: &partsLeft)
    }
    self.background = background
    self.text = text
    self.imageFolders = imageFolders
  }

  /// The bytes of the file.
  public var data: [UInt8] {
    get throws(PaintError) { try paint(lists).data }
  }

  /// Writes the file atomically.
  ///
  /// - Returns: diagnostics about what could not be drawn as requested.
  @discardableResult
  public func write(to path: String) throws(PaintError) -> [Diagnostic] {
    let painted = try paint(lists)
    try FileBytes.write(painted.data, to: path)
    return painted.diagnostics
  }

  /// Paints a drawing as a document of one page.
  public func paint(_ list: DisplayList) throws(PaintError) -> PaintedFile {
    try paint([list])
  }

  /// Paints drawings as the pages of a document.
  public func paint(_ lists: [DisplayList]) throws(PaintError) -> PaintedFile {
    // Some versions of cairo lose tags if little is visible, and then reject the file.
    for marking in [Marking.all, .links] {
      do {
        var file = try painted(lists, marking)
        if marking != .all { file.diagnostics.append(PDF.lost("the structure")) }
        return file
      } catch .failed(CAIRO_STATUS_TAG_ERROR.words) {
        continue
      }
    }
    var file = try painted(lists, .nothing)
    file.diagnostics.append(PDF.lost("the structure and the links"))
    return file
  }

  /// What is marked on the pages.
  private enum Marking { case all, links, nothing }

  private static func lost(_ what: String) -> Diagnostic {
    Diagnostic(
      .note, rule: "untagged-document",
      "this version of cairo cannot write \(what) of the document; it is left out")
  }

  private func painted(
    _ given: [DisplayList], _ marking: Marking
  ) throws(PaintError) -> PaintedFile {
    let findings = PaintFindings(deadline: deadline ?? given.first?.documentTerms?.deadline())
    while true {
      do throws(PaintError) {
        return try painted(given.map { $0.keepingFilteredText() }, marking, findings)
      } catch {
        guard findings.mayTryAgain() else { throw error }
      }
    }
  }

  private func painted(
    _ given: [DisplayList], _ marking: Marking, _ findings: PaintFindings
  ) throws(PaintError) -> PaintedFile {
    var lists = given
    if marking != .all { for index in lists.indices { lists[index].elements = [] } }
    guard let first = lists.first else { throw PaintError.noPages }
    for list in lists {
      _ = try PictureSize(list.size, scale: 1, limit: PDF.maximumPageSide)
    }
    let writer = ByteWriter()
    let images = ImageLoader(
      folders: imageFolders, reading: reading.completed(by: first.documentTerms, imageFolders))
    let marks = marking == .nothing ? nil : DocumentMarks(lists)
    try withExtendedLifetime(writer) { () throws(PaintError) in
      guard
        let surface = cairo_pdf_surface_create_for_stream(
          ByteWriter.callback, writer.closure, max(1, first.size.width),
          max(1, first.size.height))
      else { throw PaintError.outOfMemory }
      defer { FontFileGuard.exclusively { cairo_surface_destroy(surface) } }
      setMetadata(on: surface)
      for (number, list) in lists.enumerated() {
        marks?.page = number
        findings.page = number
        images.effects.startPage()
        cairo_pdf_surface_set_size(surface, max(1, list.size.width), max(1, list.size.height))
        let page = CairoPage(
          list: list, ground: background.color(of: list), scale: 1,
          drawsOutlines: false, findings: findings, marks: marks)
        try page.draw(on: surface, text: text, images: images)
        // The page is drawn from what was recorded, with the fonts.
        FontFileGuard.exclusively { cairo_surface_show_page(surface) }
      }
      if lists.count > 1 { PDFOutline(lists).add(to: surface) }
      // Finishing the surface uses the glyphs of its fonts.
      FontFileGuard.exclusively { cairo_surface_finish(surface) }
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(status.words)
      }
    }
    let found =
      lists.flatMap { $0.diagnostics }.namingLimitsOnce() + images.diagnostics
      + (marks?.diagnostics ?? []) + findings.diagnostics
      + lists.flatMap { $0.backdropsNotShown(in: "PDF") }
    return PaintedFile(
      data: completed(writer.bytes, marks, lists),
      diagnostics: found.limited(to: first.documentTerms?.diagnostics ?? .none))
  }

  private func setMetadata(on surface: OpaquePointer) {
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    for (kind, text) in metadata.entries { cairo_pdf_surface_set_metadata(surface, kind, text) }
    // Since cairo 1.17.6, later PDF versions store the objects that are updated below in streams.
    // Before that, they record the letters of ligatures.
    cairo_pdf_surface_restrict_to_version(
      surface, cairo_version() < 11_706 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4)
  }

  /// Adds what cairo does not write: the structure tree, the document's language, and the boxes of pages on larger
  /// sheets.
  private func completed(
    _ bytes: [UInt8], _ marks: DocumentMarks?, _ lists: [DisplayList]
  ) -> [UInt8] {
    if let marks, marks.isTagged {
      var tree = StructureTree(marks)
      // Files of a newer cairo version may not support the update; their structure stays flat.
      return tree.written(into: bytes, language: metadata.language, lists: lists) ?? bytes
    }
    let hasBoxes = PDFUpdate.hasBoxes(lists)
    guard !metadata.language.isEmpty || hasBoxes,
      let objects = PDFObjects(bytes, readsPages: hasBoxes)
    else {
      return bytes
    }
    var update = PDFUpdate(bytes, objects)
    update.write(language: metadata.language, objects)
    update.write(lists, objects)
    return update.finished(count: objects.count)
  }

  /// The maximum length of a page's side in points, by the PDF standard's note on limits.
  private static let maximumPageSide = 14_400
}
