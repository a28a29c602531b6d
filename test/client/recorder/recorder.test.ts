import {
  compose,
  configureStore,
  createSlice,
  legacy_createStore,
  type Action,
  type PayloadAction,
  type Store,
  type StoreEnhancer,
} from '@reduxjs/toolkit';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { makeRecorder, type RecordingLimits } from '../../../src/client/recorder/recorder';
import { recorderMs } from '../../../src/client/recorder/recorderClock';
import { sizeWalk } from '../../../src/client/recorder/sizeWalk';

setFlagsFromString('--expose-gc');
const runGarbageCollection = runInNewContext('gc') as () => void;

/** Finalizers run in tasks of their own. */
async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => void setTimeout(resolve));
    runGarbageCollection();
  }
  await new Promise((resolve) => void setTimeout(resolve));
}

const list = createSlice({
  name: 'list',
  initialState: [] as readonly string[],
  reducers: { added: (state, { payload }: PayloadAction<string>) => [...state, payload] },
});
const { added } = list.actions;

/** A recorder with a clock and an idle page of its own. */
function makeTestRecorder(limits: Partial<RecordingLimits> = {}) {
  let nowMs = 1000;
  let idleTask: ((hasTime: () => boolean) => boolean) | undefined;
  const recorder = makeRecorder({
    nowMs: () => nowMs,
    whenIdle: (task) => void (idleTask = task),
    limits: { steps: 5000, durationMs: 600_000, bytes: 5_000_000, ...limits },
  });
  return {
    recorder,
    pass: (durationMs: number) => void (nowMs += durationMs),
    rest: (): void => {
      const task = idleTask;
      idleTask = undefined;
      while (task?.(() => false));
    },
  };
}

const makeListStore = (recorder: ReturnType<typeof makeRecorder>) =>
  configureStore({
    reducer: list.reducer,
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  });

/** What a recording says about itself must be what its reducer makes of it. */
function expectReplay({ start, steps }: ReturnType<ReturnType<typeof makeRecorder>['takeRecording']>): void {
  let state = start as readonly string[];
  for (const step of steps) {
    state = list.reducer(state, step.action);
    expect(step.state).toEqual(state);
  }
}

test('every action is noted with its time and the state after it', () => {
  const { recorder, pass } = makeTestRecorder();
  const store = makeListStore(recorder);
  store.dispatch(added('a'));
  pass(250);
  store.dispatch(added('b'));
  const { firstStep, start, startedAtMs, steps } = recorder.takeRecording();
  expect({ firstStep, start }).toEqual({ firstStep: 0, start: [] });
  expect(steps.map(({ atMs, action, state }) => [atMs - startedAtMs, action, state])).toEqual([
    [0, added('a'), ['a']],
    [250, added('b'), ['a', 'b']],
  ]);
  expect(steps[1]?.state).toBe(store.getState());
});

test('actions that listeners dispatch while another is under way are noted in the order of the reducer', () => {
  const { recorder } = makeTestRecorder();
  const store = makeListStore(recorder);
  store.subscribe(() => {
    if (store.getState().at(-1) === 'first') store.dispatch(added('second'));
  });
  store.dispatch(added('first'));
  const recording = recorder.takeRecording();
  expect(recording.steps.map(({ action }) => action)).toEqual([added('first'), added('second')]);
  expectReplay(recording);
});

test('noting a step costs the same whatever its action and state hold: neither is looked at before the page rests', () => {
  const reads: PropertyKey[] = [];
  const watched = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get: (target, name, receiver) => {
        reads.push(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
      ownKeys: (target) => {
        reads.push('its keys');
        return Reflect.ownKeys(target);
      },
    });
  const readsWith = (enhancer?: StoreEnhancer): number => {
    const store = legacy_createStore(() => watched({ rows: [1, 2, 3] }), undefined, enhancer);
    reads.length = 0;
    store.dispatch(watched({ type: 'answered', payload: { rows: [1, 2, 3] } }));
    return reads.length;
  };
  const { recorder, rest } = makeTestRecorder();
  expect(readsWith(recorder.enhancer)).toBe(readsWith());
  readsWith(recorder.enhancer);
  reads.length = 0;
  rest();
  // Then the action is, for its size.
  expect(reads).toEqual(expect.arrayContaining(['payload']));
});

test('a reducer that throws leaves no step behind', () => {
  const { recorder } = makeTestRecorder();
  const fails = (state = 0, action: Action): number => {
    if (action.type === 'fails') throw new Error('Broken');
    return state + 1;
  };
  const store = legacy_createStore(fails, undefined, recorder.enhancer);
  expect(() => store.dispatch({ type: 'fails' })).toThrow('Broken');
  store.dispatch({ type: 'works' });
  expect(recorder.takeRecording().steps.map(({ action }) => action.type)).toEqual(['works']);
});

test('older steps become part of the start state, by number, by time and by size', () => {
  const texts = fc.array(fc.record({ text: fc.string({ maxLength: 40 }), waitMs: fc.nat({ max: 400 }) }), {
    maxLength: 60,
  });
  const bounds = fc.record({
    steps: fc.integer({ min: 1, max: 30 }),
    durationMs: fc.integer({ min: 1, max: 4000 }),
    bytes: fc.integer({ min: 200, max: 3000 }),
  });
  fc.assert(
    fc.property(texts, bounds, (typed, limits) => {
      const { recorder, pass, rest } = makeTestRecorder(limits);
      const store = makeListStore(recorder);
      for (const { text, waitMs } of typed) {
        pass(waitMs);
        store.dispatch(added(text));
      }
      const unmeasured = recorder.takeRecording();
      expect(unmeasured.steps.length).toBeLessThanOrEqual(limits.steps);
      rest();
      const recording = recorder.takeRecording();
      const { firstStep, start, startedAtMs, steps } = recording;
      expect(firstStep + steps.length).toBe(typed.length);
      expect(start).toEqual(typed.slice(0, firstStep).map(({ text }) => text));
      expectReplay(recording);
      const newest = steps.at(-1);
      if (newest && steps.length > 1) expect(newest.atMs - startedAtMs).toBeLessThanOrEqual(limits.durationMs);
      const bytes = steps.reduce((sum, { action }) => sum + (sizeWalk(action).advance(() => true) ?? 0), 0);
      expect(bytes).toBeLessThanOrEqual(limits.bytes);
    }),
  );
});

test('as many steps as a long session has stay within the limits', () => {
  const { recorder, rest } = makeTestRecorder();
  const counter = (state = 0): number => state + 1;
  const store = legacy_createStore(counter, undefined, recorder.enhancer);
  for (let step = 0; step < 20_000; step += 1) {
    store.dispatch({ type: 'counted' });
    if (step % 100 === 0) rest();
  }
  const { firstStep, start, steps } = recorder.takeRecording();
  expect({ firstStep, start, count: steps.length }).toEqual({ firstStep: 15_000, start: 15_001, count: 5000 });
});

test('what was dropped is released: neither the action nor a state between is held any more', async () => {
  const { recorder } = makeTestRecorder({ steps: 5 });
  const released = new Set<number>();
  const registry = new FinalizationRegistry<number>((step) => void released.add(step));
  const store = legacy_createStore(
    (_state: unknown, action: Action) => ({ of: action.type }),
    undefined,
    recorder.enhancer,
  );
  // In a function of its own, so that no variable holds the last ones.
  const work = (): void => {
    for (let step = 0; step < 200; step += 1) {
      const payload = { text: 'x'.repeat(1000) };
      registry.register(payload, step);
      store.dispatch({ type: `typed ${step}`, payload } as Action);
    }
  };
  work();
  await collectGarbage();
  const [oldest] = recorder.takeRecording().steps;
  expect(oldest?.action.type).toBe('typed 195');
  expect([...released].sort((one, other) => one - other)).toEqual(Array.from({ length: 195 }, (_, step) => step));
});

test('its clock does not follow the clock of the machine', () => {
  const machine = jest.spyOn(Date, 'now');
  machine.mockReturnValue(5000);
  const before = recorderMs();
  machine.mockReturnValue(1000);
  const after = recorderMs();
  machine.mockRestore();
  expect(after).toBeGreaterThanOrEqual(before);
});

type Instrumented = Store<readonly string[]> & { readonly liftedStore: { dispatch: (action: Action) => unknown } };

test('a state that did not come from the last step begins a new recording', () => {
  const { recorder } = makeTestRecorder();
  // As RTK composes them: DevTools is inside of all other enhancers.
  const both = compose(recorder.enhancer, instrument()) as unknown as StoreEnhancer;
  const store = legacy_createStore(list.reducer, undefined, both) as unknown as Instrumented;
  ['a', 'b', 'c'].forEach((text) => store.dispatch(added(text)));
  store.liftedStore.dispatch(ActionCreators.toggleAction(2));
  store.dispatch(added('d'));
  const recording = recorder.takeRecording();
  expect(recording).toMatchObject({ firstStep: 3, start: ['a', 'c'] });
  expectReplay(recording);
});

test('sizes are estimated in pieces, near the size as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const walk = sizeWalk(value);
      let size = walk.advance(() => false);
      while (size === undefined) size = walk.advance(() => false);
      expect(size).toBeGreaterThan(JSON.stringify(value).length * 0.2);
    }),
  );
});
