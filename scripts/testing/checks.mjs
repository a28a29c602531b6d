// What can be said of the code without running it: the steps of `npm run check`, and the first ones of `npm test`.
import { bin, runStep } from './runStep.mjs';

const code = '*.{ts,tsx,mjs,cjs}';
const cacheFolder = 'node_modules/.cache';

/**
 * What is left out is named in `.prettierignore`, which editors read too.
 * @param {readonly string[]} files only these; none: all
 */
export const formatWords = (files = [`{src,test,scripts}/**/${code}`, 'webpack.config.js']) => [
  '--log-level',
  'warn',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `${cacheFolder}/prettier/format`,
  ...files,
];

/**
 * Settings: `.oxlintrc.json`, where editors find them too.
 * @param {readonly string[]} files only these; none: all
 */
const lintWords = (files = ['src', 'test', 'scripts']) => ['--no-error-on-unmatched-pattern', ...files];

const importRuleWords = [
  '--config',
  'scripts/lint/dependencyRules.cjs',
  '--cache',
  `${cacheFolder}/dependency-cruiser`,
  '--cache-strategy',
  'content',
  '--output-type',
  'err-long',
  'src',
];

const unusedWords = ['--config', 'scripts/lint/knip.mjs', '--cache', '--cache-location', `${cacheFolder}/knip`];

const typeWords = [
  '--noEmit',
  '-p',
  'tsconfig.json',
  '--incremental',
  '--tsBuildInfoFile',
  `${cacheFolder}/typescript/tsconfig.tsbuildinfo`,
];

/**
 * @typedef {{ title: string, command: string, words: readonly string[], remedy?: string }} Step
 */

/** Steps by name; each says what to do when it fails. `lint` and `format` take only these files, when there are any. */
export const checkSteps = {
  generated: () => ({
    title: 'generated code is what the contract says',
    command: process.execPath,
    words: ['--import', 'tsx', 'scripts/generate/checkGenerated.ts'],
    remedy: 'npm run generate',
  }),
  format: (/** @type {readonly string[] | undefined} */ files = undefined) => ({
    title: 'format',
    command: bin('prettier'),
    words: ['--check', ...formatWords(files)],
    remedy: 'npm run format',
  }),
  lint: (/** @type {readonly string[] | undefined} */ files = undefined) => ({
    title: 'lint',
    command: bin('oxlint'),
    words: lintWords(files),
  }),
  importRules: () => ({ title: 'import rules', command: bin('depcruise'), words: importRuleWords }),
  plainEnglish: () => ({
    title: 'plain English',
    command: process.execPath,
    words: ['scripts/lint/words.mjs'],
    remedy: 'node scripts/lint/words.mjs --update, when a count has fallen',
  }),
  unused: () => ({ title: 'unused files, exports and dependencies', command: bin('knip'), words: unusedWords }),
  types: () => ({ title: 'types', command: bin('../typescript-native/bin/tsc'), words: typeWords }),
  build: () => ({ title: 'build', command: process.execPath, words: ['scripts/build.mjs'] }),
};

/**
 * Runs steps, two at a time in their order: the longest come first, so that both processors end together.
 * @param {readonly Step[]} steps
 * @param {{ inBackground?: boolean }} options
 * @returns for each step, in the order in which they end, whether it passed
 */
export async function runChecks(steps, options = {}) {
  const waiting = [...steps];
  /** @type {boolean[]} */
  const passed = [];
  const runOneByOne = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { hasPassed } = await runStep(step.title, step.command, step.words, {}, options);
      if (!hasPassed && step.remedy !== undefined) console.log(`Run: ${step.remedy}`);
      passed.push(hasPassed);
    }
  };
  await Promise.all([runOneByOne(), runOneByOne()]);
  return passed;
}
