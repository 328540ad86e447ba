import Quoin
import Testing

/// Four screens that were written for other libraries and ported.
///
/// The text measurer counts glyphs: a label of n glyphs is 17 n by 17, a button's title 15 n by 15
/// with 6 points above and below it.
@Suite struct PortedScreensTests {
  private func frames(_ root: Node, _ nodes: [Node]) -> [Rect?] {
    var scene = Scene(root, text: FixedTextMeasurer(), safeArea: EdgeInsets(top: 40, bottom: 30))
    scene.roundsToPixels = false
    let arrangement = scene.layout(in: Size(400, 800))
    #expect(arrangement.diagnostics.isEmpty)
    return nodes.map { arrangement[$0]?.frame.near }
  }

  @Test func article() {
    let screen = ArticleScreen()
    let nodes = [
      screen.bar, screen.backButton, screen.titleLabel, screen.cover, screen.badge,
      screen.badgeLabel, screen.headline, screen.avatar, screen.author, screen.date,
      screen.followButton, screen.rule, screen.body, screen.likeButton, screen.shareButton,
    ]
    #expect(
      frames(screen.view, nodes) == [
        Rect(0, 40, 400, 44),  // below the safe area
        Rect(16, 8.5, 60, 27),  // 4 glyphs; in the middle of 44
        Rect(140.5, 13.5, 119, 17),  // 7 glyphs
        Rect(0, 84, 400, 180),
        Rect(321, 227, 67, 25),  // 12 from the cover's corner at 400, 264
        Rect(8, 4, 51, 17),  // 3 glyphs
        Rect(16, 280, 368, 17),  // 19 glyphs: 323 of 368
        Rect(16, 309, 40, 40),
        Rect(64, 312, 51, 17),  // ends in the middle of the picture, at 329
        Rect(64, 329, 68, 17),
        Rect(288, 313, 96, 32),  // the middle at 329
        Rect(16, 361, 368, 1),
        Rect(16, 374, 368, 34),  // 28 glyphs: two lines
        Rect(16, 718, 180, 44),  // 8 above the safe area's end at 770; (400 − 2 · 16 − 8) / 2
        Rect(204, 718, 180, 44),
      ])
    screen.collapse()
    #expect(
      frames(screen.view, [screen.cover, screen.headline, screen.avatar, screen.followButton]) == [
        Rect(0, 84, 400, 60), Rect(16, 152, 368, 17), Rect(16, 181, 40, 40),
        // 6 glyphs, to the title's end at 259.5, in the middle of the bar at 62.
        Rect(169.5, 48.5, 90, 27),
      ])
  }

  /// PinLayout's: each frame is a sum of the numbers in its line.
  @Test func contact() {
    let screen = ContactScreen()
    let nodes = [
      screen.photo, screen.badge, screen.name, screen.role, screen.message, screen.call,
      screen.rule, screen.notes,
    ]
    #expect(
      frames(screen.view, nodes) == [
        Rect(16, 20, 64, 64),
        Rect(68, 72, 12, 12),  // ends with the photo at 80, 84
        Rect(92, 20, 292, 17),  // from 80 + 12 to 400 − 16
        Rect(92, 41, 292, 17),  // 4 below the name's end at 37
        Rect(16, 100, 200, 44),  // half of 400, 16 below the photo
        Rect(224, 100, 160, 44),  // from 216 + 8 to 400 − 16
        Rect(16, 156, 368, 1),
        Rect(16, 169, 368, 34),  // 23 glyphs, 391 of 368: two lines
      ])
  }

  /// Texture's: a row of a picture, a column that takes the rest, and a button.
  @Test func comment() {
    let screen = CommentScreen()
    let nodes = [
      screen.card, screen.avatar, screen.author, screen.time, screen.text, screen.likes,
    ]
    #expect(
      frames(screen.view, nodes) == [
        Rect(0, 0, 400, 800),
        Rect(12, 12, 40, 40),
        Rect(64, 12, 51, 17),  // 3 glyphs, behind the picture and 12
        Rect(312, 12, 34, 17),  // 2 glyphs, to the column's end at 64 + 400 − 24 − 40 − 30 − 24
        Rect(64, 33, 282, 51),  // "It weaves", "algebraic", "patterns": 16 glyphs in a line
        Rect(358, 12, 30, 27),  // 2 glyphs of a button
      ])
  }

  @Test func player() {
    let screen = PlayerScreen()
    let nodes = [
      screen.artwork, screen.name, screen.artist, screen.heart, screen.slider, screen.elapsed,
      screen.remaining, screen.back, screen.play, screen.forward, screen.volume, screen.quiet,
      screen.loud, screen.lyrics, screen.lyricsTitle,
    ]
    // A slider's alignment rectangle is 2 points narrower at each side and ends 1 above its frame.
    #expect(
      frames(screen.view, nodes) == [
        Rect(65, 64, 270, 270),  // (400 − 40) · 0.75
        Rect(20, 354, 136, 17),  // 8 glyphs
        Rect(20, 375, 85, 17),
        Rect(356, 361, 24, 24),  // the middle at 371 + 2
        Rect(18, 416, 364, 31),
        Rect(20, 450, 68, 17),  // 4 below 446
        Rect(312, 450, 68, 17),
        Rect(100, 491, 40, 40),  // 32 before the one in the middle
        Rect(172, 483, 56, 56),
        Rect(260, 491, 40, 40),
        Rect(42, 563, 316, 31),  // from 20 + 16 + 8 to 380 − 16 − 8
        Rect(20, 570, 16, 16),  // the middle at 563 + 15
        Rect(364, 570, 16, 16),
        Rect(0, 752, 400, 48),
        Rect(16, 8, 102, 17),
      ])
    screen.grow()
    #expect(frames(screen.view, [screen.lyrics]) == [Rect(0, 736, 400, 64)])
    screen.showLyrics(true)
    // 16 below the slider's end at 593.
    #expect(frames(screen.view, [screen.lyrics]) == [Rect(0, 609, 400, 191)])
    screen.showLyrics(false)
    #expect(frames(screen.view, [screen.lyrics]) == [Rect(0, 752, 400, 48)])
  }
}
