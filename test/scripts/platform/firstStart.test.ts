import fs from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** What only `npm run dev` takes. */
const forHotReload = ['@pmmmwh/react-refresh-webpack-plugin', 'react-refresh-typescript'];
/** A minimiser that webpack.config.js names by a function of its plugin. */
const byFunction: Readonly<Record<string, string>> = { 'TerserPlugin.swcMinify': '@swc/core' };

const scriptsOfTheBuild = fs
  .readdirSync(path.join(root, 'scripts/webpack'))
  .filter((name) => /\.[cm]?js$/.test(name))
  .map((name) => `scripts/webpack/${name}`);
const files = ['webpack.config.js', 'scripts/platform/buildWhenStale.mjs', ...scriptsOfTheBuild];

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
/** Also when another package brings it. */
const comesWithAStart = (name: string): boolean => {
  const found = packages[`node_modules/${name}`];
  return found === undefined ? isBuiltin(name) : found.dev !== true;
};

test.each(files)('a start without development packages can build: %s', (file) => {
  const text = read(file);
  const named = [
    ...text.matchAll(
      /(?:require|resolve|import)\('([^'.][^']*)'\)|from '([^'.][^']*)'|loader: '([^']+)'|, '([\w-]+-loader)'/g,
    ),
  ]
    .map((match) => match.slice(1).find((name) => name !== undefined) ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
  const needed = [
    ...named,
    ...Object.keys(byFunction).flatMap((name) => (text.includes(name) ? [byFunction[name]] : [])),
  ];
  expect(needed.filter((name = '') => !comesWithAStart(name) && !forHotReload.includes(name))).toEqual([]);
  if (file === 'webpack.config.js')
    expect(needed).toEqual(expect.arrayContaining(['webpack', 'ts-loader', 'css-loader', '@swc/core']));
});
