import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import { sizeWalk, type SizeWalk } from './sizeWalk';
import { minuteMs } from '../../domain/calendar/duration';

export interface RecordedStep {
  /** On the recorder's clock. */
  readonly atMs: number;
  readonly action: Action;
  /** After the action: states are immutable and share what has not changed, so this is a reference, not a copy. */
  readonly state: unknown;
}

/** The most recent part of the session. */
export interface Recording {
  /** How many steps of the session came before the start state. */
  readonly firstStep: number;
  readonly startedAtMs: number;
  readonly start: unknown;
  readonly steps: readonly RecordedStep[];
}

export interface RecordingLimits {
  readonly steps: number;
  readonly durationMs: number;
  /** Of the steps as JSON, estimated. */
  readonly bytes: number;
}

const defaultLimits: RecordingLimits = { steps: 5000, durationMs: 10 * minuteMs, bytes: 5_000_000 };

export interface RecorderOptions {
  /** A clock that never goes back, unlike that of the machine. */
  readonly nowMs: () => number;
  /**
   * Runs the task while the page has nothing else to do. The task takes the function that says whether there is still
   * time, and answers whether it wants to continue.
   */
  readonly whenIdle: (task: (hasTime: () => boolean) => boolean) => void;
  readonly limits?: RecordingLimits;
}

export interface Recorder {
  /** Has to be the innermost enhancer: it notes what reaches the reducer, in that order. */
  readonly enhancer: StoreEnhancer;
  readonly takeRecording: () => Recording;
}

/** Places of dropped steps that the list keeps: removing each by itself would move all others. */
const maxEmptyPlaces = 1000;

/** Notes every action and the state after it; the oldest steps are folded into the start state. */
export function makeRecorder({ nowMs, whenIdle, limits = defaultLimits }: RecorderOptions): Recorder {
  let start: unknown;
  let startedAtMs = nowMs();
  let firstStep = 0;
  /** Dropped ones are released immediately; their places only when there are many. */
  let steps: (RecordedStep | undefined)[] = [];
  /** Sizes of the first steps; those of the others are not known yet. */
  let sizes: number[] = [];
  let bytes = 0;
  let dropped = 0;
  let walk: SizeWalk | undefined;
  let isMeasuring = false;

  const begin = (state: unknown, step: number): void => {
    start = state;
    startedAtMs = nowMs();
    firstStep = step;
    steps = [];
    sizes = [];
    bytes = 0;
    dropped = 0;
    walk = undefined;
  };

  const dropOldest = (): void => {
    const oldest = steps[dropped];
    if (oldest === undefined) return;
    start = oldest.state;
    startedAtMs = oldest.atMs;
    firstStep += 1;
    bytes -= sizes[dropped] ?? 0;
    if (sizes.length === dropped) {
      // Its size was being counted.
      sizes.push(0);
      walk = undefined;
    }
    steps[dropped] = undefined;
    dropped += 1;
    if (dropped < maxEmptyPlaces) return;
    steps = steps.slice(dropped);
    sizes = sizes.slice(dropped);
    dropped = 0;
  };

  const fold = (): void => {
    while (steps.length - dropped > limits.steps) dropOldest();
    const newest = steps.at(-1);
    while (newest && newest.atMs - startedAtMs > limits.durationMs && steps[dropped] !== newest) dropOldest();
  };

  /** Answers whether steps remain whose size is not known. */
  const measure = (hasTime: () => boolean): boolean => {
    while (sizes.length < steps.length) {
      walk ??= sizeWalk(steps[sizes.length]?.action);
      const size = walk.advance(hasTime);
      if (size === undefined) return true;
      walk = undefined;
      sizes.push(size);
      bytes += size;
      while (bytes > limits.bytes) dropOldest();
    }
    isMeasuring = false;
    return false;
  };

  const note = (action: Action, state: unknown): void => {
    steps.push({ atMs: nowMs(), action, state });
    fold();
    if (!isMeasuring) {
      isMeasuring = true;
      whenIdle(measure);
    }
  };

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    let pending: Action | undefined;
    begin(store.getState(), 0);
    // The first listener: others may dispatch again before `dispatch` returns.
    store.subscribe(() => {
      if (pending === undefined) return;
      const action = pending;
      pending = undefined;
      note(action, store.getState());
    });
    const dispatch: typeof store.dispatch = (action) => {
      const known = steps.length > dropped ? steps.at(-1)?.state : start;
      const before = store.getState();
      // DevTools has shown another state, or the reducer was replaced: the steps so far do not lead here.
      if (before !== known) begin(before, firstStep + steps.length - dropped);
      pending = action;
      try {
        return store.dispatch(action);
      } finally {
        pending = undefined;
      }
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    takeRecording: () => ({
      firstStep,
      startedAtMs,
      start,
      steps: steps.filter((step) => step !== undefined),
    }),
  };
}
