// `Double.rounded(_:)` lowers to libm's `floor` and `ceil`; a program in which no module imports
// the C library fails to link them on Linux.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
