SHELL := /bin/bash
SOURCES := Package.swift Sources Tests Demos Benchmarks
RESTORED_SAMPLE := $(shell mktemp -u -t board-XXXXXX.md)

.PHONY: demo test bench consumer format lint setup

demo: setup
	@swift build -c release --product board
	@cp Demos/Board/sample.md $(RESTORED_SAMPLE)
	@.build/release/board $(RESTORED_SAMPLE); status=$$?; rm -f $(RESTORED_SAMPLE); exit $$status

test: setup lint
	swift build --build-tests -Xswiftc -warnings-as-errors
	swift test -Xswiftc -warnings-as-errors

bench: setup
	@for product in empty-program run-cost board board-frame board-bench; do \
	  swift build -c release --product $$product || exit 1; \
	done
	@if [ "$$(uname)" = Linux ]; then for product in empty-program board board-frame; do \
	  swift build -c release --static-swift-stdlib --scratch-path .build/static \
	    --product $$product || exit 1; \
	done; fi
	@.build/release/board-bench

# Builds the README's example as a package that depends on this one.
consumer: setup
	@Scripts/check-consumer

format:
	@swift format --in-place --parallel --recursive $(SOURCES)

lint:
	@swift format lint --strict --parallel --recursive $(SOURCES)

setup:
	@Scripts/setup
