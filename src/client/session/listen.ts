import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { SessionServices } from './sessionServices';
import type { WithSession } from './sessionReducer';

/** Registers a listener; `extraArgument` has the side effects. */
export type Listen = TypedStartListening<
  WithSession,
  ThunkDispatch<WithSession, SessionServices, UnknownAction>,
  SessionServices
>;
