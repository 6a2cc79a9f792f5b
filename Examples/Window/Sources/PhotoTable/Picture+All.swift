extension Picture {
  /// The ten pictures of the table.
  static let all: [Picture] = [
    Picture(
      "Hills", sky: 0x7db8e8, 0xd9ecf7, .disc(3.2, 0.7, 0.32, 0xffe08a),
      .hill(0x9cc27c, from: 0.9, to: 4, top: 1.3), .hill(0x74a657, from: 0, to: 2.9, top: 1.6),
      .hill(0x4f8440, from: 1.2, to: 4, top: 2.2)),
    Picture(
      "Mountains", sky: 0x9ab7d8, 0xf2dfd2, .shape(0x8794ad, (0, 3), (1.3, 0.9), (2.6, 3)),
      .shape(0xf4f6fa, (0.99, 1.4), (1.3, 0.9), (1.61, 1.4)),
      .shape(0x64728c, (1.3, 3), (2.8, 0.6), (4, 2.6), (4, 3)),
      .shape(0xf4f6fa, (2.5, 1.08), (2.8, 0.6), (3.088, 1.08)),
      .ground(0x55684f, 0x3c4c3a, from: 2.5)),
    Picture(
      "A sail", sky: 0x8fd0ea, 0xe4f5f8, .ground(0x2f8fb0, 0x17506f, from: 1.7),
      .shape(0xffffff, (2, 0.5), (2.9, 1.75), (2, 1.75)),
      .shape(0xe86a4a, (1.9, 0.7), (1.9, 1.75), (1.3, 1.75)),
      .shape(0x6b4226, (1.1, 1.85), (3, 1.85), (2.7, 2.15), (1.4, 2.15))),
    Picture(
      "Town", sky: 0x2b3a67, 0xe7a77a, .box(0x3d4468, 0.2, 1.3, 0.7, 1.7),
      .box(0x2c3252, 0.9, 0.7, 0.6, 2.3), .box(0x454c74, 1.5, 1.6, 0.8, 1.4),
      .box(0x343a5e, 2.3, 1.0, 0.7, 2.0), .box(0x3d4468, 3.0, 1.8, 0.8, 1.2),
      .box(0xffd777, 1.05, 0.95, 0.12, 0.16), .box(0xffd777, 1.25, 1.4, 0.12, 0.16),
      .box(0xffd777, 2.45, 1.3, 0.12, 0.16), .box(0xffd777, 2.7, 1.9, 0.12, 0.16),
      .box(0xffd777, 0.4, 1.7, 0.12, 0.16), .box(0xffd777, 1.8, 2.1, 0.12, 0.16),
      .box(0xffd777, 3.3, 2.2, 0.12, 0.16)),
    Picture(
      "Desert", sky: 0xf0b264, 0xfbe7b8, .disc(0.8, 0.8, 0.3, 0xfff4d0),
      .shape(0xd49a4f, (1.2, 2.3), (2.3, 1.0), (3.4, 2.3)),
      .shape(0xb47d3c, (2.3, 1.0), (3.4, 2.3), (2.7, 2.3)),
      .shape(0xc98f48, (2.7, 2.3), (3.2, 1.7), (3.7, 2.3)), .ground(0xe2b568, 0xc08d45, from: 2.3)),
    Picture(
      "Night", sky: 0x0b1030, 0x2a3566, .disc(2.9, 0.8, 0.4, 0xf3efd2),
      .disc(2.75, 0.72, 0.36, 0x161d45), .disc(0.6, 0.5, 0.04, 0xffffff),
      .disc(1.4, 0.9, 0.03, 0xffffff), .disc(1.9, 0.4, 0.04, 0xffffff),
      .disc(0.9, 1.4, 0.03, 0xffffff), .disc(3.5, 1.5, 0.03, 0xffffff),
      .hill(0x101830, from: 0, to: 2.6, top: 2.0), .hill(0x0a1024, from: 1.4, to: 4, top: 1.9)),
    Picture(
      "Forest", sky: 0xbcd9d2, 0xeaf3e6, .ground(0x6d8f52, 0x4a6a3a, from: 2.4),
      .shape(0x2f5d3a, (0.2, 2.5), (0.7, 0.8), (1.2, 2.5)),
      .shape(0x3b7046, (1.0, 2.6), (1.6, 0.5), (2.2, 2.6)),
      .shape(0x2a5434, (1.9, 2.5), (2.5, 0.9), (3.1, 2.5)),
      .shape(0x447d4f, (2.8, 2.65), (3.3, 1.1), (3.8, 2.65))),
    Picture(
      "A balloon", sky: 0x6fa8dc, 0xcfe3f5, .disc(0.8, 2.2, 0.25, 0xffffff),
      .disc(1.1, 2.1, 0.3, 0xffffff), .disc(1.45, 2.2, 0.25, 0xffffff),
      .shape(0x9a5b34, (2.05, 1.6), (2.55, 1.6), (2.42, 2.1), (2.18, 2.1)),
      .disc(2.3, 1.0, 0.72, 0xd9483b),
      .shape(0xf6c945, (2.05, 0.36), (2.55, 0.36), (2.5, 1.66), (2.1, 1.66)),
      .box(0x6e4021, 2.14, 2.05, 0.32, 0.3)),
    Picture(
      "A flower", sky: 0xd6ead0, 0xa9cf9a,
      .shape(0x3c7a3a, (1.94, 1.3), (2.06, 1.3), (2.1, 3), (1.9, 3)),
      .disc(2.0, 0.75, 0.34, 0xe86a9a), .disc(2.52, 1.13, 0.34, 0xe86a9a),
      .disc(2.32, 1.74, 0.34, 0xe86a9a), .disc(1.68, 1.74, 0.34, 0xe86a9a),
      .disc(1.48, 1.13, 0.34, 0xe86a9a), .disc(2.0, 1.3, 0.34, 0xf6c945)),
    Picture(
      "Home", sky: 0x9fc9ea, 0xe6f1f7, .ground(0x86b35c, 0x5f8d43, from: 2.2),
      .box(0xf3e3c3, 1.2, 1.4, 1.7, 1.2), .shape(0xb5483a, (0.95, 1.4), (2.05, 0.6), (3.15, 1.4)),
      .box(0x7b4a2b, 1.85, 1.9, 0.4, 0.7), .box(0x7fb0d6, 1.4, 1.65, 0.3, 0.3),
      .box(0x7fb0d6, 2.45, 1.65, 0.3, 0.3)),
  ]
}
