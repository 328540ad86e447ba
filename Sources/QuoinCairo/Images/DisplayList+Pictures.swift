import QuoinModel
import QuoinPaint

extension DisplayList {
  /// Opens the files of all pictures of the drawing, so that they are known as files that it reads.
  ///
  /// - Parameters:
  ///   - folders: the folders that are searched for pictures by name.
  ///   - reading: how pictures are accessed.
  package func openPictures(in folders: [String], reading: PictureReading) {
    let loader = ImageLoader(
      folders: folders, reading: reading.completed(by: documentTerms, folders))
    for command in commands {
      switch command {
      case .image(let image) where image.missingFrom == nil: loader.open(image.name)
      case .layer(let layer):
        if case .picture(let name) = layer.image { loader.open(name) }
      default: break
      }
    }
  }
}
