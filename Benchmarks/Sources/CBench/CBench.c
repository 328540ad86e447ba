#include "CBench.h"

#include <dlfcn.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define RUNNING_ON_VALGRIND 0
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_DUMP_STATS_AT(name)
#endif

int bench_is_counting(void) { return RUNNING_ON_VALGRIND != 0; }

void bench_count_start(void) { CALLGRIND_START_INSTRUMENTATION; }

void bench_count_stop(const char *name) {
  CALLGRIND_STOP_INSTRUMENTATION;
  CALLGRIND_DUMP_STATS_AT(name);
}

int64_t bench_cpu_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// A line of /proc/self/status, in bytes.
static int64_t status(const char *key) {
  FILE *file = fopen("/proc/self/status", "r");
  char line[256];
  int64_t bytes = 0;
  while (file && fgets(line, sizeof line, file)) {
    if (strncmp(line, key, strlen(key)) == 0) bytes = atoll(line + strlen(key)) * 1024;
  }
  if (file) fclose(file);
  return bytes;
}

void bench_keep_memory(void) {
#ifdef M_TRIM_THRESHOLD
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
#endif
}

int64_t bench_memory_start(void) {
  malloc_trim(0);
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (file) {
    fputs("5", file);
    fclose(file);
  }
  return status("VmRSS:");
}

int64_t bench_memory_peak(void) { return status("VmHWM:"); }

void bench_fail(const char *message) {
  fprintf(stderr, "%s\n", message);
  exit(2);
}

const BenchEngine *bench_load(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return NULL;
  }
  const BenchEngine *(*engine)(void) = (const BenchEngine *(*)(void))dlsym(library, "bench_engine");
  if (!engine) fprintf(stderr, "%s\n", dlerror());
  return engine ? engine() : NULL;
}
