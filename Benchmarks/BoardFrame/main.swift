import BenchViews
import Foundation

// The first frame of the board of the benchmark, as the bytes for a terminal: what it costs is the program's.
let stage = Stage(
  columns: BenchBoard.size.columns, rows: BenchBoard.size.rows, BenchBoard(probe: CardProbe()))
stage.draw()
write(STDOUT_FILENO, stage.output, stage.output.count)
// Taking the views apart is no part of a frame, and no program does it at its end.
exit(0)
