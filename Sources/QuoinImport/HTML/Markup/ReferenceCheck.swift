import Foundation
import QuoinModel
import QuoinResources

/// Finds broken references, duplicate ids, and images without alternative text.
struct ReferenceCheck {
  private let tree: HTMLTree
  /// The first element with each id.
  private var ids: [String: Int] = [:]
  private var findings: HTMLFindings

  /// Returns the problems of a document.
  static func diagnostics(
    of tree: HTMLTree, path: String, limits: Limits = .standard
  ) -> [Diagnostic] {
    var check = ReferenceCheck(tree: tree, findings: HTMLFindings(path: path, limits: limits))
    check.run()
    return check.findings.diagnostics
  }

  private init(tree: HTMLTree, findings: HTMLFindings) {
    self.tree = tree
    self.findings = findings
  }

  private mutating func run() {
    let shown = shownElements
    for index in shown {
      guard let id = tree.attribute("id", of: index), !id.value.isEmpty else { continue }
      guard let first = ids[id.value] else {
        ids[id.value] = index
        continue
      }
      findings.report(
        "duplicate-id", about: "\(index)",
        "the id '\(id.value)' is that of \(name(of: first)), too; links and labels lead to the first",
        line: id.line, column: id.column)
    }
    let anchors = Set(
      shown.filter { tree.items[$0].tag == "a" }.compactMap {
        tree.attribute("name", of: $0)?.value
      })
    for index in shown {
      for attribute in tree.attributes(of: index) { check(attribute, of: index, anchors) }
      if tree.items[index].tag == "img" { checkWords(of: index) }
    }
  }

  /// The elements except those in `<template>`, which are not part of the document.
  private var shownElements: [Int] {
    var shown: [Int] = []
    var index = 0
    while index < tree.items.count {
      if tree.items[index].tag == "template" {
        index = Int(tree.items[index].end)
        continue
      }
      if tree.items[index].tag != nil { shown.append(index) }
      index += 1
    }
    return shown
  }

  private func name(of index: Int) -> String {
    "<\(tree.items[index].tag ?? "")> in line \(tree.items[index].line)"
  }

  private mutating func check(
    _ attribute: HTMLTree.Attribute, of index: Int, _ anchors: Set<String>
  ) {
    let tag = tree.items[index].tag ?? ""
    switch attribute.name {
    case "href" where ["a", "area"].contains(tag) && attribute.value.hasPrefix("#"):
      let target = attribute.value.dropFirst()
      let name = target.removingPercentEncoding ?? String(target)
      // HTML §7.4.6.4: these two are the top of the document.
      guard !name.isEmpty, name.lowercased() != "top", ids[name] == nil, !anchors.contains(name)
      else { return }
      findings.report(
        "dead-link", about: "\(index)", "the link leads to '#\(name)', and no element has that id",
        line: attribute.line, column: attribute.column)
    case "href" where tag == "use" && attribute.value.hasPrefix("#"),
      "xlink:href" where tag == "use" && attribute.value.hasPrefix("#"):
      lead(attribute, [attribute.value.dropFirst()], from: index)
    case "for" where tag == "label" || tag == "output",
      "list" where tag == "input",
      "form" where tag != "form":
      lead(attribute, attribute.value.split(whereSeparator: \.isWhitespace), from: index)
    case let name where ReferenceCheck.lists.contains(name):
      lead(attribute, attribute.value.split(whereSeparator: \.isWhitespace), from: index)
    default: break
    }
  }

  /// Attributes that contain ids: WAI-ARIA 1.2 §6.2.4, and `headers` of cells.
  private static let lists: Set<String> = [
    "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
    "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns", "headers",
  ]

  private mutating func lead(
    _ attribute: HTMLTree.Attribute, _ names: [Substring], from index: Int
  ) {
    for name in names where ids[String(name)] == nil {
      findings.report(
        "dead-reference", about: "\(index) \(attribute.name) \(name)",
        "'\(attribute.name)' names '\(name)', and no element has that id", line: attribute.line,
        column: attribute.column)
    }
  }

  /// Checks that an image has alternative text: HTML §4.8.4.4.
  private mutating func checkWords(of index: Int) {
    let words = ["alt", "aria-label", "aria-labelledby", "title"]
    guard words.allSatisfy({ tree.attribute($0, of: index) == nil }),
      tree.attribute("aria-hidden", of: index)?.value != "true",
      !["presentation", "none"].contains(tree.attribute("role", of: index)?.value ?? "")
    else { return }
    let item = tree.items[index]
    findings.report(
      "missing-alt", about: "\(index)",
      "<img> has no 'alt' text; write alt=\"\" if it is decorative",
      line: item.line, column: item.column, .note)
  }
}
