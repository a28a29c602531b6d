import type { Store, UnknownAction } from '@reduxjs/toolkit';

/** A store for looking at one state: reducers, middleware and listeners do not exist, so nothing can happen in it. */
export interface FrozenStore<State> extends Store<State, UnknownAction> {
  /** Changes the state that is shown. */
  readonly show: (state: State) => void;
}

const noSubscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => true,
};

const ignore = (): undefined => undefined;

/**
 * A call that is never sent, as the hooks of RTK Query expect it. Its promise never settles, so no code that waits for
 * an answer continues.
 */
function unsentCall(): object {
  const never = new Promise<never>(ignore);
  return Object.assign(never, {
    arg: undefined,
    requestId: '',
    queryCacheKey: '',
    subscriptionOptions: undefined,
    abort: ignore,
    unwrap: () => never,
    refetch: () => never,
    unsubscribe: ignore,
    updateSubscriptionOptions: ignore,
    reset: ignore,
  });
}

/** What a component gets from `dispatch` while nothing may happen. */
export function ignoredAnswer(action: unknown): unknown {
  if (typeof action === 'function') return unsentCall();
  const { type } = action as UnknownAction;
  return type.endsWith('/internal_getRTKQSubscriptions') ? noSubscriptions : action;
}

export function frozenStore<State>(initial: State): FrozenStore<State> {
  let shown = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const store = {
    getState: () => shown,
    show(state: State): void {
      shown = state;
      for (const listener of [...listeners]) listener();
    },
    subscribe,
    dispatch: ignoredAnswer,
    replaceReducer: ignore,
    [Symbol.observable]: () => {
      throw new Error('A frozen store cannot be observed: subscribe to it');
    },
  };
  return store as unknown as FrozenStore<State>;
}
