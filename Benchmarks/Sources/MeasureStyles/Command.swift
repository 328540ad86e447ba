import CBench
import QuoinModel
import QuoinStyle

/// Resolves the styles of a large tree, and again after changes.
///
/// Counts are of callgrind, switched on for a phase only; without it, the work is printed.
@main
enum Command {
  static func main() {
    let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let nodes = counts.first ?? 10_000
    let rules = counts.dropFirst().first ?? 500
    let page = Page(nodes: nodes)
    let sheet = Page.sheet(rules: rules)
    let resolver = StyleResolver()
    func phase(_ name: String, _ body: () -> Void) {
      bench_count_start()
      body()
      bench_count_stop(name)
      let work = resolver.work
      print("\(name): \(work.matched) matched, \(work.computed) computed of \(page.count)")
    }
    func resolve() { resolver.resolve(page.root, sheet, MediaEnvironment()) }

    phase("parse") { _ = Page.sheet(rules: rules) }
    phase("full") { resolve() }
    phase("nothing") { resolve() }
    page.leaves[page.leaves.count / 2].class("k8")
    phase("class") { resolve() }
    page.leaves[page.leaves.count / 3].style.alpha = 0.5
    phase("own") { resolve() }
    page.shared.style.cornerRadius = 9
    phase("shared") { resolve() }
    page.root.class("dark")
    phase("root") { resolve() }
  }
}
