#include "PlainCards.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 1200
#define HEIGHT 630

struct PlainCards {
  cairo_surface_t *picture;
  cairo_surface_t *page;
  PangoContext *context;
  PangoLayout *texts[6];
  uint8_t *file;
  size_t size, room;
};

PlainCards *plain_cards_create(const char *picture) {
  PlainCards *cards = calloc(1, sizeof *cards);
  cards->picture = cairo_image_surface_create_from_png(picture);
  if (cairo_surface_status(cards->picture) != CAIRO_STATUS_SUCCESS) return NULL;
  PangoFontMap *map = pango_cairo_font_map_get_default();
  cards->context = pango_font_map_create_context(map);
  pango_cairo_context_set_resolution(cards->context, 72);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(cards->context, options);
  cairo_font_options_destroy(options);
  return cards;
}

static void clear(PlainCards *cards) {
  for (int index = 0; index < 6; index++) {
    if (cards->texts[index]) g_object_unref(cards->texts[index]);
    cards->texts[index] = NULL;
  }
}

void plain_cards_destroy(PlainCards *cards) {
  clear(cards);
  g_object_unref(cards->context);
  cairo_surface_destroy(cards->picture);
  if (cards->page) cairo_surface_destroy(cards->page);
  free(cards->file);
  free(cards);
}

static PangoLayout *text(
    PlainCards *cards, const char *string, const char *font, double size, double width) {
  PangoLayout *layout = pango_layout_new(cards->context);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
  pango_layout_set_text(layout, string, -1);
  int x, y;
  pango_layout_get_size(layout, &x, &y);
  return layout;
}

void plain_cards_layout(PlainCards *cards, const PlainCard *card, double scale) {
  (void)scale;
  clear(cards);
  cards->texts[0] = text(cards, card->title, "Inter Bold", 48, 780);
  cards->texts[1] = text(cards, card->subtitle, "Inter", 24, 780);
  cards->texts[2] = text(cards, card->body, "Inter", 20, 980);
  for (int index = 0; index < 3; index++)
    cards->texts[3 + index] = text(cards, card->labels[index], "Inter Medium", 22, 270);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

/// One average over a window, along lines `step` bytes apart in what lies `next` bytes apart.
static void average(uint8_t *bytes, int lines, int count, int step, int next, int radius) {
  uint8_t *copy = malloc((size_t)count);
  int window = 2 * radius + 1;
  for (int line = 0; line < lines; line++) {
    uint8_t *start = bytes + (ptrdiff_t)line * step;
    int sum = 0;
    for (int index = 0; index < count; index++) copy[index] = start[(ptrdiff_t)index * next];
    for (int index = 0; index < radius && index < count; index++) sum += copy[index];
    for (int index = 0; index < count; index++) {
      if (index + radius < count) sum += copy[index + radius];
      if (index - radius - 1 >= 0) sum -= copy[index - radius - 1];
      start[(ptrdiff_t)index * next] = (uint8_t)(sum / window);
    }
  }
  free(copy);
}

static void shadow(
    cairo_t *cr, double scale, double x, double y, double w, double h, double r, double down,
    double blur, double strength) {
  int margin = (int)ceil(blur * scale * 1.5) + 1;
  int width = (int)ceil(w * scale) + 2 * margin, height = (int)ceil(h * scale) + 2 * margin;
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *on = cairo_create(mask);
  cairo_translate(on, margin, margin);
  cairo_scale(on, scale, scale);
  rounded(on, 0, 0, w, h, r);
  cairo_fill(on);
  cairo_destroy(on);
  cairo_surface_flush(mask);
  uint8_t *bytes = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  // Three averages of a window of d make a deviation of about d / 1.88; a blur is two deviations.
  int radius = (int)round(blur * scale / 2 * 1.88 / 2);
  for (int pass = 0; pass < 3; pass++) {
    average(bytes, height, width, stride, 1, radius);
    average(bytes, width, height, 1, stride, radius);
  }
  cairo_surface_mark_dirty(mask);
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, strength);
  cairo_mask_surface(cr, mask, round(x * scale) - margin, round((y + down) * scale) - margin);
  cairo_restore(cr);
  cairo_surface_destroy(mask);
}

static void stop(cairo_pattern_t *pattern, double offset, unsigned color) {
  cairo_pattern_add_color_stop_rgb(
      pattern, offset, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void gradient(
    cairo_t *cr, double x1, double y1, double x2, double y2, unsigned from, unsigned to) {
  cairo_pattern_t *pattern = cairo_pattern_create_linear(x1, y1, x2, y2);
  stop(pattern, 0, from);
  stop(pattern, 1, to);
  cairo_set_source(cr, pattern);
  cairo_fill(cr);
  cairo_pattern_destroy(pattern);
}

static void write(cairo_t *cr, PangoLayout *layout, double x, double y, unsigned color) {
  cairo_set_source_rgb(
      cr, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
  cairo_move_to(cr, x, y);
  pango_cairo_show_layout(cr, layout);
}

void plain_cards_paint(PlainCards *cards, const PlainCard *card, double scale) {
  if (cards->page) cairo_surface_destroy(cards->page);
  cards->page = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)(WIDTH * scale), (int)(HEIGHT * scale));
  cairo_t *cr = cairo_create(cards->page);
  cairo_scale(cr, scale, scale);
  cairo_rectangle(cr, 0, 0, WIDTH, HEIGHT);
  // At 135 degrees the line is (1200 + 630) / √2 long.
  double half = (WIDTH + HEIGHT) / 4.0;
  gradient(
      cr, WIDTH / 2.0 - half, HEIGHT / 2.0 - half, WIDTH / 2.0 + half, HEIGHT / 2.0 + half,
      card->from, card->to);
  shadow(cr, scale, 60, 60, 1080, 510, 24, 24, 48, 0.35);
  rounded(cr, 60, 60, 1080, 510, 24);
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_fill(cr);
  shadow(cr, scale, 100, 100, 160, 160, 80, 8, 16, 0.3);
  cairo_save(cr);
  rounded(cr, 100, 100, 160, 160, 80);
  cairo_clip(cr);
  cairo_translate(cr, 100, 100);
  cairo_scale(
      cr, 160.0 / cairo_image_surface_get_width(cards->picture),
      160.0 / cairo_image_surface_get_height(cards->picture));
  cairo_set_source_surface(cr, cards->picture, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
  write(cr, cards->texts[0], 300, 110, 0x111827);
  write(cr, cards->texts[1], 300, 180, 0x6b7280);
  write(cr, cards->texts[2], 100, 290, 0x374151);
  for (int index = 0; index < 3; index++) {
    double x = 100 + index * 340;
    shadow(cr, scale, x, 430, 320, 100, 16, 6, 12, 0.2);
    rounded(cr, x, 430, 320, 100, 16);
    gradient(cr, x, 430, x, 530, 0xf9fafb, 0xe5e7eb);
    write(cr, cards->texts[3 + index], x + 24, 466, 0x111827);
  }
  cairo_destroy(cr);
  cairo_surface_flush(cards->page);
}

static cairo_status_t append(void *closure, const unsigned char *data, unsigned length) {
  PlainCards *cards = closure;
  if (cards->size + length > cards->room) {
    cards->room = 2 * (cards->size + length);
    cards->file = realloc(cards->file, cards->room);
  }
  memcpy(cards->file + cards->size, data, length);
  cards->size += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t plain_cards_encode(PlainCards *cards) {
  cards->size = 0;
  cairo_surface_write_to_png_stream(cards->page, append, cards);
  return cards->size;
}

void plain_cards_save(PlainCards *cards, const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) return;
  fwrite(cards->file, 1, cards->size, file);
  fclose(file);
}
