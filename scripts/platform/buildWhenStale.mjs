import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contentHash } from './contentHash.mjs';
import { isGeneratedFresh, noteGenerated } from './generatedStamp.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { root, run, step } from './step.mjs';

const buildStamp = path.join(root, 'dist/.stamp');
const buildInputs = ['src', 'api-spec', 'webpack.config.js', 'tsconfig.json', 'package-lock.json', 'scripts/webpack'];

/** The generators are development packages: without them, what they wrote is taken as it came with the repository. */
const hasGenerators = () => existsSync(path.join(root, 'node_modules/openapi-typescript'));

/** Runs the generators when the contract, the generators or what they wrote have changed since. */
export async function generateWhenStale() {
  if (!hasGenerators() || isGeneratedFresh()) return;
  await step('Generating from the contract', () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/generate/generate.ts']),
  );
  noteGenerated();
}

async function bundle() {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('webpack')} */
  const webpack = require('webpack');
  /** @type {import('webpack').Configuration[]} */
  const configurations = await require(path.join(root, 'webpack.config.js'))({}, { mode: 'production' });
  const compiler = webpack(configurations);
  /** @type {import('webpack').MultiStats} */
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result === undefined ? reject(error) : resolve(result))),
  );
  // The cache is written when the compiler closes.
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve(undefined))));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

/** Generates and builds what has changed; does nothing when dist is up to date. */
export async function buildWhenStale() {
  await generateWhenStale();
  const wanted = contentHash(root, buildInputs);
  if (readStamp(buildStamp) === wanted && existsSync(path.join(root, 'dist/server/main.mjs'))) return;
  // An interrupted build must not count as the one before it.
  rmSync(buildStamp, { force: true });
  await step('Building', bundle);
  writeStamp(buildStamp, wanted);
}
