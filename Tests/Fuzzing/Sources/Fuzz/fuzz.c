// libFuzzer calls this function with each input; its work is done in the target Inputs.
#include <stddef.h>
#include <stdint.h>

int play_input(const uint8_t *bytes, size_t count);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) { return play_input(bytes, count); }
