#include "BoxBench.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>

const BoxBenchEngine *box_bench_load(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return NULL;
  }
  const BoxBenchEngine *(*engine)(void) =
      (const BoxBenchEngine *(*)(void))dlsym(library, "box_bench_engine");
  if (!engine) fprintf(stderr, "%s\n", dlerror());
  return engine ? engine() : NULL;
}
