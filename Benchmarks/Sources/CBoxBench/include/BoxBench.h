#ifndef BOX_BENCH_H
#define BOX_BENCH_H

#include <stdint.h>

/// The unit of a length.
enum { BOX_UNSET, BOX_AUTO, BOX_POINTS, BOX_PERCENT };

typedef struct {
  int32_t unit;
  float value;
} BoxLength;

/// One box of a tree, in preorder; what is unset has CSS's initial value.
typedef struct {
  /// The number of the parent, or -1.
  int32_t parent;
  int32_t is_column;
  int32_t wraps;
  int32_t centers_items;
  float grow;
  /// Negative where it is unset.
  float shrink;
  BoxLength basis, width, height, min_width;
  /// On all sides; zero where it is unset.
  float margin, padding, gap;
  /// The width that the text of a leaf likes, or zero for a box without text.
  float text_width;
  /// The height of the text's lines; zero for 16.
  float line_height;
  /// Whether the text stays on one line.
  int32_t is_single_line;
} BoxBenchNode;

/// A tree and what is asked of it; every engine is given the same memory.
typedef struct {
  int32_t count;
  const BoxBenchNode *nodes;
  /// Negative where the room is as wide as the content likes.
  float available_width;
  /// Texts of which the width decides the height only (F1), or in lines (F3).
  int32_t text_is_square;
  int32_t leaf_count;
  /// The leaves that change.
  const int32_t *leaves;
} BoxBenchTree;

/// What a peer is asked to do. Its library exports `const BoxBenchEngine *box_bench_engine(void)`.
typedef struct {
  /// Takes notice of the tree; not measured.
  void *(*create)(const BoxBenchTree *tree);
  /// Makes the boxes with their styles.
  void (*build)(void *self);
  /// Lays out the tree in its room.
  void (*layout)(void *self);
  /// Changes the leaf with a number to one of two contents or widths, and lays out.
  void (*dirty)(void *self, int32_t leaf, int32_t second);
  /// Changes the width of the root and of the room, and lays out.
  void (*resize)(void *self, float width);
  /// How many times texts were measured so far.
  int64_t (*measure_count)(void *self);
  /// The frames in whole pixels from the parents': left, top, width and height of each box.
  void (*frames)(void *self, float *frames);
  /// Frees the boxes; not measured.
  void (*free_tree)(void *self);
} BoxBenchEngine;

/// The leaves' two contents: widths of texts, or widths of boxes.
#define BOX_TEXT_FIRST 60.0f
#define BOX_TEXT_SECOND 350.0f
#define BOX_WIDTH_FIRST 11.0f
#define BOX_WIDTH_SECOND 12.0f

/// Loads the library of a peer, or returns null and prints why.
const BoxBenchEngine *box_bench_load(const char *path);

#endif
