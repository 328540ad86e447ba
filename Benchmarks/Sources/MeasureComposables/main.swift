import CAllocations
import CBench
import Quoin

// Counts what it takes to lay out composable values again and again.
//
//     measure-composables                     allocations, and the fewest nanoseconds of a layout
//     Benchmarks/count-composables            instructions as well, under callgrind

let rounds = 20

func measure<Root: Layout>(_ workload: Workload<Root>) {
  var layout = workload.layout
  for width in 0..<3 { layout.layout(in: Rect(0, 0, 5000 + Double(width), 9000)) }
  let before = allocation_count()
  bench_count_start()
  for round in 0..<rounds { layout.layout(in: Rect(0, 0, 5000 + Double(round), 9000)) }
  bench_count_stop(workload.name)
  let allocations = allocation_count() - before
  var least = Int64.max
  // Under callgrind time says nothing.
  for round in 0..<(bench_is_counting() != 0 ? 0 : 200) {
    let start = bench_cpu_time()
    layout.layout(in: Rect(0, 0, 5000 + Double(round), 9000))
    least = min(least, bench_cpu_time() - start)
  }
  var count = 0
  layout.forEachContent { count += $0.frame.isFinite ? 1 : 0 }
  print(workload.name, workload.nodes, count, rounds, allocations, least)
}

measure(flat())
measure(table())
measure(cells())
measure(nested("insets") { $0.inset(by: 1).erased() })
measure(nested("overlays") { $0.overlay(Placed(1)).erased() })
measure(nested("stacks") { inner in StackLayout(.vertical) { inner.grow(1) }.erased() })
