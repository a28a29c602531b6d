import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import { reloadAt } from '../browser/page';
import { listenerMiddleware } from '../session/listen';
import type { SessionServices } from '../session/sessionServices';
import { showError, showSuccess } from '../ui/dialogs/toaster';
import { devToolsMasks } from './devToolsMasks';
import { listeners } from './listeners';
import { rootReducer, type RootState } from './rootReducer';

const browserServices: SessionServices = { reloadAt, showSuccess, showError };

/**
 * @param preloaded parts of the state to begin with
 * @param services side effects of the listeners; tests pass their own
 */
export function makeStore(preloaded: Partial<RootState> = {}, services: SessionServices = browserServices) {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as RootState,
    // Immutability and serialisability are checked in development and tests only.
    middleware: (defaults) => defaults().prepend(listenerMiddleware(listeners, services)).concat(api.middleware),
    devTools: { name: 'Daybook', ...devToolsMasks },
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
