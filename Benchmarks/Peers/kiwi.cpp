// kiwi (C++), as the benchmark asks it.
#include <kiwi/kiwi.h>

#include <vector>

#include "CBench.h"

namespace {

struct Kiwi {
  const BenchSystem *system;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  kiwi::Constraint probe;
  std::vector<double> values;
  kiwi::Solver *solver = nullptr;

  explicit Kiwi(const BenchSystem *system) : system(system) {
    values.resize(system->variable_count);
  }

  ~Kiwi() { delete solver; }

  kiwi::Constraint constraint(const BenchRow &row) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.term_count);
    for (int i = 0; i < row.term_count; i++)
      terms.emplace_back(variables[row.terms[i].variable], row.terms[i].coefficient);
    auto relation = row.relation < 0   ? kiwi::OP_LE
                    : row.relation > 0 ? kiwi::OP_GE
                                       : kiwi::OP_EQ;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), relation,
                            row.strength);
  }

  void build() {
    variables.reserve(system->variable_count);
    for (int i = 0; i < system->variable_count; i++) variables.emplace_back();
    constraints.reserve(system->row_count);
    for (int i = 0; i < system->row_count; i++) constraints.push_back(constraint(system->rows[i]));
    probe = constraint(system->probe);
  }

  void read() {
    solver->updateVariables();
    for (size_t i = 0; i < values.size(); i++) values[i] = variables[i].value();
  }

  void solve() {
    solver = new kiwi::Solver;
    for (auto &edit : system->edits) solver->addEditVariable(variables[edit.variable], edit.strength);
    for (auto &edit : system->edits) solver->suggestValue(variables[edit.variable], edit.start);
    for (auto &constraint : constraints) solver->addConstraint(constraint);
    read();
  }

  void suggest(double value) {
    solver->suggestValue(variables[system->edits[0].variable], value);
    read();
  }

  void add() {
    solver->addConstraint(probe);
    read();
  }

  void remove() {
    solver->removeConstraint(probe);
    read();
  }
};

Kiwi *kiwi_of(void *self) { return static_cast<Kiwi *>(self); }

const BenchEngine engine = {
    [](const BenchSystem *system) -> void * { return new Kiwi(system); },
    [](void *self) { kiwi_of(self)->build(); },
    [](void *self) { kiwi_of(self)->solve(); },
    [](void *self, double value) { kiwi_of(self)->suggest(value); },
    [](void *self) { kiwi_of(self)->add(); },
    [](void *self) { kiwi_of(self)->remove(); },
    [](void *self) -> const double * { return kiwi_of(self)->values.data(); },
    [](void *self) { delete kiwi_of(self); },
};

}  // namespace

extern "C" const BenchEngine *bench_engine() { return &engine; }
