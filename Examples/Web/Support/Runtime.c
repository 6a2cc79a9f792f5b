// The rest of what Embedded Swift expects of a C library and of a compiler's runtime.

#include <stddef.h>
#include <stdint.h>

// MARK: Memory

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (size_t index = 0; index < count; index++) {
    if (one[index] != other[index]) return one[index] - other[index];
  }
  return 0;
}

// MARK: The stack's guard, which a module's own stack doesn't need

uintptr_t __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }

// MARK: Integers of 128 bits

typedef unsigned __int128 Wide;

typedef union {
  Wide whole;
  struct {
    uint64_t low, high;
  };
} Halves;

Wide __multi3(Wide left, Wide right) {
  Halves one = {.whole = left}, other = {.whole = right}, result;
  uint64_t mask = 0xffffffff;
  uint64_t oneLow = one.low & mask, oneHigh = one.low >> 32;
  uint64_t otherLow = other.low & mask, otherHigh = other.low >> 32;
  uint64_t low = oneLow * otherLow, middle = oneHigh * otherLow + (low >> 32);
  uint64_t cross = oneLow * otherHigh + (middle & mask);
  result.low = (cross << 32) | (low & mask);
  result.high = oneHigh * otherHigh + (middle >> 32) + (cross >> 32);
  result.high += one.high * other.low + one.low * other.high;
  return result.whole;
}

Wide __udivti3(Wide dividend, Wide divisor) {
  Halves left = {.whole = dividend}, right = {.whole = divisor}, quotient = {.whole = 0};
  if (left.high == 0 && right.high == 0) {
    quotient.low = left.low / right.low;
    return quotient.whole;
  }
  Halves rest = {.whole = 0};
  for (int bit = 127; bit >= 0; bit--) {
    rest.high = (rest.high << 1) | (rest.low >> 63);
    rest.low = (rest.low << 1) | ((bit < 64 ? left.low >> bit : left.high >> (bit - 64)) & 1);
    int fits = rest.high > right.high || (rest.high == right.high && rest.low >= right.low);
    if (!fits) continue;
    uint64_t borrow = rest.low < right.low;
    rest.low -= right.low;
    rest.high -= right.high + borrow;
    if (bit < 64) quotient.low |= (uint64_t)1 << bit;
    else quotient.high |= (uint64_t)1 << (bit - 64);
  }
  return quotient.whole;
}

__int128 __divti3(__int128 dividend, __int128 divisor) {
  int isNegative = (dividend < 0) != (divisor < 0);
  Wide quotient = __udivti3(
    dividend < 0 ? -(Wide)dividend : (Wide)dividend, divisor < 0 ? -(Wide)divisor : (Wide)divisor);
  return (__int128)(isNegative ? -quotient : quotient);
}

// MARK: Numbers

double round(double number) {
  double whole = __builtin_trunc(number);
  double rest = number - whole;
  if (rest >= 0.5) return whole + 1;
  if (rest <= -0.5) return whole - 1;
  return __builtin_copysign(whole, number);
}

// MARK: Seeds of hash tables

// Nothing that the engine does may depend on the order of a hash table, so a fixed sequence will
// do, and makes every run the same.
void arc4random_buf(void *target, size_t count) {
  static uint32_t state = 0x9e3779b9;
  unsigned char *bytes = target;
  for (size_t index = 0; index < count; index++) {
    state = state * 1664525 + 1013904223;
    bytes[index] = (unsigned char)(state >> 24);
  }
}
