// Runs a program with its output to a pipe, and prints the most memory that it had resident, in kilobytes, and
// the time that it took, in microseconds.
//
// A process counts the memory of the one that starts it as its own peak, so that a small one has to.

#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

int main(int count, char **words) {
  int ends[2];
  if (count < 2 || pipe(ends) != 0) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  long long start = microseconds();
  pid_t child;
  if (posix_spawn(&child, words[1], &actions, NULL, words + 1, environ) != 0) return 2;
  close(ends[1]);
  char buffer[65536];
  while (read(ends[0], buffer, sizeof buffer) > 0) {
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child || status != 0) return 1;
#ifdef __APPLE__
  long memory = usage.ru_maxrss / 1024;
#else
  long memory = usage.ru_maxrss;
#endif
  printf("%ld %lld\n", memory, microseconds() - start);
  return 0;
}
