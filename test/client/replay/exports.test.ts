import '../../support/client/webStreams';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { legacy_createStore, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { instrument, type LiftedState } from '@redux-devtools/instrument';
import { api } from '../../../src/client/api/api';
import { rootReducer, type RootState } from '../../../src/client/app/rootReducer';
import { readRecording } from '../../../src/client/recorder/file/readRecording';
import { recordingFile } from '../../../src/client/recorder/file/writeRecording';
import type { RecordingFile } from '../../../src/client/recorder/recordingFile';
import { asRecordingOrExport, exportedLog, readPasted } from '../../../src/client/replay/devToolsLog';
import { exportedTest } from '../../../src/client/replay/exportedTest';
import { replayedSession } from '../../../src/client/replay/replayedSession';
import { stateDifference } from '../../../src/client/replay/stateDifference';
import { locationChanged } from '../../../src/client/session/locationSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { makeRecordedStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const root = path.resolve(__dirname, '../../..');
let file: RecordingFile;

beforeAll(async () => {
  const network = fakeNetwork();
  network.succeed('/auth/projects', [{ _id: 'p', Project_name: `It's "One" \\ \`\${2}\``, Version: 1 }]);
  network.succeed('/auth/preferences/save', { Key: 'theme', Value: 'dark' });
  network.fail('/auth/employees', 500, 'Broken');
  const { store, recorder } = makeRecordedStore();
  await store.dispatch(api.endpoints.listProjects.initiate());
  store.dispatch(locationChanged({ pathname: '/projects', search: '?f.Status=Open' }));
  store.dispatch(preferenceChosen('theme', 'dark'));
  await store.dispatch(api.endpoints.listEmployees.initiate());
  file = JSON.parse(
    JSON.stringify(
      recordingFile(recorder.takeRecording(), {
        commit: 'abc',
        contract: 'def',
        startedAt: '2026-03-02T09:55:00.000Z',
        timeZone: 'UTC',
        viewport: { width: 1280, height: 800 },
        theme: 'light',
      }),
    ),
  ) as RecordingFile;
});

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a replay has the recorded states, and a changed one names step and branch', () => {
  const replayed = replayedSession(file, rootReducer);
  expect(replayed.problems).toEqual([]);
  expect(replayed.lastStep).toBe(file.steps.length);
  const other = replayedSession(
    { ...file, start: { ...(file.start as RootState), permissions: { changed: true } } },
    rootReducer,
  );
  expect(other.problems).toEqual([
    { step: file.steps.length, text: `Step ${file.steps.length}: permissions differs from the recorded state.` },
  ]);
});

test('an action whose reducer fails is reported, and the other steps are shown', () => {
  const failing = (state: RootState | undefined, action: UnknownAction): RootState => {
    if (action.type === 'session/locationChanged') throw new Error('Broken');
    return rootReducer(state, action);
  };
  const { problems, stateAt, lastStep } = replayedSession(file, failing);
  expect(problems[0]?.text).toMatch(/^Step \d+: the reducer failed on session\/locationChanged: Broken$/);
  expect((stateAt(lastStep) as RootState).session.preferences.theme).toBe('"dark"');
});

test('Redux DevTools import the exported log with the same states', () => {
  const store = legacy_createStore(rootReducer, undefined, instrument<RootState, UnknownAction>()) as unknown as {
    liftedStore: { dispatch: (action: Action) => unknown; getState: () => LiftedState<RootState, UnknownAction, null> };
  };
  const nextLiftedState = toJson(exportedLog(file));
  store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState } as Action);
  const { computedStates } = store.liftedStore.getState();
  const replayed = replayedSession(file, rootReducer);
  expect(computedStates).toHaveLength(file.steps.length + 1);
  computedStates.forEach(({ state }, step) =>
    expect((toJson(state) as RootState).entities).toEqual((toJson(replayed.stateAt(step)) as RootState).entities),
  );
});

test('the pasted export of Redux DevTools is replayed', () => {
  const pasted = readPasted(JSON.stringify(exportedLog(file)));
  expect(pasted.steps.map(({ action }) => action)).toEqual(file.steps.map(({ action }) => action));
  expect(pasted.start).toEqual(file.start);
  expect(() => readPasted('text')).toThrow('neither a recording nor an export of Redux DevTools');
  expect(() => readPasted('{}')).toThrow('This file is not a Daybook recording.');
});

test("what 'Export' of Redux DevTools saves is replayed from its text and from its file", async () => {
  const text = JSON.stringify({
    payload: JSON.stringify(file.steps.map(({ action }) => action)),
    preloadedState: JSON.stringify(file.start),
  });
  for (const read of [
    readPasted(text),
    await readRecording(new TextEncoder().encode(text).buffer, asRecordingOrExport),
  ])
    expect(replayedSession(read, rootReducer).stateAt(file.steps.length)).toEqual(
      replayedSession(file, rootReducer).stateAt(file.steps.length),
    );
  expect(() => readPasted(JSON.stringify({ payload: 'no JSON', preloadedState: '{}' }))).toThrow(
    'neither a recording nor an export of Redux DevTools',
  );
});

test('the exported Jest test runs and passes as exported', () => {
  const parent = path.join(root, 'test/client');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'exported-'));
  try {
    const exported = path.join(folder, 'recording.test.ts');
    writeFileSync(exported, exportedTest(replayedSession(file, rootReducer)));
    const run = spawnSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        '--config',
        path.join(root, 'scripts/jest.config.mjs'),
        '--maxWorkers',
        '1',
        '--runTestsByPath',
        exported,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(run.stderr).toMatch(/Tests:\s+1 passed, 1 total/);
    expect(run.status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the difference of two states names what was added, changed and removed', () => {
  const shared = { same: true };
  const before = { a: shared, list: [1, 2], gone: 'x' };
  const after = { a: shared, list: [1, 3, 4], added: null };
  expect(stateDifference(before, after)).toEqual([
    { path: 'list.1', before: 2, after: 3 },
    { path: 'list.2', before: undefined, after: 4 },
    { path: 'gone', before: 'x', after: undefined },
    { path: 'added', before: undefined, after: null },
  ]);
});
