import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { reloadAt } from '../../browser/page';
import type { Listen } from '../../session/listen';
import { listenToKnownDevice } from '../../session/listenToKnownDevice';
import { listenToMonthQuestion } from '../../session/listenToMonthQuestion';
import { listenToSignIn } from '../../session/listenToSignIn';
import { listenToSignOut } from '../../session/listenToSignOut';
import { listenToSentToSignIn } from '../../session/listenToSentToSignIn';
import { sessionReducer, type WithSession } from '../../session/sessionReducer';
import type { SessionServices } from '../../session/sessionServices';
import { showError, showSuccess } from '../../ui/dialogs/toaster';
import { devToolsMasks } from '../devToolsMasks';

/** The listeners of the entry program. */
const entryListeners: readonly ((listen: Listen) => void)[] = [
  listenToKnownDevice,
  listenToSignIn,
  listenToSignOut,
  listenToMonthQuestion,
  listenToSentToSignIn,
];

/** The state before signing in: the session, and no data of the company. */
export const entryReducer = combineReducers({ session: sessionReducer });

const browserServices: SessionServices = { reloadAt, showSuccess, showError };

/**
 * The store of the entry program: without the api slice, the entities and everything else that only the main program
 * needs.
 */
export function makeEntryStore(preloaded: Partial<WithSession> = {}, services: SessionServices = browserServices) {
  const listening = createListenerMiddleware({ extra: services });
  const store = configureStore({
    reducer: entryReducer,
    preloadedState: preloaded,
    middleware: (defaults) => defaults().prepend(listening.middleware),
    devTools: { name: 'Daybook', ...devToolsMasks },
  });
  const listen = listening.startListening.withTypes<WithSession, typeof store.dispatch, SessionServices>();
  entryListeners.forEach((register) => register(listen as Parameters<typeof register>[0]));
  return store;
}

export type EntryStore = ReturnType<typeof makeEntryStore>;
