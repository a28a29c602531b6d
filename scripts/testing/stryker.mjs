import path from 'node:path';

const cache = 'node_modules/.cache/stryker';

/** The configuration of `scripts/mutants.mjs`. */
export default {
  testRunner: 'domain',
  plugins: [path.join(import.meta.dirname, 'mutantTests.mjs')],
  coverageAnalysis: 'perTest',
  // The tests run in a copy that contains nothing else.
  ignorePatterns: ['**', '!src/domain/**', '!test/domain/**'],
  symlinkNodeModules: false,
  tempDirName: `${cache}/copy`,
  disableTypeChecks: false,
  checkers: [],
  timeoutMS: 3000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: `${cache}/mutants.json` },
};
