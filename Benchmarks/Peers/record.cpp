// Records the system of kiwi's own benchmark (W7): its `build_solver`, cut out of
// enaml_like_benchmark.cpp into build_solver.inc, runs against a solver that writes each constraint
// down as `relation strength constant (variable coefficient)…`.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <map>

namespace record {

using namespace kiwi;

struct Solver {
  std::map<Variable, int> numbers;

  int number(const Variable &variable) {
    return numbers.emplace(variable, int(numbers.size())).first->second;
  }

  void addEditVariable(const Variable &variable, double) { number(variable); }

  void addConstraint(const Constraint &constraint) {
    std::map<int, double> terms;
    for (auto &term : constraint.expression().terms())
      terms[number(term.variable())] = term.coefficient();
    int relation = constraint.op() == OP_LE ? -1 : constraint.op() == OP_GE ? 1 : 0;
    std::printf("%d %.17g %.17g", relation, constraint.strength(), constraint.expression().constant());
    for (auto &[variable, coefficient] : terms) std::printf(" %d %.17g", variable, coefficient);
    std::printf("\n");
  }
};

#include "build_solver.inc"

}  // namespace record

int main() {
  record::Solver solver;
  kiwi::Variable width, height;
  record::build_solver(solver, width, height);
}
