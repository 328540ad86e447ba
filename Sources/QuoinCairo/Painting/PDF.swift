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
/// the creation date is always the same.
///
/// The text may be selected and is read in the order of the tree: what the arrangement knows of headings,
/// paragraphs, lists, tables and pictures is the document's logical structure ("tagged PDF"), and links
/// lead to addresses and to the nodes that the description gives names. The headings of a document of
/// several pages are its outline.
public struct PDF: Painter, Sendable {
  /// The pages.
  public var lists: [DisplayList]
  /// What lies behind the nodes.
  public var background: Background
  /// The fonts; those that measured the text, so that it fits.
  public var text: PangoTextMeasurer
  /// What the document says of itself.
  public var metadata = DocumentMetadata()
  /// The folders in which pictures are looked for by name; "" is the one at hand.
  public var imageFolders: [String]
  /// Through which door pictures are opened, how large they may be, and who decodes them.
  ///
  /// Where it has no door of its own, that of the document counts from which the first page is.
  public var reading = PictureReading()
  /// When painting is given up, with `PaintError.tookTooLong`.
  ///
  /// `nil` is no deadline for an app's own drawings; for those of a document it is as many seconds for each painting
  /// as the `Limits` allow with which the document was read.
  public var deadline: Deadline?

  /// A document of one page.
  public init(
    _ arrangement: Arrangement, background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    self.init([arrangement], background: background, text: text, imageFolders: imageFolders)
  }

  /// A document of a page for each layout.
  public init(
    _ arrangements: [Arrangement], background: Background = .automatic,
    text: PangoTextMeasurer = .standard, imageFolders: [String] = [""]
  ) {
    lists = arrangements.map { DisplayList($0, isTagged: true) }
    self.background = background
    self.text = text
    self.imageFolders = imageFolders
  }

  /// The bytes of the file.
  public var data: [UInt8] {
    get throws(PaintError) { try paint(lists).data }
  }

  /// Writes the file, as a whole or not at all.
  ///
  /// - Returns: what could not be drawn as asked.
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
    // Some versions of cairo lose tags where little is seen, and then refuse the file.
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

  /// What of the pages is marked.
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
      _ = try PictureSize(list.size, scale: 1, limit: PDF.longestSide)
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
      defer { cairo_surface_destroy(surface) }
      setMetadata(on: surface)
      for (number, list) in lists.enumerated() {
        marks?.page = number
        findings.page = number
        cairo_pdf_surface_set_size(surface, max(1, list.size.width), max(1, list.size.height))
        let page = CairoPage(
          list: list, ground: background.color(in: list.colorScheme), scale: 1,
          drawsOutlines: false, findings: findings, marks: marks)
        try page.draw(on: surface, text: text, images: images)
        cairo_surface_show_page(surface)
      }
      if lists.count > 1 { PDFOutline(lists).add(to: surface) }
      // What is finished holds the letters of its fonts.
      FontFileGuard.exclusively { cairo_surface_finish(surface) }
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw status == CAIRO_STATUS_NO_MEMORY ? .outOfMemory : .failed(status.words)
      }
    }
    return PaintedFile(
      data: completed(writer.bytes, marks),
      diagnostics: lists.flatMap { $0.diagnostics } + images.diagnostics
        + (marks?.diagnostics ?? []) + findings.diagnostics
        + lists.flatMap { $0.backdropsNotShown(in: "PDF") })
  }

  private func setMetadata(on surface: OpaquePointer) {
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    for (kind, text) in metadata.entries { cairo_pdf_surface_set_metadata(surface, kind, text) }
    // Since cairo 1.17.6 later versions hide in streams what is updated below. Before that they say of
    // ligatures which letters they are.
    cairo_pdf_surface_restrict_to_version(
      surface, cairo_version() < 11_706 ? CAIRO_PDF_VERSION_1_5 : CAIRO_PDF_VERSION_1_4)
  }

  /// The file with what cairo does not write: the tree of its elements, and its language.
  private func completed(_ bytes: [UInt8], _ marks: DocumentMarks?) -> [UInt8] {
    if let marks, marks.isTagged {
      var tree = StructureTree(marks)
      // A newer cairo may write files that cannot be updated so; theirs stay flat.
      return tree.written(into: bytes, language: metadata.language) ?? bytes
    }
    guard !metadata.language.isEmpty, let objects = PDFObjects(bytes) else { return bytes }
    var update = PDFUpdate(bytes, objects)
    update.write(language: metadata.language, objects)
    return update.finished(count: objects.count)
  }

  /// The most points that a page's side may have, by the PDF standard's note on limits.
  private static let longestSide = 14_400
}
