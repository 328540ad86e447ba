//! cassowary-rs, as the benchmark asks it. The types are those of `CBench.h`.
use cassowary::{Constraint, Expression, RelationalOperator, Solver, Term, Variable};
use std::{mem, slice};

#[repr(C)]
pub struct BenchTerm {
    variable: i32,
    coefficient: f64,
}

#[repr(C)]
pub struct BenchRow {
    relation: i32,
    term_count: i32,
    terms: *const BenchTerm,
    constant: f64,
    strength: f64,
}

#[repr(C)]
pub struct BenchEdit {
    variable: i32,
    start: f64,
    strength: f64,
}

#[repr(C)]
pub struct BenchSystem {
    variable_count: i32,
    row_count: i32,
    rows: *const BenchRow,
    probe: BenchRow,
    edits: [BenchEdit; 2],
}

#[repr(C)]
pub struct BenchEngine {
    create: extern "C" fn(&'static BenchSystem) -> *mut Cassowary,
    build: extern "C" fn(&mut Cassowary),
    solve: extern "C" fn(&mut Cassowary),
    suggest: extern "C" fn(&mut Cassowary, f64),
    add: extern "C" fn(&mut Cassowary),
    remove: extern "C" fn(&mut Cassowary),
    values: extern "C" fn(&Cassowary) -> *const f64,
    destroy: extern "C" fn(*mut Cassowary),
}

pub struct Cassowary {
    system: &'static BenchSystem,
    variables: Vec<Variable>,
    constraints: Vec<Constraint>,
    probe: Option<Constraint>,
    solver: Solver,
    values: Vec<f64>,
}

impl Cassowary {
    fn constraint(&self, row: &BenchRow) -> Constraint {
        let terms = unsafe { slice::from_raw_parts(row.terms, row.term_count as usize) };
        let terms = terms
            .iter()
            .map(|term| Term {
                variable: self.variables[term.variable as usize],
                coefficient: term.coefficient,
            })
            .collect();
        let relation = match row.relation {
            -1 => RelationalOperator::LessOrEqual,
            0 => RelationalOperator::Equal,
            _ => RelationalOperator::GreaterOrEqual,
        };
        Constraint::new(Expression::new(terms, row.constant), relation, row.strength)
    }

    fn build(&mut self) {
        let rows = unsafe { slice::from_raw_parts(self.system.rows, self.system.row_count as usize) };
        self.variables = (0..self.system.variable_count).map(|_| Variable::new()).collect();
        self.constraints = rows.iter().map(|row| self.constraint(row)).collect();
        self.probe = Some(self.constraint(&self.system.probe));
    }

    fn solve(&mut self) {
        for edit in &self.system.edits {
            let variable = self.variables[edit.variable as usize];
            self.solver.add_edit_variable(variable, edit.strength).unwrap();
        }
        for edit in &self.system.edits {
            let variable = self.variables[edit.variable as usize];
            self.solver.suggest_value(variable, edit.start).unwrap();
        }
        for constraint in &self.constraints {
            self.solver.add_constraint(constraint.clone()).unwrap();
        }
        self.read();
    }

    fn suggest(&mut self, value: f64) {
        let variable = self.variables[self.system.edits[0].variable as usize];
        self.solver.suggest_value(variable, value).unwrap();
        self.read();
    }

    fn add(&mut self) {
        self.solver.add_constraint(self.probe.clone().unwrap()).unwrap();
        self.read();
    }

    fn remove(&mut self) {
        self.solver.remove_constraint(self.probe.as_ref().unwrap()).unwrap();
        self.read();
    }

    /// Takes over what changed. Variables are numbered as they are made, which the crate does not
    /// show; looking the number up in a table would cost more than the peer's own work.
    fn read(&mut self) {
        let number = |variable: Variable| unsafe { mem::transmute::<Variable, usize>(variable) };
        let first = number(self.variables[0]);
        for &(variable, value) in self.solver.fetch_changes() {
            self.values[number(variable) - first] = value;
        }
    }
}

extern "C" fn create(system: &'static BenchSystem) -> *mut Cassowary {
    Box::into_raw(Box::new(Cassowary {
        system,
        variables: Vec::new(),
        constraints: Vec::new(),
        probe: None,
        solver: Solver::new(),
        values: vec![0.0; system.variable_count as usize],
    }))
}

extern "C" fn build(engine: &mut Cassowary) {
    engine.build()
}

extern "C" fn solve(engine: &mut Cassowary) {
    engine.solve()
}

extern "C" fn suggest(engine: &mut Cassowary, value: f64) {
    engine.suggest(value)
}

extern "C" fn add(engine: &mut Cassowary) {
    engine.add()
}

extern "C" fn remove(engine: &mut Cassowary) {
    engine.remove()
}

extern "C" fn values(engine: &Cassowary) -> *const f64 {
    engine.values.as_ptr()
}

extern "C" fn destroy(engine: *mut Cassowary) {
    drop(unsafe { Box::from_raw(engine) })
}

static ENGINE: BenchEngine = BenchEngine { create, build, solve, suggest, add, remove, values, destroy };

#[no_mangle]
pub extern "C" fn bench_engine() -> *const BenchEngine {
    &ENGINE
}
