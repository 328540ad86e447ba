/// Memory for the items of the containers that are being laid out: taken and given back like a
/// stack, never moved, so that pointers into it hold while descendants are laid out.
struct ItemArena {
  private struct Block {
    var base: UnsafeMutableRawPointer
    var capacity: Int
    var used: Int
  }

  /// Where to go back to.
  struct Mark {
    fileprivate var block: Int
    fileprivate var used: Int
  }

  private var blocks: [Block] = []
  private var current = -1

  var mark: Mark { Mark(block: current, used: current < 0 ? 0 : blocks[current].used) }

  /// Memory for some elements, not initialized.
  mutating func take<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
    let bytes = (count * MemoryLayout<T>.stride + 15) & ~15
    if current < 0 || blocks[current].used + bytes > blocks[current].capacity { open(bytes) }
    let start = blocks[current].base + blocks[current].used
    blocks[current].used += bytes
    return start.bindMemory(to: type, capacity: count)
  }

  private mutating func open(_ bytes: Int) {
    current += 1
    if current < blocks.count {
      if blocks[current].capacity >= bytes { return }
      // Nothing above the current block is in use.
      while blocks.count > current { blocks.removeLast().base.deallocate() }
    }
    let capacity = max(bytes, 32768 << min(blocks.count, 8))
    let base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    blocks.append(Block(base: base, capacity: capacity, used: 0))
  }

  /// Gives back all that was taken since.
  mutating func release(_ mark: Mark) {
    while current > mark.block {
      blocks[current].used = 0
      current -= 1
    }
    if current >= 0 { blocks[current].used = mark.used }
  }

  /// Frees everything.
  mutating func free() {
    for block in blocks { block.base.deallocate() }
    blocks = []
    current = -1
  }
}
