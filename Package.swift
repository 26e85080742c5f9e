// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "inlay",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Inlay", targets: ["Inlay"]),
    .library(name: "InlayTesting", targets: ["InlayTesting"]),
    .executable(name: "board", targets: ["board"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  targets: [
    .systemLibrary(
      name: "CTermKey",
      pkgConfig: "termkey",
      providers: [.apt(["libtermkey-dev"]), .brew(["libtermkey"])]
    ),
    .target(name: "CMainQueue"),
    .target(name: "InputEvents"),
    .target(name: "CellGrid"),
    .target(name: "LayoutCore"),
    .target(
      name: "TerminalIO", dependencies: ["InputEvents", "CellGrid", "CTermKey", "CMainQueue"]),
    .target(name: "ViewGraph", dependencies: ["LayoutCore", "CellGrid", "InputEvents"]),
    .target(name: "Controls", dependencies: ["ViewGraph"]),
    .target(name: "DragReorder", dependencies: ["ViewGraph", "Controls"]),
    .target(
      name: "AppRuntime", dependencies: ["TerminalIO", "ViewGraph", "Controls", "DragReorder"]),
    .target(name: "Inlay", dependencies: ["AppRuntime"]),
    .target(
      name: "InlayTesting", dependencies: ["TerminalIO", "ViewGraph", "Controls", "DragReorder"]),

    .target(name: "DemoCommand", path: "Demos/DemoCommand"),
    .target(name: "BoardFile", path: "Demos/BoardFile"),
    .executableTarget(
      name: "board", dependencies: ["Inlay", "BoardFile", "DemoCommand", "DemoViews"],
      path: "Demos/Board", exclude: ["sample.md"]),
    .target(
      name: "GalleryPages", dependencies: ["Inlay"], path: "Demos/Gallery", exclude: ["App"],
      sources: ["Catalog", "Pages"]),
    .executableTarget(
      name: "gallery", dependencies: ["Inlay", "GalleryPages", "DemoCommand"],
      path: "Demos/Gallery",
      exclude: ["Catalog"], sources: ["App"], resources: [.embedInCode("Pages")]),
    .target(name: "DemoViews", dependencies: ["Inlay"], path: "Demos/DemoViews"),
    .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
    .executableTarget(
      name: "board-bench",
      dependencies: [
        "Inlay", "InlayTesting", "AllocationCount", "ViewGraph", "TerminalIO", "CellGrid",
      ],
      path: "Benchmarks/BoardBench"),
    .executableTarget(name: "empty-program", path: "Benchmarks/EmptyProgram"),
    .executableTarget(name: "run-cost", path: "Benchmarks/RunCost"),

    .target(name: "CaseFiles", path: "Tests/CaseFiles"),
    .target(
      name: "RecordedFrames", dependencies: ["InlayTesting", "TerminalIO", "CellGrid"],
      path: "Tests/RecordedFrames"),
    .target(
      name: "ProgramRuns", dependencies: ["TerminalIO", "InlayTesting"], path: "Tests/ProgramRuns"),
    .testTarget(name: "DemoCommandTests", dependencies: ["DemoCommand"]),
    .testTarget(name: "InlayTestingTests", dependencies: ["Inlay", "InlayTesting"]),
    .testTarget(name: "CellGridTests", dependencies: ["CellGrid", "CaseFiles"]),
    .target(
      name: "CaseLayouts", dependencies: ["LayoutCore", "CaseFiles"], path: "Tests/CaseLayouts"),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore", "CaseFiles", "CaseLayouts"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalIO"], path: "Tests/Fixtures/TerminalProbe"),
    .testTarget(
      name: "TerminalIOTests",
      dependencies: [
        "TerminalIO", "InlayTesting", "CaseFiles", "ProgramRuns", "terminal-probe",
      ]),
    .testTarget(
      name: "ViewGraphTests", dependencies: ["InlayTesting", "CaseFiles", "CaseLayouts"]),
    .testTarget(name: "ControlsTests", dependencies: ["InlayTesting"]),
    .executableTarget(
      name: "drop-probe", dependencies: ["Inlay"], path: "Tests/Fixtures/DropProbe"),
    .testTarget(
      name: "DragReorderTests",
      dependencies: ["InlayTesting", "CaseFiles", "RecordedFrames", "ProgramRuns", "drop-probe"],
      exclude: ["Formations/Frames"]),
    .testTarget(
      name: "BoardTests", dependencies: ["BoardFile", "board", "InlayTesting", "ProgramRuns"]),
    .testTarget(name: "DemoViewsTests", dependencies: ["DemoViews", "InlayTesting"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "GalleryPages", "gallery", "InlayTesting", "ProgramRuns", "RecordedFrames",
      ],
      exclude: ["Frames"]),
    .testTarget(
      name: "InlayTests", dependencies: ["Inlay", "InlayTesting", "RecordedFrames"],
      exclude: ["Boards/Frames"]),
  ],
  swiftLanguageModes: [.v6]
)
