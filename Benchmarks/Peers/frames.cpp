// No constraints at all: a node for each view is created and its frame is stored, as in code that
// places views itself. The frames are made up: what is measured is making and storing them.
#include <memory>
#include <vector>

#include "CBench.h"

namespace {

struct Node {
  double left, top, width, height;
  Node *parent;
};

struct Frames {
  const BenchSystem *system;
  std::vector<std::unique_ptr<Node>> nodes;
  std::vector<double> values;

  explicit Frames(const BenchSystem *system) : system(system) {}

  void build() {
    int count = system->variable_count / 4;
    nodes.reserve(count);
    for (int i = 0; i < count; i++) {
      nodes.push_back(std::make_unique<Node>());
      nodes.back()->parent = i > 0 ? nodes.front().get() : nullptr;
    }
  }

  /// Stores a frame in each node.
  void place(double width) {
    double y = 0;
    for (auto &node : nodes) {
      node->left = 8;
      node->top = y;
      node->width = width - 16;
      node->height = 20;
      y += 24;
    }
  }
};

Frames *frames_of(void *self) { return static_cast<Frames *>(self); }

const BenchEngine engine = {
    [](const BenchSystem *system) -> void * { return new Frames(system); },
    [](void *self) { frames_of(self)->build(); },
    [](void *self) { frames_of(self)->place(frames_of(self)->system->edits[0].start); },
    [](void *self, double width) { frames_of(self)->place(width); },
    nullptr,
    nullptr,
    [](void *self) -> const double * {
      auto &values = frames_of(self)->values;
      values.clear();
      for (auto &node : frames_of(self)->nodes)
        values.insert(values.end(), {node->left, node->top, node->width, node->height});
      return values.data();
    },
    [](void *self) { delete frames_of(self); },
};

}  // namespace

extern "C" const BenchEngine *bench_engine() { return &engine; }
