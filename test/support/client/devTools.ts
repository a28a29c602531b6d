import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument';

/**
 * Puts Redux DevTools into the page, as their browser extension does: import this before anything of the program,
 * because Redux Toolkit looks for them when it is loaded.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (create) =>
      [...enhancers, instrument()].reduceRight((inner, enhance) => enhance(inner), create),
});

export type DevToolsState<State> = LiftedState<State, UnknownAction, null>;

/** The store of DevTools behind a store of the program. */
export const liftedStore = <State>(store: { getState: () => State }): LiftedStore<State, UnknownAction, null> =>
  (store as unknown as { liftedStore: LiftedStore<State, UnknownAction, null> }).liftedStore;
