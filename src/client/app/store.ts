import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus, setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { allTags } from '../api/changeTable';
// oxlint-disable-next-line clock/in-screens -- the state begins with the time of the page
import { companyNowMs } from '../browser/clock';
import { reloadAt } from '../browser/page';
import { taskEditsForgotten } from '../entities/taskEdits';
import { undoActions } from '../screen-state/announcements';
import { endOwnerships } from '../screen-state/owners';
import { signOutEnded } from '../session/accountSlice';
import { clockAt } from '../session/clockSlice';
import { makePastGate } from '../past/pastGate';
import type { Recorder } from '../recorder/recorder';
import { listenerMiddleware } from '../session/listen';
import { printingChanged } from '../session/printSlice';
import type { SessionServices } from '../session/sessionServices';
import { showError, showSuccess } from '../ui/dialogs/toaster';
import { unsavedForms } from '../ui/form/unsavedForms';
import { devToolsOptions } from './devToolsOptions';
import { listeners } from './listeners';
import { isBookkeeping, isFromOutside } from './pastActions';
import { rootReducer, type RootState } from './rootReducer';

const browserServices: SessionServices = {
  reloadAt: (path) => {
    // The browser would ask, and a user who stays would have a page without a session.
    unsavedForms.abandon();
    reloadAt(path);
  },
  showSuccess,
  showError,
};

interface Dispatching {
  readonly getState: () => RootState;
  readonly dispatch: (action: UnknownAction) => unknown;
}

/**
 * Calls that an earlier state waits for were answered long ago: they are sent again, and everything shown is read. Its
 * submissions end as failed when their components are mounted; values that it shows before they are stored are gone.
 */
function continueState(store: Dispatching): void {
  const { getState, dispatch } = store;
  const { removeQueryResult } = api.internalActions;
  endOwnerships(store);
  for (const [key, query] of Object.entries(getState().api.queries))
    if (query?.status === QueryStatus.pending)
      dispatch(removeQueryResult({ queryCacheKey: key as Parameters<typeof removeQueryResult>[0]['queryCacheKey'] }));
  dispatch(taskEditsForgotten());
  dispatch(undoActions.savingForgotten());
  dispatch(signOutEnded());
  // The state may be one of the time in which the page was printed.
  dispatch(printingChanged(false));
  dispatch(api.util.invalidateTags([...allTags]));
}

/**
 * @param preloaded parts of the state to begin with
 * @param services side effects of the listeners; tests pass their own
 * @param recorder notes every step
 */
export function makeStore(
  preloaded: Partial<RootState> = {},
  services: SessionServices = browserServices,
  recorder?: Recorder,
) {
  const past = makePastGate<RootState>({ isFromOutside, isBookkeeping, onReplaced: () => continueState(store) });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { companyClock: clockAt(companyNowMs()), ...preloaded } as RootState,
    // Immutability and serialisability are checked in development and tests only.
    middleware: (defaults) =>
      defaults()
        .prepend(past.outermost, listenerMiddleware(listeners, services))
        .concat(api.middleware, past.innermost),
    // Last is innermost.
    enhancers: (defaults) => (recorder ? defaults().concat(recorder.enhancer) : defaults()),
    devTools: devToolsOptions,
  });
  past.attach(store);
  setupListeners(store.dispatch);
  return Object.assign(store, { past });
}

export type AppStore = ReturnType<typeof makeStore>;
