import Foundation
import QuoinCairo

/// The door that the environment names.
private let door: Door = {
  let name = ProcessInfo.processInfo.environment["QUOIN_DOOR"] ?? ""
  guard let door = Door(rawValue: name) else {
    fatalError("QUOIN_DOOR is one of \(Door.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return door
}()

/// Called by libFuzzer before all else.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<Int32>, _ words: UnsafeMutableRawPointer
) -> Int32 {
  // The children that decode pictures are this same program.
  DecoderWorker.runIfAsked()
  return 0
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  door.open(Data(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
