// expect-warning: result of operator '==' is unused
import QuoinDSL
import QuoinModel

func sides(_ v: Proxy) { v.left == v.superview.left }
