/** For knip, which finds files, exports and dependencies that nothing uses: what is used without an import. */
export default {
  // Plugins read these configurations and follow what they name.
  'dependency-cruiser': { config: 'scripts/lint/dependencyRules.cjs' },
  jest: { config: 'scripts/jest.config.mjs' },
  playwright: { config: 'scripts/playwright.config.ts' },
  entry: [
    // Processes, started by a command line that is put together at run time.
    'scripts/faceDevice.mjs',
    'scripts/generate/checkGenerated.ts',
    'scripts/lint/words.mjs',
    'test/bench/delays/probe.mjs',
    'test/bench/limit/bareRoute.mjs',
    'test/bench/limit/loadGenerator.mjs',
    'test/bench/start/bareServer.mjs',
    'test/support/programs/buildCheckout.mjs',
    'test/support/processes/*.{ts,mts}',
    // Named to Stryker by scripts/mutants.mjs, and by its configuration.
    'scripts/testing/stryker.mjs',
    'scripts/testing/mutantTests.mjs',
    // A plugin that .oxlintrc.json names.
    'scripts/lint/clockRules.mjs',
    'scripts/lint/stateRules.mjs',
    'scripts/lint/statusRules.mjs',
    // Bundled by webpack in place of modules of packages, and for the measurement of scrolling.
    'src/client/table/export/zipArchive.ts',
    'test/bench/tableScroll/*Page.tsx',
    'test/bench/typing/inputPage.tsx',
    // Loaded by scripts/bench.mjs through tsx.
    'test/bench/runParts.ts',
  ],
  project: ['{src,test,scripts}/**/*.{ts,tsx,mts,mjs,cjs}'],
  ignore: ['**/*.gen.ts'],
  // A type in the signature of an exported function is exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Run by scripts/testing/checks.mjs.
    'dependency-cruiser',
    'oxlint',
    'prettier',
    // oxlint looks it up when it needs types.
    'oxlint-tsgolint',
    // The package for browsers, under the name of Node's module (scripts/webpack/excelResolve.mjs).
    'buffer',
    // The one of jest, without jest: a copy of its own could differ.
    'expect',
    // The copy of css-loader parses Blueprint's styles; its types are those of the package.
    'postcss',
  ],
};
