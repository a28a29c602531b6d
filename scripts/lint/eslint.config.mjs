import path from 'node:path';
import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const inSource =
  'Take the time from what you are given: `now` of the call in handlers (`machineNow` for security limits), `services.clock` elsewhere in the server, src/client/browser/clock.ts in the client, a parameter in src/domain. For durations: performance.now().';
const inTests =
  'A test names its instant: testStart or testMoment() of test/support, or the clock of the server that it talks to. For durations: performance.now().';
const inSql = 'The database has no clock of its own: hand the instant over as a parameter.';

/** What reads the machine's clock. */
const clockRules = (remedy) => [
  ...[
    'MemberExpression[object.name="Date"][property.name="now"]',
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'CallExpression[callee.name="Date"]',
    'CallExpression[arguments.length=0]:matches([callee.name="moment"], [callee.object.name="moment"][callee.property.name=/^(utc|now)$/])',
    'MemberExpression[object.name="performance"][property.name="timeOrigin"]',
    'CallExpression[arguments.length=0][callee.object.type="NewExpression"][callee.property.name=/^format(ToParts)?$/]',
  ].map((selector) => ({ selector, message: remedy })),
  ...['TemplateElement[value.raw', 'Literal[value'].map((text) => ({
    selector: `${text}=/\\b(now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\\(\\)|\\bcurrent_(date|time|timestamp)\\b|\\blocaltimestamp\\b/i]`,
    message: inSql,
  })),
];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export default tseslint.config(
  { ignores: ['**/*.gen.ts', 'dist/**', 'node_modules/**', 'data/**', 'test-results/**', 'webpack.config.js'] },
  {
    files: ['{src,test,scripts}/**/*.{ts,tsx}'],
    basePath: root,
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A handler of the server and a migration answer a promise by contract, whether or not they wait for something.
      '@typescript-eslint/require-await': 'off',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 450, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // Outside of the type check: only parsed.
    files: ['scripts/**/*.{mjs,cjs}'],
    basePath: root,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Migrations are never changed; what the schema holds in the end is searched by test/server/database/oneClock.test.ts.
    ignores: ['src/server/database/migrations/**'],
    basePath: root,
    rules: { 'no-restricted-syntax': ['error', ...clockRules(inSource)] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    // Measurements take the time of the machine.
    ignores: ['test/bench/**'],
    basePath: root,
    rules: { 'no-restricted-syntax': ['error', ...clockRules(inTests)] },
  },
  {
    // Playwright's fixtures are handed on by a function called `use`, which is no hook.
    files: ['test/browser/**/*.ts'],
    basePath: root,
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['scripts/**/*.ts', 'test/**/*.{ts,tsx}'],
    basePath: root,
    rules: { 'no-console': 'off' },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    basePath: root,
    rules: {
      'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }],
      // jest matchers and answers read as JSON are loosely typed; what they claim is checked by running them.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
