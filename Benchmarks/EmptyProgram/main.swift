import Foundation

// What any program that uses Foundation costs: the figures of the board are relative to this one.
print(ProcessInfo.processInfo.processName)
