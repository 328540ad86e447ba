#ifndef PLAIN_CARDS_H
#define PLAIN_CARDS_H

#include <stddef.h>

/// What a card says.
typedef struct {
  const char *title;
  const char *subtitle;
  const char *body;
  const char *labels[3];
  /// The colours of the ground: 0xRRGGBB.
  unsigned from, to;
} PlainCard;

/// A card drawn by cairo and Pango alone, as a program would without a layout engine.
typedef struct PlainCards PlainCards;

/// Reads the picture, a PNG file, and sets up fonts. Null where the picture cannot be read.
PlainCards *plain_cards_create(const char *picture);
void plain_cards_destroy(PlainCards *cards);
/// Lays out the texts.
void plain_cards_layout(PlainCards *cards, const PlainCard *card, double scale);
/// Draws the card.
void plain_cards_paint(PlainCards *cards, const PlainCard *card, double scale);
/// Writes the PNG file; answers its size.
size_t plain_cards_encode(PlainCards *cards);
/// Writes the last file to disk, to be looked at.
void plain_cards_save(PlainCards *cards, const char *path);

#endif
