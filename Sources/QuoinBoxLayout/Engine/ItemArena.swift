/// Memory for the items of the containers that are being laid out.
///
/// It is allocated and released like a stack and never moved, so that pointers into it stay valid
/// while descendants are laid out.
struct ItemArena {
  private struct Block {
    var base: UnsafeMutableRawPointer
    var end: UnsafeMutableRawPointer
  }

  /// A position to release to.
  struct Mark {
    fileprivate var block: Int
    fileprivate var next: UnsafeMutableRawPointer?
  }

  private var blocks: [Block] = []
  private var current = -1
  /// The free part of the current block.
  private var next: UnsafeMutableRawPointer?
  private var free = 0

  var mark: Mark { Mark(block: current, next: next) }

  /// Returns uninitialized memory for some elements.
  @inline(__always)
  mutating func allocate<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<
    T
  > {
    let bytes = (count &* MemoryLayout<T>.stride &+ 15) & ~15
    guard let start = next, bytes <= free else {
      return open(bytes).bindMemory(to: type, capacity: count)
    }
    next = start + bytes
    free &-= bytes
    return start.bindMemory(to: type, capacity: count)
  }

  /// Takes memory from another block.
  @inline(never)
  private mutating func open(_ bytes: Int) -> UnsafeMutableRawPointer {
    current += 1
    if current < blocks.count, blocks[current].end - blocks[current].base < bytes {
      // Nothing above the current block is in use.
      while blocks.count > current { blocks.removeLast().base.deallocate() }
    }
    if current == blocks.count {
      let capacity = max(bytes, 32768 << min(blocks.count, 8))
      let base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
      blocks.append(Block(base: base, end: base + capacity))
    }
    let block = blocks[current]
    next = block.base + bytes
    free = block.end - block.base - bytes
    return block.base
  }

  /// Releases all memory taken since a mark.
  @inline(__always)
  mutating func release(_ mark: Mark) {
    guard current == mark.block, let next, let before = mark.next else {
      return leave(to: mark)
    }
    free &+= next - before
    self.next = before
  }

  @inline(never)
  private mutating func leave(to mark: Mark) {
    current = mark.block
    next = mark.next
    if let next, current >= 0 { free = blocks[current].end - next } else { free = 0 }
  }

  /// Frees everything.
  mutating func freeAll() {
    for block in blocks { block.base.deallocate() }
    blocks = []
    current = -1
    next = nil
    free = 0
  }
}
