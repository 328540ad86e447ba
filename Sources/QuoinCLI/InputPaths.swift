import Foundation

/// The paths of the documents, which may still be coming in.
struct InputPaths {
  /// The paths in order.
  let stream: AsyncStream<String>
  /// How many there are, where that is known.
  let count: Int?

  /// The paths that were given, and then the lines of standard input if those are paths, too.
  init(_ files: [String], readsStandardInput: Bool) {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    self.stream = stream
    count = readsStandardInput ? nil : files.count
    for file in files { continuation.yield(file) }
    guard readsStandardInput else {
      continuation.finish()
      return
    }
    // On a thread of its own, as it waits: who writes a path may want its answer before the next.
    Thread.detachNewThread {
      while let line = readLine() {
        if !line.isEmpty { continuation.yield(line) }
      }
      continuation.finish()
    }
  }
}
