// What Embedded Swift expects of a C library, for a module that has none: memory that is reused.
//
// Blocks are of a power of two, with half steps between (16, 24, 32, 48, 64, 96, …). A freed block
// goes into the list of its size and is the next one that is given out; blocks are never joined. So
// the memory that a page needs is at most that of its busiest moment, and does not grow with time.
// The number of its size stands before each block.

#include <stddef.h>
#include <stdint.h>

typedef struct Block {
  struct Block *next;
} Block;

enum { HEADER = 16, CLASSES = 52, PAGE = 65536 };

extern unsigned char __heap_base;

static uintptr_t unused, limit;
static Block *freed[CLASSES];

/// The number of bytes that are given out at present; tests watch it.
static size_t used;

static size_t size_of_class(int number) {
  size_t whole = (size_t)16 << (number / 2);
  return number % 2 ? whole + whole / 2 : whole;
}

static int class_for(size_t size) {
  int number = 0;
  while (size_of_class(number) < size) number++;
  return number;
}

/// Takes memory that has never been used; null where the engine may have no more.
static void *take(size_t size) {
  if (unused == 0) {
    unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    limit = (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
  }
  if (unused + size > limit) {
    size_t pages = (unused + size - limit + PAGE - 1) / PAGE;
    size_t more = pages > 4 ? pages : 4;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) return NULL;
    limit += more * PAGE;
  }
  void *block = (void *)unused;
  unused += size;
  return block;
}

void *malloc(size_t size) {
  int number = class_for(size + HEADER);
  Block *block = freed[number];
  if (block) {
    freed[number] = block->next;
  } else {
    block = take((size_of_class(number) + 15) & ~(size_t)15);
    if (!block) return NULL;
  }
  *(uint32_t *)block = (uint32_t)number;
  used += size_of_class(number);
  return (unsigned char *)block + HEADER;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((unsigned char *)memory - HEADER);
  int number = (int)*(uint32_t *)block;
  used -= size_of_class(number);
  block->next = freed[number];
  freed[number] = block;
}

// Blocks are aligned to 16 bytes, which is all that Swift's types ask for.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = alignment <= 16 ? malloc(size) : NULL;
  return *memory ? 0 : 12;
}

int32_t gestures_memory_used(void) { return (int32_t)used; }
