#ifndef CBENCH_H
#define CBENCH_H

#include <stddef.h>
#include <stdint.h>

/// A factor times the variable with a number.
typedef struct {
  int32_t variable;
  double coefficient;
} BenchTerm;

/// The constraint `sum of terms + constant (relation) 0`.
typedef struct {
  /// -1 for <=, 0 for ==, 1 for >=.
  int32_t relation;
  int32_t term_count;
  const BenchTerm *terms;
  double constant;
  /// Kiwi's weight; BENCH_REQUIRED must hold.
  double strength;
} BenchRow;

#define BENCH_REQUIRED 1001001000.0

/// A variable that is edited, and the value it has at first.
typedef struct {
  int32_t variable;
  double start;
  double strength;
} BenchEdit;

/// A system of constraints; every engine is given the same memory.
typedef struct {
  int32_t variable_count;
  int32_t row_count;
  const BenchRow *rows;
  /// Added to the solved system and taken out again.
  BenchRow probe;
  /// The root's width and height.
  BenchEdit edits[2];
} BenchSystem;

/// What a peer is asked to do. The library of a peer exports a function
/// `const BenchEngine *bench_engine(void)`.
typedef struct {
  /// Takes notice of the system; not measured.
  void *(*create)(const BenchSystem *system);
  /// Creates the variables and the constraint objects.
  void (*build)(void *self);
  /// Creates the solver, adds edits and constraints, reads all values.
  void (*solve)(void *self);
  /// Suggests a value for the first edit and reads the values that changed.
  void (*suggest)(void *self, double value);
  /// Adds the probe and reads.
  void (*add)(void *self);
  /// Removes the probe and reads.
  void (*remove)(void *self);
  /// The values as read last, one for each variable.
  const double *(*values)(void *self);
  /// Frees everything; not measured.
  void (*destroy)(void *self);
} BenchEngine;

/// Whether the process runs under callgrind.
int bench_is_counting(void);
/// Starts counting instructions.
void bench_count_start(void);
/// Stops counting and writes what was counted to callgrind's next file, under `name`.
void bench_count_stop(const char *name);
/// The processor time of this thread in nanoseconds.
int64_t bench_cpu_time(void);
/// Keeps freed memory in the process from here on, as a program that runs for long does; without
/// that each repetition would get its pages from the system anew.
void bench_keep_memory(void);
/// The resident memory of the process in bytes after giving free memory back, which also sets the
/// peak to that.
int64_t bench_memory_start(void);
/// The peak of the resident memory since, in bytes.
int64_t bench_memory_peak(void);
/// Prints why the process cannot go on, and ends it.
void bench_fail(const char *message) __attribute__((noreturn));
/// Loads the library of a peer, or returns null and prints why.
const BenchEngine *bench_load(const char *path);

#endif
