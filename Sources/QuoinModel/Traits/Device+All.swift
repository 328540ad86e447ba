import QuoinGeometry

extension Device {
  /// The known devices, small ones first.
  public static let all: [Device] = phones + tablets

  private static let phones: [Device] = [
    phone("retina3_5", 320, 480, 2, 20, 0, "iPhone 4s", "iPhone 4"),
    phone("retina4_0", 320, 568, 2, 20, 0, "iPhone SE (1st generation)", "iPhone 5s", "iPhone 5"),
    phone(
      "retina4_7", 375, 667, 2, 20, 0, "iPhone SE", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"),
    phone(
      "retina5_5", 414, 736, 3, 20, 0, wide: true, "iPhone 8 Plus", "iPhone 7 Plus",
      "iPhone 6s Plus", "iPhone 6 Plus"),
    phone("retina5_4", 375, 812, 3, 50, 34, "iPhone 13 mini", "iPhone 12 mini"),
    phone("retina5_9", 375, 812, 3, 44, 34, "iPhone 11 Pro", "iPhone XS", "iPhone X"),
    phone("retina6_1", 414, 896, 2, 48, 34, wide: true, "iPhone 11", "iPhone XR"),
    phone("retina6_5", 414, 896, 3, 44, 34, wide: true, "iPhone 11 Pro Max", "iPhone XS Max"),
    phone(
      "retina6_0", 390, 844, 3, 47, 34, "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12",
      "iPhone 12 Pro", "iPhone 16e"),
    phone(
      "retina6_7", 428, 926, 3, 47, 34, wide: true, "iPhone 14 Plus", "iPhone 13 Pro Max",
      "iPhone 12 Pro Max"),
    phone(
      "retina6_12", 393, 852, 3, 59, 34, "iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro",
      "iPhone 16"),
    phone(
      "retina6_72", 430, 932, 3, 59, 34, wide: true, "iPhone 15 Pro Max", "iPhone 14 Pro Max",
      "iPhone 15 Plus", "iPhone 16 Plus"),
    phone("retina6_3", 402, 874, 3, 62, 34, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    phone("retina6_5_air", 420, 912, 3, 68, 34, wide: true, "iPhone Air"),
    phone(
      "retina6_9", 440, 956, 3, 62, 34, wide: true, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
  ]

  private static let tablets: [Device] = [
    tablet("ipad9_7", 768, 1024, 20, 0, "iPad", "iPad (9.7-inch)", "iPad Pro (9.7-inch)"),
    tablet(
      "ipad10_2", 810, 1080, 20, 0, "iPad (10.2-inch)", "iPad (9th generation)",
      "iPad (8th generation)", "iPad (7th generation)"),
    tablet("ipad10_5", 834, 1112, 20, 0, "iPad Pro (10.5-inch)", "iPad Air (3rd generation)"),
    tablet(
      "ipad10_9rounded", 820, 1180, 24, 20, "iPad Air", "iPad (10th generation)", "iPad (A16)",
      "iPad Air (11-inch)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      "iPad Air (4th generation)", "iPad Air (5th generation)"),
    tablet(
      "ipad8_3rounded", 744, 1133, 24, 20, "iPad mini", "iPad mini (6th generation)",
      "iPad mini (A17 Pro)"),
    tablet(
      "ipad11_0rounded", 834, 1194, 24, 20, "iPad Pro (11-inch)", "iPad Pro 11", "iPad Pro",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)"),
    tablet(
      "ipad11_1rounded", 834, 1210, 24, 20, "iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"),
    tablet("ipad12_9", 1024, 1366, 20, 0, "iPad Pro (12.9-inch) (2nd generation)"),
    tablet(
      "ipad12_9rounded", 1024, 1366, 24, 20, "iPad Pro (12.9-inch)", "iPad Pro 12.9",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      "iPad Air (13-inch)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"),
    tablet(
      "ipad13_0rounded", 1032, 1376, 24, 20, "iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)",
      "iPad Pro (13-inch)", "iPad Pro 13"),
  ]

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: Double,
    _ homeIndicator: Double, wide: Bool = false, _ names: String...
  ) -> Device {
    Device(
      id: id, names: names, portraitSize: Size(width, height), scale: scale, statusBar: statusBar,
      homeIndicator: homeIndicator, isWide: wide)
  }

  private static func tablet(
    _ id: String, _ width: Double, _ height: Double, _ statusBar: Double, _ homeIndicator: Double,
    _ names: String...
  ) -> Device {
    Device(
      id: id, names: names, portraitSize: Size(width, height), scale: 2, statusBar: statusBar,
      homeIndicator: homeIndicator, isTablet: true)
  }
}
