// expect: a grid container uses 'gap:'
import QuoinBoxLayout
import QuoinModel

func description(_ a: Node) { _ = GridContainer(columns: [.fr(1)], spacing: 4) { a } }
