import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const inRoot = (/** @type {string} */ file) => path.join(root, file);

// Packages published as ES modules only: jest runs CommonJS, so they are transformed like our own code.
const esModules = [
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  '@borewit/text-codec',
  'content-disposition',
  'mime',
  'content-type',
  'openid-client',
  'oauth4webapi',
  'jose',
  'cookie',
  '@nivo',
  'd3-[a-z-]+',
  'delaunator',
  'robust-predicates',
  'internmap',
  '@apidevtools',
  '@redux-devtools',
];

// All processes of a run see the same clock (test/support/moments/shiftClock.ts) in the same zone.
process.env.DAYBOOK_RUN_BEGUN_MS ??= String(Date.now());
process.env.TZ = process.env.DAYBOOK_TZ ?? 'UTC';

const shared = {
  rootDir: root,
  transform: {
    '@blueprintjs/icons/lib/cjs/.*index\\.js$': inRoot('scripts/testing/lazyIndex.cjs'),
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/|@blueprintjs/icons/lib/cjs/.*index\\.js$)`],
  setupFiles: [inRoot('test/support/moments/shiftClock.ts')],
  moduleNameMapper: {
    '\\.css(\\?.*)?$': inRoot('test/support/client/emptyStylesheet.ts'),
    // Its exports name only 'import'.
    '^file-type/core$': '<rootDir>/node_modules/file-type/core.js',
  },
};

export default {
  // By default jest leaves one processor unused, which is half of two.
  maxWorkers: '100%',
  // Generous: a busy machine is slow, and a test that hangs is still found.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/test/domain/**/*.test.ts',
        '<rootDir>/test/api-spec/**/*.test.ts',
        '<rootDir>/test/scripts/**/*.test.ts',
      ],
    },
    // In a full run as groups that load the program and open a database once (`testing/groupTests.mjs`).
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        process.env.DAYBOOK_TEST_GROUPS === '1'
          ? '<rootDir>/.cache/test-groups/*.test.ts'
          : '<rootDir>/test/server/**/*.test.ts',
      ],
      globalSetup: inRoot('test/support/database/prepareTestDatabases.ts'),
      setupFilesAfterEnv: [inRoot('test/support/server/serverSetup.ts')],
      // Databases that the next files use go on concurrently: their driver would wait for a faked tick for ever.
      fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] },
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/client/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [inRoot('test/support/client/clientSetup.ts')],
    },
    // Only with `npm test -- --production`: they need Debian packages, and real time.
    ...(process.env.DAYBOOK_TEST_PRODUCTION === '1'
      ? [
          {
            ...shared,
            displayName: 'production',
            testEnvironment: 'node',
            testMatch: ['<rootDir>/test/production/**/*.test.ts'],
            setupFiles: [],
          },
        ]
      : []),
  ],
};
