import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  advisories,
  advisoryDays,
  majorDays,
  updateDays,
  updateState,
} from '../../scripts/dependencies/timeFrames.mjs';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const rules = { now: new Date('2026-11-24T06:00:00Z'), oldestNode: '20.19.0', heldBack: {} };

/** As the registry answered it on that day. */
const fastifyStatic = {
  version: '10.1.11',
  time: {
    created: '2022-04-27T10:00:00.000000+00:00',
    modified: '2026-11-20T10:00:00.000000+00:00',
    '9.1.2': '2026-04-16T18:01:09.555000+00:00',
    '9.1.3': '2026-04-21T10:09:45.555000+00:00',
    '9.2.0-rc.1': '2026-05-01T02:09:36.359000+00:00',
    '9.3.0': '2026-07-09T02:09:36.359000+00:00',
    '10.1.0': '2026-07-14T21:31:30.257000+00:00',
    '10.1.11': '2026-11-12T21:31:30.257000+00:00',
  },
};
const state = (changes: Partial<typeof rules> = {}, pinned = '9.1.3', view: object = fastifyStatic) =>
  updateState({ name: '@fastify/static', pinned, view: view as typeof fastifyStatic }, { ...rules, ...changes });

test('a version that fits is due 90 days after it was published, counted from the first one and without previews', () => {
  expect(state()).toEqual({
    state: 'late',
    text: '@fastify/static 9.1.3: update to 9.3.0; 9.3.0 has been out for 138 days (allowed: 90)',
  });
  expect(state({ now: new Date('2026-10-07T06:00:00Z') }).state).toBe('waiting');
  expect(state({ now: new Date('2026-10-08T06:00:00Z') }).state).toBe('late');
});

test('a new major version is due after a year, unless a reason is listed or it needs a newer Node', () => {
  const laterYear = { now: new Date('2027-07-16T06:00:00Z') };
  expect(state({}, '9.3.0').state).toBe('waiting');
  expect(state(laterYear, '9.3.0').text).toBe(
    '@fastify/static 9.3.0: update to 10.1.11; 10.1.0 has been out for 366 days (allowed: 365)',
  );
  expect(state({ ...laterYear, heldBack: { '@fastify/static': 'a reason' } }, '9.3.0')).toEqual({
    state: 'held back',
    text: '@fastify/static 9.3.0: 10.1.11 is the newest; a reason',
  });
  expect(state(laterYear, '9.3.0', { ...fastifyStatic, engines: { node: '>=22' } }).text).toContain('needs Node >=22');
  // A reason is for new major versions only.
  expect(state({ heldBack: { '@fastify/static': 'a reason' } }).state).toBe('late');
});

test('advisories are named once with their time, and those that could not be asked are not taken for none', () => {
  const advisory = { name: 'saxes', title: 'Reads for ever', url: 'https://advisories.example/1', range: '<6.0.1' };
  const high = { ...advisory, severity: 'high' };
  expect(
    advisories({
      vulnerabilities: { saxes: { via: [high] }, exceljs: { via: ['saxes', high] }, own: { via: ['saxes'] } },
    }),
  ).toEqual(['saxes <6.0.1: Reads for ever (high: within 7 days after its publication, https://advisories.example/1)']);
  expect(advisories({ vulnerabilities: {} })).toEqual([]);
  expect(advisories({ message: 'Method Not Allowed' })).toBeUndefined();
});

test('the times are those that the security reference promises', () => {
  const section = read('src/docs/security-reference.md').split('## Third-party packages')[1]?.split('\n## ')[0] ?? '';
  const days = [...section.matchAll(/^\| ([^|]+) \| (\d+) days/gm)].map(([, what, count]) => [what, Number(count)]);
  expect(days).toEqual([
    ['advisory: critical, or exploited', advisoryDays.critical],
    ['advisory: high', advisoryDays.high],
    ['advisory: moderate', advisoryDays.moderate],
    ['advisory: low', advisoryDays.low],
    ['newer version without an advisory', updateDays],
    ['new major version without an advisory', majorDays],
  ]);
});

test('only direct packages are held back', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const direct = { ...dependencies, ...devDependencies };
  const heldBack = Object.keys(JSON.parse(read('scripts/dependencies/heldBack.json')) as object);
  expect(heldBack.filter((name) => direct[name] === undefined)).toEqual([]);
});
