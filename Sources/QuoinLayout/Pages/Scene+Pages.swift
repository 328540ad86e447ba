import QuoinGeometry
import QuoinModel

extension Scene {
  /// Lays the tree out as broad as the content of pages and as high as it likes, and cuts it into
  /// pages.
  ///
  ///     let list = ListContainer { … }.scrolls(false)
  ///     try PDF(Scene(list, text: measurer).pages(.a4)).write(to: "list.pdf")
  ///
  /// A tree that likes less than a page is laid out in a whole one.
  ///
  /// - Parameters:
  ///   - format: the size and margins of the pages.
  ///   - traits: the surroundings.
  /// - Returns: an arrangement of each page, of which the first has all diagnostics.
  public func pages(_ format: PageFormat, traits: Traits = Traits()) -> [Arrangement] {
    let content = format.content
    var question = Question(exactWidth: content.width)
    question.proposal.height = nil
    let pass = LayoutPass(self, traits: traits, in: content)
    let height = pass.measure(0, question).size.height
    pass.finish()
    return layout(in: Size(content.width, max(height, content.height)), traits: traits)
      .pages(format)
  }
}
