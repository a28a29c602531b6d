import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

interface LockedPackage {
  readonly version?: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node?: string } | readonly string[];
}
const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8')) as Content;
const manifest = read<{ engines: { node: string }; allowScripts: Record<string, boolean> }>('package.json');
const locked = Object.entries(read<{ packages: Record<string, LockedPackage> }>('package-lock.json').packages).filter(
  ([place]) => place !== '',
);
const packageName = (place: string): string => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package of the lockfile runs on the oldest Node that is promised, so that installing warns of none', () => {
  const oldest = semver.minVersion(manifest.engines.node)?.version ?? '';
  expect(oldest).toBe('20.19.0');
  expect(locked.length).toBeGreaterThan(500);
  const tooNew = locked
    // Where they do not fit, npm leaves them out without a word.
    .filter(([, { optional }]) => optional !== true)
    .flatMap(([place, { version, engines }]) => {
      const wanted = engines !== undefined && 'node' in engines ? engines.node : undefined;
      return wanted === undefined || semver.satisfies(oldest, wanted)
        ? []
        : [`${packageName(place)} ${version ?? ''} needs Node ${wanted}`];
    });
  expect(tooNew).toEqual([]);
});

test('whether an install script may run is decided for every package that has one, so that installing does not ask', () => {
  const undecided = locked
    .filter(
      ([place, { hasInstallScript }]) =>
        hasInstallScript === true && manifest.allowScripts[packageName(place)] === undefined,
    )
    .map(([place]) => packageName(place));
  expect(undecided).toEqual([]);
});

test('every package that another one may use on some system is in the lockfile, or npm ci rejects it', () => {
  const places = new Set(locked.map(([place]) => place));
  const isLocked = (name: string, below: string): boolean => {
    const folders = below
      .split('/node_modules/')
      .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
    return ['', ...folders.map((folder) => `${folder}/`)].some((folder) => places.has(`${folder}node_modules/${name}`));
  };
  expect(
    locked.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(name, place))
        .map((name) => `${name} of ${place}`),
    ),
  ).toEqual([]);
});
