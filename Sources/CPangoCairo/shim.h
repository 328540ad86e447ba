#include <cairo.h>
#include <cairo-ft.h>
#include FT_TRUETYPE_TABLES_H
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <libdeflate.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
