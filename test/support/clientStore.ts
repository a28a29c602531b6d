import { configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore } from 'redux-mock-store';
import { api, type LoggedInUser } from '../../src/client/api/api';
import { listeners } from '../../src/client/app/listeners';
import { rootReducer, type RootState } from '../../src/client/app/rootReducer';
import { entryListeners, entryReducer, makeEntryStore, type EntryStore } from '../../src/client/app/entry/entryStore';
import { makeStore, type AppStore } from '../../src/client/app/store';
import { storeToken } from '../../src/client/browser/tokenVault';
import { makeRecorder, type Recorder } from '../../src/client/recorder/recorder';
import { listenerMiddleware } from '../../src/client/session/listen';
import { notLive } from '../../src/client/session/liveSlice';
import { noPreferenceCalls } from '../../src/client/session/preferenceCallsSlice';
import type { WithSession } from '../../src/client/session/sessionReducer';
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
}

export interface MockedStore<Store = AppStore> extends TestStore<Store> {
  /** Every action since the store was made. */
  readonly actions: readonly UnknownAction[];
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

/** A real store of the main program whose listeners log what they would do to the page. */
export function makeTestStore(preloaded: Partial<RootState> = {}): TestStore {
  const { log, services } = loggingServices();
  return { store: makeStore(preloaded, services), log };
}

/** The store of the pages before signing in. */
export function makeEntryTestStore(preloaded: Partial<WithSession> = {}): TestStore<EntryStore> {
  const { log, services } = loggingServices();
  return { store: makeEntryStore(preloaded, services), log };
}

/** The default middleware of Redux Toolkit, with further middleware before and after it. */
function middlewareAround(before: Middleware, ...after: Middleware[]): Middleware[] {
  let all: Middleware[] = [];
  configureStore({
    reducer: () => null,
    middleware: (defaults) => {
      const chain = defaults().prepend(before).concat(after);
      all = [...chain];
      return chain;
    },
  });
  return all;
}

/**
 * A store of redux-mock-store: it lists every action, and its state is what the reducer makes of them. Its types are
 * those of an older Redux.
 */
function mocked<Store extends AppStore | EntryStore>(
  reducer: Reducer<ReturnType<Store['getState']>>,
  preloaded: object,
  middleware: readonly unknown[],
): { store: Store; actions: readonly UnknownAction[] } {
  let state = reducer(preloaded as ReturnType<Store['getState']>, { type: 'test/begin' });
  let count = 0;
  const getState = (actions: readonly UnknownAction[]): unknown => {
    for (const action of actions.slice(count)) state = reducer(state, action);
    count = actions.length;
    return state;
  };
  const store = legacy_configureStore([...middleware] as Parameters<typeof legacy_configureStore>[0])(getState);
  return { store: store as unknown as Store, actions: store.getActions() };
}

/** For tests of listeners and of sequences of actions: a mock store with the middleware of the main program. */
export function makeMockStore(preloaded: Partial<RootState> = {}): MockedStore {
  const { log, services } = loggingServices();
  const middleware = middlewareAround(listenerMiddleware(listeners, services), api.middleware);
  return { ...mocked<AppStore>(rootReducer, preloaded, middleware), log };
}

/** The same of the program before signing in. */
export function makeEntryMockStore(preloaded: Partial<WithSession> = {}): MockedStore<EntryStore> {
  const { log, services } = loggingServices();
  const middleware = middlewareAround(listenerMiddleware(entryListeners, services));
  return { ...mocked<EntryStore>(entryReducer, preloaded, middleware), log };
}

/** The state of a signed-in user on a page. */
function signedInState(pathname: string): Pick<RootState, 'session'> {
  storeToken(testToken);
  return {
    session: {
      account: { user: [testUser], isTokenPresent: true, returnPath: null, monthPostponed: null },
      location: { pathname, search: '' },
      preferences: {},
      preferenceCalls: noPreferenceCalls,
      live: notLive,
      isSystemDark: false,
      isPrinting: false,
    },
  };
}

export const makeSignedInStore = (pathname = '/dashboard', preloaded: Partial<RootState> = {}): TestStore =>
  makeTestStore({ ...signedInState(pathname), ...preloaded });

/** A signed-in store and what it records. The clock advances by 100 ms with every step. */
export function makeRecordedStore(pathname = '/dashboard'): TestStore & { readonly recorder: Recorder } {
  let nowMs = 0;
  const recorder = makeRecorder({ nowMs: () => (nowMs += 100), whenIdle: () => undefined });
  const { log, services } = loggingServices();
  return { store: makeStore(signedInState(pathname), services, recorder), log, recorder };
}

export const makeSignedInMockStore = (pathname = '/dashboard', preloaded: Partial<RootState> = {}): MockedStore =>
  makeMockStore({ ...signedInState(pathname), ...preloaded });
