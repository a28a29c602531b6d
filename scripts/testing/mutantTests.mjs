// A test runner for Stryker: the tests of `src/domain`, without jest. Files are compiled once; their modules are evaluated
// again for each mutant, which takes milliseconds, so that mutants of what is computed while loading are tried as well.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import fastCheck from 'fast-check';

/**
 * What the code with mutants reads and writes: counts of mutants, of those met while loading and of those of each test.
 * @typedef {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} Coverage
 * @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: Coverage }} Switch
 */

const require = createRequire(import.meta.url);

// The same values on every run; the first counterexample is enough.
fastCheck.configureGlobal({ seed: 1, endOnFailure: true });

/** @type {Switch} */
const mutants = {};
Object.assign(globalThis, { expect, __stryker__: mutants });

/** In the copy of the sources, to which Stryker changes after it has loaded this file. */
const testFolder = () => path.resolve('test/domain');

/** @type {Map<string, Function>} */
const compiledFiles = new Map();

/**
 * The function around the code of a module.
 * @param {string} filename
 */
function compile(filename) {
  const known = compiledFiles.get(filename);
  if (known !== undefined) return known;
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const made = /** @type {Function} */ (vm.runInThisContext(`(function (require, exports) {${code}\n})`, { filename }));
  compiledFiles.set(filename, made);
  return made;
}

/**
 * The tests of a file by name, with all its modules evaluated now.
 * @param {string} file in the folder of the tests
 */
function loadTests(file) {
  /** @type {Map<string, () => void>} */
  const tests = new Map();
  const test = (/** @type {string} */ title, /** @type {() => void} */ body) =>
    void tests.set(`${file} ${tests.size + 1} ${title}`, body);
  test.each =
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ title, /** @type {(...values: unknown[]) => void} */ body) =>
      rows.forEach((row) => test(title, () => body(...(Array.isArray(row) ? row : [row]))));
  const describe = (/** @type {string} */ _title, /** @type {() => void} */ body) => body();
  Object.assign(globalThis, { test, it: test, describe });

  /** @type {Map<string, object>} */
  const modules = new Map();
  const load = (/** @type {string} */ filename) => {
    const known = modules.get(filename);
    if (known !== undefined) return known;
    const exported = {};
    modules.set(filename, exported);
    compile(filename)(
      (/** @type {string} */ wanted) =>
        wanted.startsWith('.') ? load(`${path.resolve(path.dirname(filename), wanted)}.ts`) : require(wanted),
      exported,
    );
    return exported;
  };
  load(path.join(testFolder(), file));
  return tests;
}

class DomainTests {
  /** How long each test and each file took when it was last run. @type {Map<string, number>} */
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** All tests without a mutant. What is met while a file is loaded counts for each of its tests. */
  dryRun() {
    /** @type {Coverage['perTest']} */
    const perTest = {};
    const files = readdirSync(testFolder(), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.test\.ts$/.test(file),
    );
    const tests = files.flatMap((file) => {
      const met = (mutants.mutantCoverage = /** @type {Coverage} */ ({ static: {}, perTest: {} }));
      return [...loadTests(file)].map(([id, body]) => {
        const startedAt = performance.now();
        mutants.currentTestId = id;
        const result = { id, name: id, fileName: path.join(testFolder(), file), status: 0, failureMessage: '' };
        try {
          body();
        } catch (error) {
          Object.assign(result, { status: 1, failureMessage: String(error) });
        }
        delete mutants.currentTestId;
        perTest[id] = { ...met.static, ...met.perTest[id] };
        return { ...result, timeSpentMs: performance.now() - startedAt };
      });
    });
    delete mutants.mutantCoverage;
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  /**
   * The tests that meet a mutant, until one fails: those of its folder first, then the quickest.
   * @param {{ activeMutant: { id: string, fileName: string }, testFilter: readonly string[], hitLimit?: number }} given
   */
  mutantRun({ activeMutant, testFilter, hitLimit = Infinity }) {
    const wanted = new Set(testFilter);
    const folder = path.basename(path.dirname(activeMutant.fileName));
    const rank = (/** @type {string} */ name) =>
      (this.#took.get(name) ?? 0) + (name.startsWith(`${folder}/`) ? 0 : 1e6);
    const byRank = (/** @type {string} */ one, /** @type {string} */ other) => rank(one) - rank(other);
    const files = new Set(testFilter.map((id) => id.slice(0, id.indexOf(' '))));
    let running = '';
    Object.assign(mutants, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    try {
      for (const file of [...files].sort(byRank)) {
        const fileStartedAt = performance.now();
        running = file;
        const tests = loadTests(file);
        for (const id of [...tests.keys()].filter((id) => wanted.has(id)).sort(byRank)) {
          const startedAt = performance.now();
          running = id;
          tests.get(id)?.();
          this.#took.set(id, performance.now() - startedAt);
        }
        this.#took.set(file, performance.now() - fileStartedAt);
      }
      return { status: 'survived', nrOfTests: wanted.size };
    } catch (error) {
      if ((mutants.hitCount ?? 0) > hitLimit) return { status: 'timeout', reason: String(error) };
      return { status: 'killed', killedBy: [running], failureMessage: String(error), nrOfTests: wanted.size };
    } finally {
      delete mutants.activeMutant;
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'domain', injectableClass: DomainTests }];
