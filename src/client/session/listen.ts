import {
  createListenerMiddleware,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { SessionServices } from './sessionServices';
import type { WithSession } from './sessionReducer';

/** Registers a listener; `extraArgument` has the side effects. */
export type Listen = TypedStartListening<
  WithSession,
  ThunkDispatch<WithSession, SessionServices, UnknownAction>,
  SessionServices
>;

/** What the effect of a listener gets. */
export type EffectStore = ListenerEffectAPI<
  WithSession,
  ThunkDispatch<WithSession, SessionServices, UnknownAction>,
  SessionServices
>;

/** Registers some listeners of a program. */
export type Register = (listen: Listen) => void;

/** @param services side effects of the listeners; tests pass their own */
export function listenerMiddleware(registrations: readonly Register[], services: SessionServices) {
  const listening = createListenerMiddleware({ extra: services });
  registrations.forEach((register) => register(listening.startListening as Listen));
  return listening.middleware;
}
