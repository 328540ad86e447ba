// A parse by Gumbo that can be ended. Gumbo has no way to stop; the only function of ours that it calls is the one that
// gives it memory, so that function leaves the parse, by a long jump to where it began. Nothing is lost by the jump: all
// that a parse allocates is in blocks that are freed as a whole.
#ifndef QUOIN_CGUMBO_H
#define QUOIN_CGUMBO_H

#include <gumbo.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

/// How a parse ended.
typedef enum QuoinParseEnd {
  QUOIN_PARSE_COMPLETE,
  QUOIN_PARSE_TOO_LONG,    // the seconds are over
  QUOIN_PARSE_TOO_LARGE,   // the memory is used up
  QUOIN_PARSE_ABANDONED,   // the caller's deadline has passed
} QuoinParseEnd;

/// The limits of a parse.
typedef struct QuoinParseLimits {
  size_t bytes;                          // memory of the tree and of all that was allocated on the way
  double seconds;                        // processor time of the thread
  bool (*has_passed)(const void *);      // the caller's deadline, or NULL
  const void *deadline;                  // the argument of `has_passed`
} QuoinParseLimits;

/// The memory of a parse, and its limits.
typedef struct QuoinParse {
  void *blocks;  // the newest; the first word of each is the address of the one before
  char *free;
  size_t room;
  size_t bytes;
  double end;
  unsigned allocations;
  QuoinParseLimits limits;
  jmp_buf beginning;
} QuoinParse;

enum {
  QUOIN_PARSE_BLOCK = 1 << 18,
  QUOIN_PARSE_HEADER = 16,
  // Each tag, attribute and text allocates. The slowest take a millisecond.
  QUOIN_PARSE_CHECKS = 256,
};

static inline double quoin_parse_time(void) {
  struct timespec time;
  if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) != 0) return 0;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static inline void *quoin_parse_block(QuoinParse *parse, size_t size) {
  if (parse->limits.bytes - parse->bytes < size) longjmp(parse->beginning, QUOIN_PARSE_TOO_LARGE);
  char *block = (char *)malloc(QUOIN_PARSE_HEADER + size);
  if (!block) longjmp(parse->beginning, QUOIN_PARSE_TOO_LARGE);
  parse->bytes += size;
  *(void **)block = parse->blocks;
  parse->blocks = block;
  return block + QUOIN_PARSE_HEADER;
}

static inline void *quoin_parse_allocate(void *context, size_t size) {
  QuoinParse *parse = (QuoinParse *)context;
  if (++parse->allocations % QUOIN_PARSE_CHECKS == 0) {
    if (parse->limits.has_passed && parse->limits.has_passed(parse->limits.deadline)) {
      longjmp(parse->beginning, QUOIN_PARSE_ABANDONED);
    }
    if (quoin_parse_time() > parse->end) longjmp(parse->beginning, QUOIN_PARSE_TOO_LONG);
  }
  size = ((size ? size : 1) + 15) & ~(size_t)15;
  if (size <= parse->room) {
    void *memory = parse->free;
    parse->free += size;
    parse->room -= size;
    return memory;
  }
  if (size >= QUOIN_PARSE_BLOCK / 4) return quoin_parse_block(parse, size);
  char *block = (char *)quoin_parse_block(parse, QUOIN_PARSE_BLOCK);
  parse->free = block + size;
  parse->room = QUOIN_PARSE_BLOCK - size;
  return block;
}

static inline void quoin_parse_deallocate(void *context, void *memory) {
  (void)context;
  (void)memory;
}

/// Creates the memory of a parse, or returns NULL.
static inline QuoinParse *quoin_parse_create(QuoinParseLimits limits) {
  QuoinParse *parse = (QuoinParse *)calloc(1, sizeof(QuoinParse));
  if (!parse) return NULL;
  parse->limits = limits;
  parse->end = quoin_parse_time() + limits.seconds;
  return parse;
}

/// Parses a document.
///
/// Returns how the parse ended and, where it is complete, its tree, which lives as long as the memory of the parse.
static inline QuoinParseEnd quoin_parse(
    QuoinParse *parse, const char *text, size_t length, GumboOutput **output) {
  GumboOptions options = kGumboDefaultOptions;
  options.userdata = parse;
  options.allocator = quoin_parse_allocate;
  options.deallocator = quoin_parse_deallocate;
  options.max_errors = 0;
  options.tab_stop = 1;
  int end = setjmp(parse->beginning);
  if (end != 0) return (QuoinParseEnd)end;
  *output = gumbo_parse_with_options(&options, text, length);
  return QUOIN_PARSE_COMPLETE;
}

/// Frees the memory of a parse, and with it its tree.
static inline void quoin_parse_free(QuoinParse *parse) {
  for (void *block = parse->blocks; block;) {
    void *older = *(void **)block;
    free(block);
    block = older;
  }
  free(parse);
}

#endif
