import TerminalIO

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// A program for tests of `TerminalSession`, run on a pty. With the argument `shell` it is the shell that
// runs it.

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "shell" {
  JobShell.run(arguments: Array(arguments.dropFirst()))
} else {
  if arguments.contains("job") { JobShell.bringToFront() }
  if arguments.contains("chain") { EarlierHandlers.install() }
  guard let device = TerminalDevice.ofThisProcess() else { exit(90) }
  let client = ProbeClient()
  let session = try TerminalSession(client: client, device: device)
  client.session = session
  let end = try session.run()
  exit(end.exitStatus)
}
