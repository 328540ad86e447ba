# make demo      draw the example documents into out/ (installs missing packages and prints their names)
# make test      run all tests and checks (installs missing packages and prints their names)
# make build     the command `quoin`, optimised
# make format    format the sources
# make lint      formatting, file sizes, import lists, the table of capabilities
# make checks    what must not compile, snippets, what is linked, Embedded Swift for WebAssembly
# make docs      every public symbol has a comment, and DocC no warning
# make bench-solver  the constraint solver beside others (ten minutes, Linux; Benchmarks/README.md)
# make oracle-solver the solver's answers against SciPy's linear programs (three minutes)
# make fuzz-solver   the solver with what no layout should contain (a minute)
# make fuzz-styles   random style sheets against a literal matcher, and hostile ones (some minutes)
# make fuzz          look for bytes that trap or hang, guided by coverage (ten minutes, or RUNS=1000000 runs of each door; Linux)
# make test-hostile  small documents that are expensive to lay out or draw (some minutes, Linux)
# make test-races    links that change while files are read, a hundred thousand rounds (a minute, Linux)
# make faults        deliberate faults in the rules of kept layouts, each of which a test must catch (hours; FAULTS="--only TEXT")
# make test-threads  what several threads do at once, under the thread sanitizer (four minutes, Linux)
# make bench-growth  time and memory from 1,000 to 100,000 of everything (some minutes, Linux)
# make bench-languages  what it costs to say a constraint (Linux)
# make bench-styles  resolving styles, instructions for each node (a minute, Linux, valgrind)
# make bench-boxes   the box engine beside Yoga (five minutes, Linux)
# make bench-lists  windows of a list of a million rows (a minute, Linux, valgrind)
# make bench-scene  layouts of a thousand cards, pages and lists, the first and those after changes (ten minutes, Linux, valgrind)
# make bench-android  an Android layout of 10,000 views: read, laid out, and again after changes (five minutes, Linux, valgrind)
# make bench-cards  a card to PNG beside cairo and Pango alone (a minute, Linux)
# make bench-html  a card of HTML to PNG beside Chromium and Blitz (two minutes, Linux)
# make documents  the documents in Examples/Documents/HTML beside Chromium's pictures
# make compare-pages  random pages beside Chromium's frames, each that differs made small (PAGES="--count 60 --seed 1")
# make check-svg  SVG documents against PNG pictures, by librsvg and Chromium
# make examples  build and run the example packages
# make gallery   draw the gallery and its page into out/gallery/
# make clean     remove what was built

SWIFT ?= swift
QUOIN = .build/release/quoin
# On Linux the command contains the parts of Swift's libraries that it uses: it needs none where it runs, and starts sooner.
RESOURCES = $(shell $(SWIFT) -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
STATIC = $(if $(wildcard $(RESOURCES)_static/linux/libFoundation.a),--static-swift-stdlib)
# By default a type is asked for by its mangled name, and the runtime searches all conformances of the program for it at
# its first use; direct calls of the types' accessors start the command sooner.
DIRECT = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
SOURCES = Package.swift Sources Tests Examples Benchmarks/Package.swift Benchmarks/Sources \
  Fuzzing/Package.swift Fuzzing/Sources

.PHONY: bench-android bench-boxes bench-cards bench-growth bench-html bench-languages bench-lists bench-scene bench-solver bench-styles build check-svg checks clean compare-pages demo docs documents examples faults format fuzz fuzz-solver fuzz-styles gallery lint oracle-solver setup test test-hostile test-races test-threads

demo: build
	@mkdir -p out
	$(QUOIN) render Examples/Documents/Profile.storyboard -o out/Profile.png
	$(QUOIN) render Examples/Documents/SignIn.storyboard -o out/SignIn.png
	$(QUOIN) render Examples/Documents/Settings.storyboard -o out/Settings.png
	@echo "Look at out/Profile.png, out/SignIn.png and out/Settings.png: storyboards, drawn without UIKit."

test: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --parallel
	Scripts/check-compile-failures
	Scripts/check-type-checking

build: setup
	$(SWIFT) build -c release --product quoin $(STATIC) $(DIRECT)

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	Scripts/check-file-size
	Scripts/check-imports
	Scripts/check-capabilities
	Scripts/check-ported
	Scripts/count-public

checks: setup
	$(SWIFT) build
	Scripts/check-compile-failures
	Scripts/first-paste
	Scripts/check-snippets
	Scripts/check-ordinary-code
	Scripts/check-name-clashes
	Scripts/check-type-checking
	Scripts/check-linkage
	Scripts/check-embedded

docs: setup
	$(SWIFT) build
	Scripts/check-docs

bench-solver:
	Benchmarks/build-peers
	cd Benchmarks && $(SWIFT) build -c release && .build/release/bench-solver $(BENCH)

oracle-solver:
	Benchmarks/run-oracle $(ORACLE)

fuzz-solver:
	Scripts/fuzz-solver $(FUZZ)

fuzz-styles:
	QUOIN_SHEETS=$(or $(FUZZ),40) $(SWIFT) test --filter 'SelectorLawTests|HostileSheetTests'

bench-languages:
	cd Benchmarks && $(SWIFT) build -c release --product measure-languages
	MALLOC_TRIM_THRESHOLD_=100000000 MALLOC_TOP_PAD_=100000000 Benchmarks/.build/release/measure-languages

bench-styles:
	cd Benchmarks && $(SWIFT) build -c release --product measure-styles
	cd Benchmarks/.build && rm -f styles.* && valgrind -q --tool=callgrind --instr-atstart=no \
	  --callgrind-out-file=styles release/measure-styles $(BENCH) && \
	  sed -n 's/^desc: Trigger: Client Request: //p; s/^totals: //p' styles.?

fuzz:
	Scripts/fuzz $(if $(RUNS),--runs $(RUNS)) $(FUZZ)

test-hostile: build
	Scripts/check-hostile --quoin $(QUOIN) $(HOSTILE)

test-races:
	QUOIN_RACES=100000 $(SWIFT) test --filter ResourcesTests

faults: setup
	Scripts/plant-faults $(FAULTS)

# A decoder has less memory than the sanitizer's shadows, so what starts one is left out.
test-threads:
	Scripts/check-threads tests

bench-growth: build
	Benchmarks/growth $(QUOIN)

bench-scene:
	Benchmarks/build-box-peers
	cd Benchmarks && $(SWIFT) build -c release --product measure-scene
	Benchmarks/count-scene

bench-android:
	cd Benchmarks && $(SWIFT) build -c release --product measure-android
	Benchmarks/count-android

bench-lists:
	cd Benchmarks && $(SWIFT) build -c release --product measure-lists
	Benchmarks/count-lists

bench-cards:
	cd Benchmarks && $(SWIFT) build -c release --product measure-cards && \
	  $(SWIFT) build -c release --product bench-cards && .build/release/bench-cards $(BENCH) && \
	  .build/release/measure-cards many 1000 2 | tee results/cards-many.txt

bench-html:
	cd Benchmarks && $(SWIFT) build -c release --product measure-html
	Benchmarks/bench-html $(BENCH)

bench-boxes:
	Benchmarks/build-box-peers
	cd Benchmarks && $(SWIFT) build -c release && .build/release/bench-boxes $(BENCH)

check-svg:
	Scripts/check-svg

compare-pages: build
	Scripts/compare-pages --quoin $(QUOIN) $(PAGES)

documents: build
	Scripts/compare-documents $(DOCUMENTS)

# The library that the examples need is that of the tests.
RUN_EXAMPLE = $(SWIFT) run --scratch-path ../../.build

examples: setup gallery
	cd Examples/ProfileCard && $(RUN_EXAMPLE)
	cd Examples/Ported && $(RUN_EXAMPLE)
	cd Examples/Fan && $(RUN_EXAMPLE)

gallery: setup
	@mkdir -p out/gallery
	cd Examples/Gallery && $(RUN_EXAMPLE) Gallery ../../out/gallery

setup:
	@Scripts/setup

clean:
	rm -rf .build .build-* Benchmarks/.build out
