import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { reloadAt } from '../../browser/page';
import { screenReducers } from '../../screen-state/screenState';
import { companySignInReducer, type CompanySignInState } from '../../features/session/companySignInSlice';
import { listenerMiddleware, type Register } from '../../session/listen';
import { listenToKnownDevice } from '../../session/listeners/listenToKnownDevice';
import { listenToMonthQuestion } from '../../session/listeners/listenToMonthQuestion';
import { listenToSignIn } from '../../session/listeners/listenToSignIn';
import { listenToSignOut } from '../../session/listeners/listenToSignOut';
import { listenToSentToSignIn } from '../../session/listeners/listenToSentToSignIn';
import { sessionReducer, type WithSession } from '../../session/sessionReducer';
import type { SessionServices } from '../../session/sessionServices';
import { showError, showSuccess } from '../../ui/dialogs/toaster';

/** The listeners of the entry program. */
export const entryListeners: readonly Register[] = [
  listenToKnownDevice,
  listenToSignIn,
  listenToSignOut,
  listenToMonthQuestion,
  listenToSentToSignIn,
];

/** The state before signing in: the session and what the pages keep, and no data of the company. */
export const entryReducer = combineReducers({
  session: sessionReducer,
  companySignIn: companySignInReducer,
  ...screenReducers,
});

const browserServices: SessionServices = { reloadAt, showSuccess, showError };

/**
 * The store of the entry program: without the api slice, the entities and everything else that only the main program
 * needs.
 */
export function makeEntryStore(
  preloaded: Partial<WithSession & { companySignIn: CompanySignInState }> = {},
  services: SessionServices = browserServices,
) {
  return configureStore({
    reducer: entryReducer,
    preloadedState: preloaded,
    middleware: (defaults) => defaults().prepend(listenerMiddleware(entryListeners, services)),
    // These pages send what is typed, also while DevTools would show an earlier state.
    devTools: false,
  });
}

export type EntryStore = ReturnType<typeof makeEntryStore>;
