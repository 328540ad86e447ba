// swift-format-ignore-file: NeverForceUnwrap

import Quoin

final class PlayerScreen {
  let view = RelativeContainer()
  let artwork = ImageNode("artwork")
  let name = TextNode("Nocturne")
  let artist = TextNode("Clara")
  let heart = ImageNode("heart")
  let slider = SliderNode()
  let elapsed = TextNode("0:42")
  let remaining = TextNode("3:18")
  let back = ImageNode("back")
  let play = ImageNode("play")
  let forward = ImageNode("forward")
  let volume = SliderNode()
  let quiet = ImageNode("quiet")
  let loud = ImageNode("loud")
  let lyrics = RelativeContainer()
  let lyricsTitle = TextNode("Lyrics")
  let group = ConstraintGroup()
  private var lyricsHeight: ConstraintGroup?

  init() {
    lyricsTitle.attach(to: lyrics)
    for child in [artwork, name, artist, heart, slider, elapsed, remaining] {
      child.attach(to: view)
    }
    for child in [back, play, forward, volume, quiet, loud, lyrics] { child.attach(to: view) }
    makeLayout()
  }

  func makeLayout() {
    constrain(artwork) { artwork in
      artwork.top == artwork.superview!.safeAreaLayoutGuide.top + 24
      artwork.centerX == artwork.superview!.centerX
      artwork.width == (artwork.superview!.width - 40) * 0.75
      artwork.height == artwork.width
    }
    constrain(name, artist, heart, artwork) { name, artist, heart, artwork in
      name.top == artwork.bottom + 20
      name.leading == name.superview!.leading + 20
      artist.top == name.bottom + 4
      align(leading: name, artist)
      heart.centerY == name.bottom + 2
      heart.trailing == heart.superview!.trailing - 20
      heart.width == 24
      heart.height == heart.width
      name.trailing <= heart.leading - 12 ~ .defaultHigh
    }
    constrain(slider, elapsed, remaining, artist) { slider, elapsed, remaining, artist in
      slider.top == artist.bottom + 24
      slider.leading == artist.leading
      slider.trailing == slider.superview!.trailing - 20
      elapsed.top == slider.bottom + 4
      align(top: elapsed, remaining)
      elapsed.leading == slider.leading
      remaining.trailing == slider.trailing
    }
    constrain([back, play, forward]) { buttons in
      align(centerY: buttons)
      distribute(by: 32, horizontally: buttons)
      buttons[1].centerX == buttons[1].superview!.centerX
      buttons[1].width == 56
      buttons[1].height == buttons[1].width
      for button in [buttons[0], buttons[2]] {
        button.width == 40
        button.height == 40
      }
    }
    constrain(play, elapsed) { play, elapsed in
      play.top == elapsed.bottom + 16
    }
    constrain(quiet, volume, loud, play) { quiet, volume, loud, play in
      volume.top == play.bottom + 24
      align(centerY: quiet, volume, loud)
      distribute(by: 8, horizontally: quiet, volume, loud)
      quiet.leading == quiet.superview!.leading + 20
      loud.trailing == loud.superview!.trailing - 20
      quiet.width == 16
      quiet.height == 16
      loud.size == quiet.size
    }
    constrain(lyricsTitle) { title in
      title.leading == title.superview!.leading + 16
      title.top == title.superview!.top + 8
    }
    showLyrics(false)
  }

  func showLyrics(_ isOpen: Bool) {
    constrain(lyrics, volume, replace: group) { lyrics, volume in
      lyrics.leading == lyrics.superview!.leading
      lyrics.trailing == lyrics.superview!.trailing
      lyrics.bottom == lyrics.superview!.bottom
      if isOpen {
        lyrics.top == volume.bottom + 16
      } else {
        (lyrics.height == 48).kept(in: &lyricsHeight)
      }
    }
  }

  func grow() {
    lyricsHeight?.constant = 64
  }
}
