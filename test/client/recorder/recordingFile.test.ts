import '../../support/client/webStreams';
import type { Action } from '@reduxjs/toolkit';
import { gzipped } from '../../../src/client/recorder/file/gzip';
import { readRecording } from '../../../src/client/recorder/file/readRecording';
import { stateCheck } from '../../../src/client/recorder/file/stateHash';
import { recordingFile, type RecordingCircumstances } from '../../../src/client/recorder/file/writeRecording';
import type { Recording } from '../../../src/client/recorder/recorder';
import { schemaProblems } from '../../support/client/recordingSchema';

const circumstances: RecordingCircumstances = {
  commit: 'abc',
  contract: 'def',
  startedAt: '2026-03-02T09:55:00.000Z',
  timeZone: 'UTC',
  viewport: { width: 1280, height: 800 },
  theme: 'light',
};

/** A recording whose state counts, with a value of each action in it. */
function makeRecording(values: readonly unknown[], firstStep = 0): Recording {
  const steps = values.map((value, index) => ({
    atMs: 1000 + index * 10,
    action: { type: 'counted', value } as Action,
    state: { session: { count: index + 1 }, last: { value } },
  }));
  return { firstStep, startedAtMs: 1000, start: { session: { count: 0 }, last: {} }, steps };
}

const toBuffer = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

test('a file obeys its schema and is read as it was written', async () => {
  const file = recordingFile(makeRecording(Array.from({ length: 120 }, (_, index) => index)), circumstances);
  expect(schemaProblems(file)).toEqual([]);
  const text = JSON.stringify(file);
  expect(await readRecording(await gzipped(text))).toEqual(file);
  expect(await readRecording(toBuffer(text))).toEqual(file);
  expect(file.steps[1]).toEqual({ at: 10, action: { type: 'counted', value: 1 } });
});

test('states are checked every fifty steps of the session and at the end', () => {
  const { checks } = recordingFile(
    makeRecording(
      Array.from({ length: 120 }, () => null),
      30,
    ),
    circumstances,
  );
  expect(checks.map(({ step }) => step)).toEqual([50, 100, 150]);
  expect(checks[0]).toEqual(stateCheck(50, { session: { count: 20 }, last: { value: null } }));
});

test('the hash of a state is that of its JSON, and names the branch that differs', () => {
  const state = { a: { text: 'x', missing: undefined, list: [1, undefined] }, b: { nested: [{ c: Number.NaN }] } };
  const copy = JSON.parse(JSON.stringify(state)) as typeof state;
  expect(stateCheck(1, copy)).toEqual(stateCheck(1, state));
  const reordered = { b: copy.b, a: { list: copy.a.list, text: 'x' } };
  expect(stateCheck(1, reordered)).toEqual(stateCheck(1, state));
  const other = stateCheck(1, { ...copy, a: { ...copy.a, text: 'y' } });
  const known = stateCheck(1, state);
  expect(other.hash).not.toBe(known.hash);
  expect(other.branches.a).not.toBe(known.branches.a);
  expect(other.branches.b).toBe(known.branches.b);
});

test('values that are no JSON are missing in the file, which says where they were', () => {
  const values = [new Map([[1, 2]]), new Set([1]), new Date(0), new File([], 'x'), () => 1, Number.NaN, 1n, undefined];
  const file = recordingFile(makeRecording(values), circumstances);
  expect(file.steps.map(({ action }) => action.value)).toEqual([null, null, null, null, null, null, null, undefined]);
  expect(file.losses.filter((loss) => loss.startsWith('step'))).toEqual(
    ['Map', 'Set', Date.name, 'File', 'function', 'NaN', 'bigint'].map(
      (what, index) => `step ${index + 1} counted.value: ${what}`,
    ),
  );
  expect(JSON.parse(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file, (_, value: unknown) => value)));
});

test('secrets are left out with or without hiding', () => {
  const secrets = {
    Password: 'SECRET-1',
    token: 'SECRET-2',
    link: '/api/auth/files/f/name.pdf?expires=9&signature=SECRET-3',
    html: '<a href="/api/auth/files/f/x?signature=SECRET-4">x</a>',
    json: JSON.stringify({ Current_password: 'SECRET-5', url: '/reset-password/SECRET-6?x=1' }),
    header: 'Bearer SECRET-7',
    sealed: 'sealed:SECRET-8',
    change: { id: 'profile/form/Password', value: 'SECRET-9' },
    partChange: { id: 'profile/form', path: ['values', 'Repeated'], value: 'SECRET-10' },
    nested: [{ device: 'SECRET-11' }],
  };
  const file = recordingFile(makeRecording([secrets]), circumstances);
  expect(JSON.stringify(file)).not.toContain('SECRET');
  expect(file.steps[0]?.action.value).toMatchObject({ Password: '•••', nested: [{ device: '•••' }] });
});

test.each([
  ['an empty file', ''],
  ['a text', 'Not a recording'],
  ['another JSON', '{"format":"something"}'],
  ['a list', '[]'],
])('%s is rejected with one clear line', async (_name, text) => {
  await expect(readRecording(toBuffer(text))).rejects.toThrow(/^This file is not a Daybook recording\.$/);
});

test('another version and a damaged file are rejected with one clear line', async () => {
  const file = recordingFile(makeRecording([1]), circumstances);
  await expect(readRecording(toBuffer(JSON.stringify({ ...file, version: 2 })))).rejects.toThrow(
    'This recording has version 2 of the format; this program reads version 1. Open it with the program that saved it (commit abc).',
  );
  await expect(readRecording(toBuffer(JSON.stringify({ ...file, steps: [{}] })))).rejects.toThrow(/damaged/);
  const packed = await gzipped(JSON.stringify(file));
  await expect(readRecording(packed.slice(0, packed.byteLength / 2))).rejects.toThrow(/could not be unpacked/);
});
