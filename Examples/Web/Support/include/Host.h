// What the page's side gives to the engine: functions that `gestures.js` passes to the module.
#ifndef GESTURES_WEB_HOST_H
#define GESTURES_WEB_HOST_H

#include <stdint.h>

#define FROM_PAGE(name) __attribute__((import_module("page"), import_name(name)))

/// A recognizer sends its action: `state` is the number of a `GestureState`.
FROM_PAGE("action") void page_action(int32_t recognizer, int32_t state);

/// A delegate's answer about a recognizer, or about a pair: -1 for the default, 0 or 1.
FROM_PAGE("ask")
int32_t page_ask(int32_t question, int32_t recognizer, int32_t other);

/// A delegate's answer about a touch that is on a view.
FROM_PAGE("askTouch")
int32_t page_ask_touch(int32_t recognizer, double touch, int32_t view);

/// A view's answer to whether a recognizer may begin: -1 for the default, 0 or 1.
FROM_PAGE("askView") int32_t page_ask_view(int32_t view, int32_t recognizer);

/// A rule of a recognizer about another one: -1 for the default, 0 or 1.
FROM_PAGE("rule") int32_t page_rule(int32_t rule, int32_t recognizer, int32_t other);

/// What the page knows in advance of its delegates' answers, by the number of a fact: about a
/// recognizer, and another one or a view, or 0. -1 for nothing, 0 or 1.
FROM_PAGE("knows")
int32_t page_knows(int32_t page, int32_t fact, int32_t recognizer, int32_t other, int32_t view);

/// A callback of a recognizer that is written in JavaScript.
FROM_PAGE("callback") void page_callback(int32_t recognizer, int32_t callback);

/// Whether a recognizer that is written in JavaScript has a use for an input without touches.
FROM_PAGE("takes") int32_t page_takes(int32_t recognizer);

/// Makes the next recognizer of a set; returns its handle.
FROM_PAGE("makeForTouch") int32_t page_make_for_touch(int32_t set);

/// Whether a recognizer hands its touches over now.
FROM_PAGE("handsOver") int32_t page_hands_over(int32_t condition);

/// A control sends events: a bit for each.
FROM_PAGE("control") void page_control(int32_t view, int32_t events);

/// A view that listens is told of a touch.
FROM_PAGE("viewTouch") void page_view_touch(int32_t view, double touch, int32_t phase);

#endif
