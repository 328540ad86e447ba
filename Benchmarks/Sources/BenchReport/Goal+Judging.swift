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
  ///
  /// Where no peer gets as far as the size of the goal, the largest that one reaches counts.
  func judge(_ results: Results, _ suite: Suite) -> Verdict {
    let name = "\(family.name) N = \(size)"
    let what = phase == suite.total ? suite.total.title : phase.name
    switch kind {
    case .fewer(let least): return judge(results, suite, least, nil, what)
    case .fewerThan(let peer, let least):
      return judge(results, suite, least, [peer], what + ", against \(peer)")
    case .faster(let least):
      let ratio = results.ratio(suite, family, size, phase, ofTime: true)
      return judge(ratio, least, "\(name): \(what), time")
    case .counter(let counter, let most):
      let subject = Subject(engine: suite.subject, family: family, size: size)
      return judge(results.counters[subject]?[counter], most, "\(name): \(counter)") {
        Numbers.short($0)
      }
    case .growth(let most, let least):
      let exponent = results.exponent(suite.subject, family, phase, from: least)
      return judge(
        exponent, most, "\(family.name) N = \(least)…\(size): exponent of growth", Numbers.digits)
    case .baseline(let most):
      let baseline = suite.baseline ?? ""
      let theirs = results.figure(baseline, family, size, phase).time
      let ours = results.figure(suite.subject, family, size, phase).time
      return judge(quotient(ours, theirs), most, "\(name): time against \(baseline)") {
        Numbers.times($0)
      }
    case .nanoseconds(let most):
      let time = results.figure(suite.subject, family, size, phase).time.map { $0 * 1000 }
      let views = Double(family.viewCount(size))
      return judge(time.map { $0 / views }, most, "\(name): \(what), a \(suite.unit)") {
        Numbers.digits($0) + " ns"
      }
    case .bytes(let most):
      let subject = Subject(engine: suite.subject, family: family, size: size)
      let views = Double(family.viewCount(size))
      let bytes = results.memory[subject].map { $0 / views }
      return judge(bytes, most, "\(name): peak memory, a \(suite.unit)") {
        $0 < 1024 ? "\(Numbers.digits($0)) bytes" : "\(Numbers.digits($0 / 1024)) KB"
      }
    }
  }

  private func judge(
    _ results: Results, _ suite: Suite, _ least: Double, _ peers: [String]?, _ what: String
  ) -> Verdict {
    let nearest = results.comparableSize(suite, family, size, phase, peers) ?? size
    let ratio = results.ratio(suite, family, nearest, phase, peers: peers)
    return judge(ratio, least, "\(family.name) N = \(nearest): \(what)")
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
