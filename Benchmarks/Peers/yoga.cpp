// Yoga as a peer of the box benchmark: its own C API, with the defaults of the web.
#include <yoga/Yoga.h>

#include <cmath>
#include <vector>

#include "BoxBench.h"

namespace {

struct Self {
  const BoxBenchTree *tree;
  YGConfigRef config;
  std::vector<YGNodeRef> nodes;
  std::vector<float> texts;
  int64_t measured = 0;
};

struct Context {
  Self *self;
  int32_t index;
};

YGSize measure(YGNodeConstRef node, float width, YGMeasureMode mode, float height,
               YGMeasureMode heightMode) {
  auto *context = static_cast<Context *>(YGNodeGetContext(node));
  context->self->measured += 1;
  if (context->self->tree->text_is_square) {
    return {mode == YGMeasureModeUndefined ? 10 : width,
            heightMode == YGMeasureModeUndefined ? 10 : height};
  }
  const float text = context->self->texts[context->index];
  float used = text;
  if (mode == YGMeasureModeExactly) used = width;
  if (mode == YGMeasureModeAtMost) used = std::fmin(text, width);
  const auto &box = context->self->tree->nodes[context->index];
  const float line = box.line_height > 0 ? box.line_height : 16;
  return {used, box.is_single_line ? line : line * std::ceil(text / used)};
}

void *create(const BoxBenchTree *tree) {
  auto *self = new Self();
  self->tree = tree;
  self->config = YGConfigNew();
  YGConfigSetUseWebDefaults(self->config, true);
  YGConfigSetPointScaleFactor(self->config, 1);
  return self;
}

template <typename Points, typename Percent>
void set(YGNodeRef node, BoxLength length, Points points, Percent percent) {
  if (length.unit == BOX_POINTS) points(node, length.value);
  if (length.unit == BOX_PERCENT) percent(node, length.value);
}

void build(void *pointer) {
  auto *self = static_cast<Self *>(pointer);
  const auto *tree = self->tree;
  self->nodes.resize(tree->count);
  self->texts.resize(tree->count);
  for (int32_t i = 0; i < tree->count; i++) {
    const auto &from = tree->nodes[i];
    YGNodeRef node = YGNodeNewWithConfig(self->config);
    self->nodes[i] = node;
    if (from.is_column) YGNodeStyleSetFlexDirection(node, YGFlexDirectionColumn);
    if (from.wraps) YGNodeStyleSetFlexWrap(node, YGWrapWrap);
    if (from.centers_items) YGNodeStyleSetAlignItems(node, YGAlignCenter);
    if (from.grow > 0) YGNodeStyleSetFlexGrow(node, from.grow);
    if (from.shrink >= 0) YGNodeStyleSetFlexShrink(node, from.shrink);
    set(node, from.basis, YGNodeStyleSetFlexBasis, YGNodeStyleSetFlexBasisPercent);
    set(node, from.width, YGNodeStyleSetWidth, YGNodeStyleSetWidthPercent);
    set(node, from.height, YGNodeStyleSetHeight, YGNodeStyleSetHeightPercent);
    set(node, from.min_width, YGNodeStyleSetMinWidth, YGNodeStyleSetMinWidthPercent);
    if (from.margin != 0) YGNodeStyleSetMargin(node, YGEdgeAll, from.margin);
    if (from.padding != 0) YGNodeStyleSetPadding(node, YGEdgeAll, from.padding);
    if (from.gap != 0) YGNodeStyleSetGap(node, YGGutterAll, from.gap);
    if (from.text_width > 0) {
      self->texts[i] = from.text_width;
      YGNodeSetContext(node, new Context{self, i});
      YGNodeSetMeasureFunc(node, measure);
    }
    if (from.parent >= 0) {
      YGNodeRef parent = self->nodes[from.parent];
      YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
    }
  }
}

void calculate(Self *self, float width) {
  YGNodeCalculateLayout(self->nodes[0], width < 0 ? YGUndefined : width, YGUndefined,
                        YGDirectionLTR);
}

void layout(void *pointer) {
  auto *self = static_cast<Self *>(pointer);
  calculate(self, self->tree->available_width);
}

void dirty(void *pointer, int32_t leaf, int32_t second) {
  auto *self = static_cast<Self *>(pointer);
  const int32_t index = self->tree->leaves[leaf];
  if (self->tree->nodes[index].text_width > 0) {
    self->texts[index] = second ? BOX_TEXT_SECOND : BOX_TEXT_FIRST;
    YGNodeMarkDirty(self->nodes[index]);
  } else {
    YGNodeStyleSetWidth(self->nodes[index], second ? BOX_WIDTH_SECOND : BOX_WIDTH_FIRST);
  }
  calculate(self, self->tree->available_width);
}

void resize(void *pointer, float width) {
  auto *self = static_cast<Self *>(pointer);
  YGNodeStyleSetWidth(self->nodes[0], width);
  calculate(self, width);
}

int64_t measureCount(void *pointer) { return static_cast<Self *>(pointer)->measured; }

void frames(void *pointer, float *out) {
  for (YGNodeRef node : static_cast<Self *>(pointer)->nodes) {
    *out++ = YGNodeLayoutGetLeft(node);
    *out++ = YGNodeLayoutGetTop(node);
    *out++ = YGNodeLayoutGetWidth(node);
    *out++ = YGNodeLayoutGetHeight(node);
  }
}

void freeTree(void *pointer) {
  auto *self = static_cast<Self *>(pointer);
  for (YGNodeRef node : self->nodes) delete static_cast<Context *>(YGNodeGetContext(node));
  YGNodeFreeRecursive(self->nodes[0]);
  self->nodes.clear();
}

const BoxBenchEngine engine = {create, build,        layout, dirty,
                               resize, measureCount, frames, freeTree};

}  // namespace

extern "C" const BoxBenchEngine *box_bench_engine(void) { return &engine; }
