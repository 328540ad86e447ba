// The functions of librsvg that are used. Its own header includes those of cairo and GLib, which would
// then be declared by two modules; these are part of its stable interface.
#ifndef QUOIN_CRSVG_H
#define QUOIN_CRSVG_H

#include <stddef.h>

typedef struct {
  double x, y, width, height;
} RSVGBox;

typedef struct {
  double length;
  int unit;
} RSVGLength;

/// Reads a document; `error` becomes a `GError`.
void *rsvg_handle_new_from_data(const unsigned char *data, size_t length, void **error);
void rsvg_handle_set_dpi(void *handle, double dpi);
int rsvg_handle_get_intrinsic_size_in_pixels(void *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
    void *handle, int *has_width, RSVGLength *width, int *has_height, RSVGLength *height,
    int *has_box, RSVGBox *box);
/// Draws on a `cairo_t`.
int rsvg_handle_render_document(void *handle, void *cairo, const RSVGBox *viewport, void **error);

#endif
