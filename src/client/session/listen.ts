import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { SessionServices } from './sessionServices';
import type { WithSession } from './sessionReducer';

/** Registers a listener; `extraArgument` reaches the world outside the store. */
export type Listen = TypedStartListening<
  WithSession,
  ThunkDispatch<WithSession, SessionServices, UnknownAction>,
  SessionServices
>;
