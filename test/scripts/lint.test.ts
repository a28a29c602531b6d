/* oxlint-disable clock/in-sql -- what is planted here is to be found */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localState, notMovedYet } from '../../scripts/lint/localState.mjs';
import { taskStatuses as lintedStatuses } from '../../scripts/lint/statusRules.mjs';
import { taskStatuses } from '../../src/domain/tasks/taskChoices';

const root = path.resolve(__dirname, '../..');
const program = path.join(root, 'node_modules/oxlint/bin/oxlint');

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** The lines of a file, each with the rule that finds it. */
type Planted = readonly (readonly [line: string, rule: string | undefined])[];

/** The rules that speak, each with its file and line, when these files are linted with the settings of the project. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'daybook-lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json', 'scripts/lint'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [program, '--format', 'json', 'src', 'test'], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Finding[] };
    return diagnostics.map(({ code, filename, labels }) => `${filename}:${labels[0]?.span.line} ${code}`).sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fileText = (planted: Planted): string => `${planted.map(([line]) => line).join('\n')}\n`;
const expectedFindings = (file: string, planted: Planted): string[] =>
  planted.flatMap(([, rule], index) => (rule === undefined ? [] : [`${file}:${index + 1} ${rule}`]));

/** What reads a clock, in a file whose machine clock is the business of `rule`. */
const clockFaults = (rule: string | undefined, sqlRule: string | undefined): Planted => [
  [`import moment from 'moment';`, undefined],
  [`export const a = Date.now();`, rule],
  [`export const b = new Date();`, rule],
  [`export const c = Date();`, rule],
  [`export const d = moment();`, rule],
  [`export const e = moment.utc();`, rule],
  [`export const f = moment.now();`, rule],
  [`export const g = performance.timeOrigin;`, rule],
  [`export const h = new Intl.DateTimeFormat('en-GB').format();`, rule],
  [`export const i = new Intl.DateTimeFormat('en-GB').formatToParts();`, rule],
  [`export const j = 'select now()';`, sqlRule],
  [`export const k = \`select clock_timestamp(), \${a}\`;`, sqlRule],
  [`export const l = 'select statement_timestamp()';`, sqlRule],
  [`export const m = 'select transaction_timestamp()';`, sqlRule],
  [`export const n = 'select timeofday()';`, sqlRule],
  [`export const o = 'select CURRENT_DATE';`, sqlRule],
  [`export const p = 'select localtimestamp';`, sqlRule],
  // What is given a time reads no clock.
  [`export const q = [new Date(a), moment(a), moment.utc(b), performance.now(), 'the meeting is now'];`, undefined],
  [`export const r = new Intl.DateTimeFormat('en-GB').format(b);`, undefined],
];

const otherFaults: Planted = [
  [`import { useEffect } from 'react';`, undefined],
  [`import { HTMLTable } from '@blueprintjs/core';`, 'eslint(no-restricted-imports)'],
  [`export const Table = HTMLTable;`, undefined],
  [`export const load = (): Promise<number> => Promise.resolve(1);`, undefined],
  [`export function start(): void {`, undefined],
  [`  load();`, 'typescript(no-floating-promises)'],
  [`}`, undefined],
  [`export const isOne = (value: number): boolean => value == 1;`, 'eslint(eqeqeq)'],
  [`export const say = (): void => console.log('said');`, 'eslint(no-console)'],
  [`export const loose = (value: any): string => String(typeof value);`, 'typescript(no-explicit-any)'],
  [
    `export const read = (text: string): unknown[] => [JSON.parse(text).length];`,
    'typescript(no-unsafe-member-access)',
  ],
  [`export const spoken = (value: object): string => String(value);`, 'typescript(no-base-to-string)'],
  [`export function kindOf(kind: 'a' | 'b'): number {`, undefined],
  [`  switch (kind) {`, 'typescript(switch-exhaustiveness-check)'],
  [`    case 'a':`, undefined],
  [`      return 1;`, undefined],
  [`  }`, undefined],
  [`  return 2;`, undefined],
  [`}`, undefined],
  [`export function useShown(value: string): void {`, undefined],
  [`  useEffect(() => void document.title.concat(value), []);`, 'react-hooks(exhaustive-deps)'],
  [`  if (value) useEffect(() => undefined);`, 'react-hooks(rules-of-hooks)'],
  [`}`, undefined],
  [`export const Written = () => <table aria-label="Tasks" />;`, 'react(forbid-elements)'],
  [`export const ask = (): Promise<Response> => fetch('/api/health');`, 'eslint(no-restricted-globals)'],
  [`export const upload = (): XMLHttpRequest => new XMLHttpRequest();`, 'eslint(no-restricted-globals)'],
  [`export const askOf = (): Promise<Response> => window.fetch('/api/health');`, 'eslint(no-restricted-properties)'],
  [`export const stream = new globalThis.EventSource('/api/auth/live');`, 'eslint(no-restricted-properties)'],
  [`export const leave = (): boolean => navigator.sendBeacon('/api/logout');`, 'eslint(no-restricted-properties)'],
  [`export const leaveOf = (): boolean => window.navigator.sendBeacon('/x');`, 'eslint(no-restricted-properties)'],
];

test('every rule of the clock finds its fault, in the folders that it is for', () => {
  const inSource = clockFaults('clock(in-source)', 'clock(in-sql)');
  const inTests = clockFaults('clock(in-tests)', 'clock(in-sql)');
  const nowhere = clockFaults(undefined, undefined);
  expect(
    findings({
      'src/domain/planted.ts': fileText(inSource),
      'test/client/planted.test.tsx': fileText(inTests),
      'test/bench/planted.ts': fileText(nowhere),
      'src/server/database/migrations/0001.ts': fileText(nowhere),
    }),
  ).toEqual(
    [
      ...expectedFindings('src/domain/planted.ts', inSource),
      ...expectedFindings('test/client/planted.test.tsx', inTests),
    ].sort(),
  );
});

test('no test draws short random values, of which two can be equal', () => {
  const faults: Planted = [
    [`import { randomUUID } from 'node:crypto';`, undefined],
    [`export const a = Math.random();`, 'clock(chance-in-tests)'],
    [`export const b = randomUUID().slice(0, 4);`, 'clock(chance-in-tests)'],
    [`export const c = randomUUID().replaceAll(/[^a-f]/g, '');`, 'clock(chance-in-tests)'],
    [`export const d = [randomUUID(), randomUUID().replaceAll('-', '')];`, undefined],
  ];
  expect(findings({ 'test/server/planted.test.ts': fileText(faults) })).toEqual(
    expectedFindings('test/server/planted.test.ts', faults),
  );
});

test('what a screen shows depends on no clock and no chance of its own', () => {
  const faults: Planted = [
    [`import { nanoid } from '@reduxjs/toolkit';`, 'clock(in-screens)'],
    [`import { companyNow, companyNowMs } from './browser/clock';`, 'clock(in-screens)'],
    [`export const a = [nanoid, companyNow, companyNowMs];`, undefined],
    [`export const b = Math.random();`, 'clock(in-screens)'],
    [`export const c = crypto.randomUUID();`, 'clock(in-screens)'],
    [`export const d = Math.floor(1.5);`, undefined],
  ];
  expect([...new Set(findings({ 'src/client/planted.ts': fileText(faults) }))]).toEqual(
    expectedFindings('src/client/planted.ts', faults),
  );
  expect(
    findings({ 'src/client/browser/planted.ts': fileText(faults), 'src/domain/planted.ts': fileText(faults) }),
  ).toEqual([]);
});

test('state of components and of modules is in the store, except in listed files', () => {
  const faults: Planted = [
    [`import { useReducer, useRef } from 'react';`, 'state(in-store)'],
    [`import { useState } from 'react';`, 'state(in-store)'],
    [`let last = 0;`, 'state(in-store)'],
    [`export let first = 0;`, 'state(in-store)'],
    [`const seen = new Map<string, number>();`, 'state(in-store)'],
    [`export const others = new WeakSet<object>();`, 'state(in-store)'],
    [`const waiting: string[] = [];`, 'state(in-store)'],
    [`export const none: readonly string[] = [];`, undefined],
    [`export const known = new Set(['a']);`, undefined],
    [`export const use = () => {`, undefined],
    [`  let count = new Map([[last++, first++]]).size;`, undefined],
    [`  return [count++, useReducer, useRef, useState, seen, waiting];`, undefined],
    [`};`, undefined],
  ];
  const text = fileText(faults);
  const [listed = ''] = Object.keys(localState);
  const planted = {
    'src/client/ui/planted.ts': text,
    [`src/client/${listed}`]: text,
    'src/server/planted.ts': text,
  };
  expect(findings(planted)).toEqual(expectedFindings('src/client/ui/planted.ts', faults).sort());
});

test('a value that is set until an answer comes says what it is in a state that is continued', () => {
  const faults: Planted = [
    [`import { useScreenState } from '../screen-state/useScreenState';`, undefined],
    [`export function useSaving(save: () => Promise<string>) {`, undefined],
    [`  const [isSaving, setSaving] = useScreenState('drafts', 'saving', false);`, undefined],
    [`  const [share, setShare] = useScreenState<number | null>('drafts', 'share', null);`, undefined],
    [`  const [text, setText] = useScreenState('drafts', 'text', '');`, undefined],
    [`  const [isKnown, setKnown] = useScreenState('drafts', 'known', false, { continued: () => false });`, undefined],
    [`  const [isOpen, setOpen] = useScreenState('drafts', 'open', false);`, undefined],
    [`  const run = async (): Promise<void> => {`, undefined],
    [`    setKnown(true);`, undefined],
    [`    setSaving(true);`, 'state(ends-waiting)'],
    [`    setText('');`, undefined],
    [`    setText(await save());`, undefined],
    [`    setSaving(false);`, undefined],
    [`    setKnown(false);`, undefined],
    [`  };`, undefined],
    [`  const start = (): void => {`, undefined],
    [`    setShare(0);`, 'state(ends-waiting)'],
    [`    void save().finally(() => setShare(null));`, undefined],
    [`  };`, undefined],
    [`  const open = (): void => setOpen(true);`, undefined],
    [`  const close = async (): Promise<void> => {`, undefined],
    [`    await save();`, undefined],
    [`    setOpen(false);`, undefined],
    [`  };`, undefined],
    [`  return { run, start, open, close, isSaving, share, text, isKnown, isOpen };`, undefined],
    [`}`, undefined],
  ];
  expect(
    findings({ 'src/client/ui/planted.ts': fileText(faults) }).filter((line) => line.endsWith('state(ends-waiting)')),
  ).toEqual(expectedFindings('src/client/ui/planted.ts', faults));
});

test('a status of a task is named in the domain only', () => {
  expect(lintedStatuses).toEqual(taskStatuses);
  const faults: Planted = [
    [`export const isDone = (status: string): boolean => status === 'CLOSE';`, 'status(in-domain)'],
    [`export const first = { status: 'IN PROGRESS' };`, 'status(in-domain)'],
    [`export const query = \`select 1 where status <> 'REJECTED'\`;`, 'status(in-domain)'],
    [`export const other = "current_value = 'REOPEN'";`, 'status(in-domain)'],
    [`export const looks = { 'ON HOLD': 'grey', OPEN: 'blue' };`, undefined],
    [`export type Waiting = 'ON HOLD' | 'READY FOR QA';`, undefined],
    [`export const label = 'Reopened: the task is OPEN again';`, undefined],
  ];
  const text = fileText(faults);
  expect(
    findings({
      'src/client/planted.ts': text,
      'src/server/planted.ts': text,
      'src/domain/planted.ts': text,
      'src/server/demo/planted.ts': text,
      'src/server/database/migrations/0001.ts': text,
    }),
  ).toEqual([
    ...expectedFindings('src/client/planted.ts', faults),
    ...expectedFindings('src/server/planted.ts', faults),
  ]);
});

test('the lists of local state have no file without any', () => {
  const mayHold = /\buse(State|Reducer)\b|^(export )?let |new (Weak)?(Map|Set)\b|\[\] = \[\]/m;
  const isOutdated = (file: string): boolean => {
    const place = path.join(root, 'src/client', file);
    return !existsSync(place) || !mayHold.test(readFileSync(place, 'utf8'));
  };
  expect([...Object.keys(localState), ...notMovedYet].filter(isOutdated)).toEqual([]);
});

test('rules of types, of hooks and of size are checked, and so is a comment that switches off nothing', () => {
  const long = Array.from({ length: 451 }, (_line, index): string => `export const n${index} = ${index};`);
  expect(
    findings({
      'src/client/planted.tsx': fileText(otherFaults),
      'src/client/long.ts': `${long.join('\n')}\n`,
      'src/client/idle.ts': `// oxlint-disable-next-line no-console -- nothing is said\nexport const one = 1;\n`,
    }),
  ).toEqual(
    [
      ...expectedFindings('src/client/planted.tsx', otherFaults),
      'src/client/long.ts:451 eslint(max-lines)',
      // The linter itself says so, no rule.
      'src/client/idle.ts:1 undefined',
    ].sort(),
  );
});
