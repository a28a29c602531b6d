import type { UnknownAction } from '@reduxjs/toolkit';
import type { LoggedInUser } from '../../src/client/api/api';
import type { RootState } from '../../src/client/app/rootReducer';
import { rootReducer } from '../../src/client/app/rootReducer';
import { entryReducer, makeEntryStore, type EntryStore } from '../../src/client/app/entry/entryStore';
import { makeStore, type AppStore } from '../../src/client/app/store';
import { storeToken } from '../../src/client/browser/tokenVault';
import { notLive } from '../../src/client/session/liveSlice';
import type { SessionServices } from '../../src/client/session/sessionServices';

/** The signed-in person of client tests. */
export const testUser: LoggedInUser = {
  _id: 'person-1',
  First_name: 'Given',
  Last_name: 'Family',
  Employee_code: 'E-1',
  Profile_pic: null,
  Role_permission_id: 'role-1',
  Position_id: { _id: 'position-1', Position: 'Developer' },
  Email: 'given@company.example',
  Company_time_zone: 'Asia/Kolkata',
};

export const testToken = 'a-secret-token';

/** What listeners did to the world outside the store. */
export interface ServiceLog {
  readonly opened: string[];
  readonly successes: string[];
  readonly errors: { message: string; timeout: number }[];
}

export interface TestStore<Store = AppStore> {
  readonly store: Store;
  readonly log: ServiceLog;
  /** Every action since the store was made. */
  readonly actions: UnknownAction[];
}

function loggingServices(): { log: ServiceLog; services: SessionServices } {
  const log: ServiceLog = { opened: [], successes: [], errors: [] };
  const services: SessionServices = {
    reloadAt: (path) => void log.opened.push(path),
    showSuccess: async (message) => void log.successes.push(message),
    showError: async (message, { timeout }) => void log.errors.push({ message, timeout }),
  };
  return { log, services };
}

/** A real store of the desk whose listeners write down what they would do to the page. */
export function makeTestStore(preloaded: Partial<RootState> = {}): TestStore {
  const { log, services } = loggingServices();
  const store = makeStore(preloaded, services);
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return rootReducer(state, action);
  });
  return { store, log, actions };
}

/** The store of the pages before signing in. */
export function makeEntryTestStore(preloaded: Parameters<typeof makeEntryStore>[0] = {}): TestStore<EntryStore> {
  const { log, services } = loggingServices();
  const store = makeEntryStore(preloaded, services);
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return entryReducer(state, action);
  });
  return { store, log, actions };
}

/** A store with a person in it, who is on a page. */
export function makeSignedInStore(pathname = '/dashboard', preloaded: Partial<RootState> = {}): TestStore {
  storeToken(testToken);
  return makeTestStore({
    session: {
      account: { user: [testUser], isTokenPresent: true, returnPath: null, monthPostponed: null },
      location: { pathname, search: '' },
      preferences: {},
      live: notLive,
    },
    ...preloaded,
  });
}
