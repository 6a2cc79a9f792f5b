// The programs have a main function of their own.
#define SDL_MAIN_HANDLED
#include <SDL.h>
