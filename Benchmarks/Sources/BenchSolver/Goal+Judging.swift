import Workloads

/// How a goal stands.
struct Verdict {
  var measure: String
  var goal: String
  var figure: String
  /// Null when it could not be measured.
  var isReached: Bool?

  var cells: [String] {
    [measure, goal, figure, isReached.map { $0 ? "yes" : "no" } ?? "not measured"]
  }
}

extension Goal {
  /// Holds the goal against what was measured.
  func judge(_ results: Results) -> Verdict {
    let name = "\(workload.rawValue) N = \(size)"
    let what = phase == .total ? "build + solve + read" : phase.rawValue
    switch kind {
    case .fewer(let least):
      return judge(results.ratio(workload, size, phase), least, "\(name): \(what)")
    case .fewerThanKiwi(let least):
      let nearest = results.comparableSize(workload, size, phase, ["kiwi"]) ?? size
      return judge(
        results.ratio(workload, nearest, phase, peers: ["kiwi"]), least,
        "\(workload.rawValue) N = \(nearest): \(what), against kiwi")
    case .growth(let most, let least):
      let exponent = results.exponent(Engines.quoin, workload, from: least)
      return judge(
        exponent, most, "\(workload.rawValue) N = \(least)…\(size): exponent of growth",
        Numbers.digits)
    case .frames(let most):
      let frames = results.figure(Engines.frames, workload, size, .total).time
      let ours = results.figure(Engines.quoin, workload, size, .total).time
      return judge(quotient(ours, frames), most, "\(name): time against creating frames") {
        Numbers.times($0)
      }
    case .nanoseconds(let most):
      let time = results.figure(Engines.quoin, workload, size, phase).time.map { $0 * 1000 }
      let views = Double(workload.viewCount(size))
      return judge(time.map { $0 / views }, most, "\(name): \(what), a view") {
        Numbers.digits($0) + " ns"
      }
    case .bytes(let most):
      let bytes = results.memory[Subject(engine: Engines.quoin, workload: workload, size: size)]
      let views = Double(workload.viewCount(size))
      return judge(bytes.map { $0 / views }, most, "\(name): peak memory, a view") {
        Numbers.digits($0 / 1024) + " KB"
      }
    }
  }

  private func judge(_ ratio: Ratio?, _ least: Double, _ measure: String) -> Verdict {
    Verdict(
      measure: measure, goal: "≥ \(Numbers.times(least))", figure: ratio?.text ?? "–",
      isReached: ratio.map { $0.value >= least })
  }

  private func judge(
    _ figure: Double?, _ most: Double, _ measure: String, _ text: (Double) -> String
  ) -> Verdict {
    Verdict(
      measure: measure, goal: "≤ \(text(most))", figure: figure.map(text) ?? "–",
      isReached: figure.map { $0 <= most })
  }

  private func quotient(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b, b > 0 else { return nil }
    return a / b
  }
}
