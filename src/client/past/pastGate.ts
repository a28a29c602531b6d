import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { setPastShown } from '../browser/past';
import { devToolsStore, makeLogReader, type DevToolsStore } from './devToolsLog';
import { ignoredAnswer } from './frozenStore';
import { markStep } from './markStep';

/** An earlier state that the page shows. */
export interface ShownPast<State> {
  readonly state: State;
  /** The number of the shown step, and of the newest. */
  readonly step: number;
  readonly count: number;
  /** Another number for every state that is shown. */
  readonly generation: number;
}

interface GateOptions {
  /** Reached through the gate: answers, changes by others, the clock. They are delivered when the page returns. */
  readonly isFromOutside: (action: UnknownAction) => boolean;
  /** Bookkeeping between components and RTK Query, which does not reach the reducer. */
  readonly isBookkeeping: (action: UnknownAction) => boolean;
  /** After the newest state was replaced by an earlier one, which then is the present. */
  readonly onReplaced: () => void;
}

interface GatedStore {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * While Redux DevTools show an earlier state, nothing that happens may change the store: what components dispatch is
 * dropped (the live screen is being unmounted), what comes from outside is delivered later.
 */
export function makePastGate<State>({ isFromOutside, isBookkeeping, onReplaced }: GateOptions) {
  let devTools: DevToolsStore | undefined;
  let reader: ReturnType<typeof makeLogReader> | undefined;
  let gated: GatedStore | undefined;
  let shown: ShownPast<State> | undefined;
  let lastLog: unknown;
  let count = 0;
  let generation = 0;
  let presentGeneration = 0;
  let queued: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const report = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const deliver = (): void => {
    const due = queued;
    queued = [];
    for (const run of due) run();
  };

  /** Compares the page with DevTools. Synchronous: the gate must be closed before the live screen is unmounted. */
  const look = (): void => {
    const log = devTools?.getState();
    if (log === undefined || log === lastLog || !reader) return;
    lastLog = log;
    const { isPresent, isReplaced, isOwn, stepsBack, length, state } = reader.read(log);
    if (isPresent) {
      const wasPast = shown !== undefined;
      shown = undefined;
      markStep({ step: count, count });
      setPastShown(false, listeners);
      if (isReplaced) presentGeneration += 1;
      if (wasPast || isReplaced) report();
      deliver();
      if (isReplaced) onReplaced();
      return;
    }
    const newest = isOwn ? count : length;
    shown = { state: state as State, step: newest - stepsBack, count: newest, generation: (generation += 1) };
    setPastShown(true, listeners);
    markStep({ step: shown.step, count: newest, isPast: true });
    report();
  };

  const outermost: Middleware = () => (next) => (action) => {
    look();
    if (!shown) return next(action);
    if (typeof action === 'function') return ignoredAnswer(action);
    const plain = action as UnknownAction;
    if (isBookkeeping(plain)) return next(action);
    if (isFromOutside(plain)) queued.push(() => void gated?.dispatch(plain));
    return action;
  };

  /** Next to the reducer: counts the steps. RTK Query writes its list of subscriptions past the gate. */
  const innermost: Middleware = () => (next) => (action) => {
    const pass = (): unknown => {
      count += 1;
      const answer = next(action);
      // Not only when the store reports the change, which Redux Toolkit may put off to the next frame.
      look();
      if (!shown) markStep({ step: count, count });
      return answer;
    };
    if (!shown) return pass();
    queued.push(pass);
    return action;
  };

  const attach = (store: GatedStore): void => {
    gated = store;
    devTools = devToolsStore(store);
    markStep({ step: count, count });
    if (!devTools) return;
    reader = makeLogReader(devTools.getState());
    store.subscribe(look);
  };

  const returnToPresent = (): void => {
    const log = reader?.presentLog();
    if (!devTools || !log) return;
    const { actionsById, skippedActionIds, isLocked } = devTools.getState();
    if (isLocked) devTools.dispatch({ type: 'LOCK_CHANGES', status: false });
    if (actionsById === log.actionsById && skippedActionIds.length === 0)
      devTools.dispatch({ type: 'JUMP_TO_STATE', index: log.stagedActionIds.length - 1 });
    if (shown) devTools.dispatch({ type: 'IMPORT_STATE', nextLiftedState: log, noRecompute: true });
  };

  return {
    outermost,
    innermost,
    attach,
    returnToPresent,
    /** undefined while the page shows the newest state. */
    getShown: (): ShownPast<State> | undefined => shown,
    /** Changes with a replaced present: the live screen must be mounted again, because it knows of other calls. */
    getPresentGeneration: (): number => presentGeneration,
    /** Reports every change of these. Returns the function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type PastGate<State> = ReturnType<typeof makePastGate<State>>;
