#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How often the process has asked for memory; -1 where that is not counted.
int64_t allocation_count(void);

#endif
