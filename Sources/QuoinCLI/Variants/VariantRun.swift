import Foundation
import Quoin
import QuoinCairo
import QuoinResources
import Synchronization

/// `quoin render` with several variants: an image of each scene per variant, a contact sheet for each
/// scene, and an index page.
struct VariantRun: Sendable {
  let reading: DocumentReading
  let variants: VariantSet
  /// The output folder.
  let folder: String
  let isFullPage: Bool
  let pages: PageOptions

  /// The bytes of decoded images that stay cached for the next document: about a hundred from a catalogue.
  private static let keptPictures = 48 << 20

  /// A document in one of its variants.
  private struct Job: Sendable {
    let group: VariantGroup
    let path: String
    let number: Int
    var variant: Variant { group.variants.variants[number] }
  }

  /// The result of a job.
  private struct Answer: Sendable {
    let job: Job
    var result: VariantGroup.Answer
  }

  /// Returns the default output folder: `MyApp-screens/`.
  static func folder(for files: [String]) -> String {
    guard let path = files.first else { return "screens/" }
    let name = URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension()
      .lastPathComponent
    return name.isEmpty || name == "/" ? "screens/" : name + "-screens/"
  }

  /// Draws all documents and prints the paths of the files and the diagnostics.
  func run() -> ExitStatus {
    ProcessMemory.share(among: cores)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let claims = OutputClaims(inputs: reading.options.files)
    let page = Mutex(PictureIndex(folder: folder))
    let printer = DiagnosticPrinter()
    let limits = reading.limits
    var jobs = VariantJobs(reading, variants, folder: folder, claims)
    let count = jobs.count
    let havePairs = jobs.haveBothSystems
    let pairs = Mutex(PlatformPairs())
    let status = inParallel(
      { jobs.next().map { Job(group: $0.group, path: $0.path, number: $0.number) } },
      bar: ProgressBar(total: count ?? 0, isBesideOutput: true), isSingle: count == 1,
      // Images dominate the memory use, so there are no more jobs than cores.
      width: cores, limits: limits,
      instead: { job, excess in
        Answer(job: job, result: .init(error: excess.diagnostic(limits, of: "the document")))
      },
      { job, limit in Answer(job: job, result: draw(job, claims, limit)) },
      finish: { answer in
        var answer = answer
        PictureStore.shared.shrink(to: VariantRun.keptPictures)
        let group = answer.job.group
        if group.add(answer.result, of: answer.job.number) {
          group.writeSheets(reading.text, claims)
          if !havePairs { group.dropPictures() }
        }
        // The group has it all; answers wait for those before them, and their pictures take memory.
        answer.result = VariantGroup.Answer()
        return answer
      },
      each: { answer throws(OutputFailure) in
        let group = answer.job.group
        guard answer.job.number == group.variants.variants.count - 1 else { return .clean }
        let outcome = group.outcome
        StandardOutput.warn(printer.text(outcome.diagnostics, in: outcome.path))
        try StandardOutput.write(outcome.files.map { $0 + "\n" }.joined())
        page.withLock { $0.add(outcome) }
        if havePairs {
          let system = DocumentSystem(path: outcome.path)
          pairs.withLock { $0.add(outcome, of: system) }
        }
        return outcome.status
      })
    let sheets = write(pairs.withLock { $0.pairs }, claims)
    StandardOutput.warn(printer.text(sheets.faults, in: folder))
    let written = StandardOutput.finish(sheets.files.map { $0 + "\n" }.joined(), status)
    page.withLock { $0.addFirst("Both systems", sheets.files) }
    let shown = page.withLock { $0.write(claims) }
    if let shown { StandardOutput.warn(shown) }
    return max(written, shown == nil && sheets.faults.isEmpty ? .clean : .failure)
  }

  /// Writes the sheets of the screens that exist on both platforms.
  private func write(
    _ pairs: [PlatformPairs.Pair], _ claims: OutputClaims
  ) -> (files: [String], faults: [Diagnostic]) {
    guard !pairs.isEmpty else { return ([], []) }
    let place = (folder.hasSuffix("/") ? folder : folder + "/") + "both-systems/"
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    var files: [String] = []
    var faults: [Diagnostic] = []
    for pair in pairs {
      let path = place + pair.name + ".png"
      if let fault = claims.claim([path], for: "both systems") {
        faults.append(fault)
        continue
      }
      do throws(PaintError) {
        try pair.sheet.write(to: path, text: reading.text)
        files.append(path)
      } catch {
        faults.append(Diagnostic(.error, rule: "unwritable", "\(error)"))
      }
    }
    return (files, faults)
  }

  /// Draws the scenes of a document in one variant.
  private func draw(
    _ job: Job, _ claims: OutputClaims, _ limit: WorkLimit
  ) -> VariantGroup.Answer {
    var reading = reading
    reading.variant = job.variant
    var document = LaidOutDocument(
      job.path, reading, limit.deadline, placesTexts: true, pages: pages.request(isPDF: false),
      format: .png, isFullPage: isFullPage)
    var answer = VariantGroup.Answer()
    if document.error == nil, !limit.isLate {
      if document.scenes.isEmpty {
        document.error = PictureWriter.noScenes
      } else {
        answer.drawn = pictures(of: &document, job, claims, limit.deadline)
        document.reportMissingPictures()
      }
    }
    answer.diagnostics = document.diagnostics
    answer.error = document.error
    return answer
  }

  private func pictures(
    of document: inout LaidOutDocument, _ job: Job, _ claims: OutputClaims, _ deadline: Deadline
  ) -> [VariantGroup.Drawn] {
    let pictures = PictureReading(
      resources: document.resources, limits: reading.limits, decoders: reading.decoders)
    var drawn: [VariantGroup.Drawn] = []
    let names = VariantGroup.fileNames(in: document)
    for (scene, name) in zip(document.scenes, names) where !deadline.isPassed {
      let path = job.group.path(of: name, in: job.number)
      if let fault = claims.claim([path], for: document.path) {
        document.error = fault
        return drawn
      }
      try? FileManager.default.createDirectory(
        atPath: job.group.base(of: name), withIntermediateDirectories: true)
      var png = PNG(
        scene.arrangement, text: document.text,
        imageFolders: PictureWriter.imageFolders(of: job.path))
      png.reading = pictures
      png.deadline = deadline
      do throws(PaintError) {
        let pixels = try png.pixels(of: png.list)
        try pixels.write(to: path)
        document.addFindings(ofPainting: pixels.diagnostics)
        drawn.append(
          VariantGroup.Drawn(
            fileName: name, title: VariantGroup.title(of: scene, in: document), path: path,
            thumbnail: try Thumbnail(pixels)))
      } catch {
        document.error = Diagnostic(.error, rule: "unwritable", "\(error)")
        return drawn
      }
    }
    return drawn
  }
}
