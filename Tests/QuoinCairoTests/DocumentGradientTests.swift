import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

/// Gradients of documents, held against the pixels that CSS asks for.
@Suite struct DocumentGradientTests {
  private let red = Color(hex: 0xFF0000)
  private let blue = Color(hex: 0x0000FF)
  private let lime = Color(hex: 0x00FF00)

  private func list(_ gradients: [Gradient], _ size: Size = Size(100, 20)) -> DisplayList {
    let commands = gradients.enumerated().map { index, gradient -> DrawCommand in
      let box = Rect(0, Double(index) * size.height, size.width, size.height)
      return .gradient(RoundedRect(box), DrawnGradient(gradient, in: box))
    }
    return DisplayList(
      size: Size(size.width, size.height * Double(gradients.count)), commands: commands)
  }

  private func gradient(_ stops: [(Color, Double)]) -> Gradient {
    Gradient(.linear(angle: 90), stops: stops.map { .init($0.0, at: .percent($0.1)) })
  }

  @Test func hardStopsAtTheEndsOfTheWayAreSeen() throws {
    var circle = Gradient.Radial()
    circle.isCircle = true
    circle.extent = .radii(.points(40), .points(40))
    let list = list([
      gradient([(red, 0), (blue, 50), (lime, 0)]),
      gradient([(red, 50), (blue, 50), (blue, 100)]),
      gradient([(red, 20), (blue, 20), (lime, 80), (red, 80)]),
      Gradient(
        .radial(circle), stops: [.init(red, at: .percent(50)), .init(blue, at: .percent(50))]),
    ])
    guard let poppler = try Poppler(PDF([]).paint(list).data) else { return }
    let pixels = try poppler.pixels()
    #expect(pixels[75, 10] == 0xFF00_FF00 && pixels[98, 10] == 0xFF00_FF00)
    // A quarter of the page is half of the way from red to blue.
    #expect(abs(Int(pixels[24, 10] >> 16 & 0xFF) - 130) <= 3)
    #expect(pixels[40, 30] == 0xFFFF_0000 && pixels[60, 30] == 0xFF00_00FF)
    #expect(pixels[10, 50] == 0xFFFF_0000 && pixels[22, 50] >> 16 & 0xFF == 0x00)
    #expect(pixels[90, 50] == 0xFFFF_0000)
    #expect(pixels[50, 70] == 0xFFFF_0000 && pixels[85, 70] == 0xFF00_00FF)
  }

  @Test func noNumbersStopADocument() throws {
    let wild = [1e7, 1e17, 1e20, -1e20, 1e30, 1e300, -1e300, 1e-9, 1e-300, 0, .nan, .infinity]
    var gradients: [Gradient] = []
    for a in wild {
      for b in wild {
        var radial = Gradient.Radial()
        radial.x = .points(a)
        radial.extent = .radii(.points(b), .points(10))
        var circle = Gradient.Radial()
        circle.y = .points(a)
        circle.isCircle = true
        for isRepeating in [true, false] {
          let stops = [Gradient.Stop(red), Gradient.Stop(blue, at: .points(b))]
          gradients += [
            Gradient(.radial(radial), stops: stops, isRepeating: isRepeating),
            Gradient(.radial(circle), stops: stops, isRepeating: isRepeating),
            Gradient(
              .linear(angle: 30), stops: [.init(red, at: .points(a)), .init(blue, at: .points(b))],
              isRepeating: isRepeating),
          ]
        }
      }
    }
    var list = list(gradients, Size(10, 10))
    list.size = Size(10, 10)
    for index in list.commands.indices {
      guard case .gradient(var shape, let gradient) = list.commands[index] else { continue }
      shape.rect.origin = .zero
      list.commands[index] = .gradient(shape, gradient)
    }
    #expect(try !PDF([]).paint(list).data.isEmpty)
    let far = DrawnGradient(
      .radial(center: Point(-1e20, 0), radii: Size(10, 10)),
      stops: [.init(0, red), .init(1, blue)],
      isRepeating: true)
    for map in [AffineMatrix(a: 1e-9, b: 0, c: 0, d: 1e-9, tx: 0, ty: 0), .identity] {
      list.commands = [
        .beginTransform(map), .gradient(RoundedRect(Rect(0, 0, 10, 10)), far), .endTransform,
      ]
      #expect(try !PDF([]).paint(list).data.isEmpty)
    }
  }
}
