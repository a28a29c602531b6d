import { api } from '../../../src/client/api/api';
import { rootReducer, type RootState } from '../../../src/client/app/rootReducer';
import { noRecords } from '../../../src/client/api/records/heldRecords';
import { adoptToken, currentToken, storeToken } from '../../../src/client/browser/tokenVault';
import {
  emptyLeaveForm,
  leaveFormEvents,
  opened as formOpened,
} from '../../../src/client/features/leave/form/leaveFormSlice';
import { screenActions } from '../../../src/client/screen-state/screenState';
import { newEntry } from '../../../src/client/ui/form/entry/formEntry';
import { followOtherTabs } from '../../../src/client/session/followOtherTabs';
import { restoredAccount } from '../../../src/client/session/restoredSession';
import { signOutHere } from '../../../src/client/session/signOutHere';
import { signedOut } from '../../../src/client/session/accountSlice';
import {
  selectIsTokenPresent,
  selectMonthPostponed,
  selectUnsentTexts,
  selectUser,
} from '../../../src/client/session/sessionSelectors';
import {
  makeSignedInMockStore,
  makeSignedInStore,
  makeTestStore,
  testToken,
  testUser,
  type ServiceLog,
} from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

function otherTabWrites(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
const tabServices = ({ opened }: ServiceLog) => ({
  reloadAt: (path: string) => void opened.push(path),
  leavePast: () => undefined,
});
const task = { _id: 't', Project_id: 'p', Employee_id: 'e', Version: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeToken(null);
});

describe('Logout', () => {
  test('revokes the token at the server, forgets token and user, and reloads the login page', async () => {
    const network = fakeNetwork();
    network.succeed('/logout', null);
    const { store, log } = makeSignedInStore();
    localStorage.setItem('daybook.user', JSON.stringify([testUser]));
    await store.dispatch(signOutHere());
    expect(network.callsTo('/logout')[0]?.headers.Authorization).toBe(`Bearer ${testToken}`);
    expect(currentToken()).toBeNull();
    expect(localStorage.getItem('daybook.user')).toBeNull();
    expect(localStorage.getItem('daybook.token')).toBeNull();
    expect(selectUser(store.getState())).toBeUndefined();
    expect(log.opened).toEqual(['/login']);
  });

  test('empties the store immediately, before the login page is loaded', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/details', task);
    network.succeed('/logout', null);
    const { store, actions } = makeSignedInMockStore();
    await store.dispatch(api.endpoints.getTask.initiate({ id: 't' }));
    expect(Object.keys(store.getState().entities.records.tables.task ?? {})).toEqual(['t']);
    store.dispatch(signedOut());
    const end = actions.findIndex(({ type }) => type === signedOut.type);
    const after = actions.slice(0, end + 1).reduce<RootState | undefined>(rootReducer, undefined);
    expect(after?.entities).toEqual({ records: noRecords, taskEdits: {}, planEdits: {} });
    expect(after?.api.queries).toEqual({});
    // The middleware of the api slice forgets its subscriptions.
    expect(actions.slice(end + 1)).toContainEqual(api.util.resetApiState());
  });

  test('works when the server is down', async () => {
    fakeNetwork().goOffline();
    const { store, log } = makeSignedInStore();
    await store.dispatch(signOutHere());
    expect(currentToken()).toBeNull();
    expect(log.opened).toEqual(['/login']);
  });
});

describe("After the user's own sign-out", () => {
  test('a page that knows of it by a rejected call only does not say that the session has ended', async () => {
    const network = fakeNetwork();
    network.fail('/auth/projects', 401, 'Sign in again');
    const { store, log } = makeSignedInStore('/task/12');
    // By a page of the same browser; this one was kept for 'Back' and has not heard of it.
    localStorage.removeItem('daybook.token');
    localStorage.removeItem('daybook.session');
    await store.dispatch(api.endpoints.listProjects.initiate());
    expect(selectIsTokenPresent(store.getState())).toBe(false);
    expect(log.opened).toEqual(['/login']);
    expect(restoredAccount().hasEnded).toBeUndefined();
  });

  test('nor does a call that is rejected while the server ends the session', async () => {
    const network = fakeNetwork();
    network.fail('/auth/projects', 401, 'Sign in again');
    const { store, log } = makeSignedInStore('/task/12');
    network.answer('/logout', async () => {
      await store.dispatch(api.endpoints.listProjects.initiate());
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: null }) };
    });
    await store.dispatch(signOutHere());
    expect(selectIsTokenPresent(store.getState())).toBe(false);
    expect(log.opened).toEqual(['/login']);
    expect(restoredAccount().hasEnded).toBeUndefined();
  });
});

describe('An expired token', () => {
  test('ends the session, remembers the page that was open, and leaves nothing of the former person in the store', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/tasks/details', task);
    const { store, log } = makeSignedInStore('/task/12');
    await store.dispatch(api.endpoints.getTask.initiate({ id: 't' }));
    expect(Object.keys(store.getState().entities.records.tables.task ?? {})).toEqual(['t']);
    network.fail('/auth/projects', 401, 'Sign in again');
    await store.dispatch(api.endpoints.listProjects.initiate());
    const state = store.getState();
    expect(selectIsTokenPresent(state)).toBe(false);
    expect(state.session.account.returnPath).toBe('/task/12');
    expect(sessionStorage.getItem('daybook.returnPath')).toBe('/task/12');
    expect(currentToken()).toBeNull();
    expect(state.entities).toEqual({ records: noRecords, taskEdits: {}, planEdits: {} });
    expect(state.api.queries).toEqual({});
    // There is nothing to lose.
    expect(state.session.account.expired).toBeUndefined();
    expect(log.opened).toEqual(['/login']);
    // The page that follows.
    expect(restoredAccount()).toMatchObject({ isTokenPresent: false, hasEnded: true });
    storeToken(null);
    expect(restoredAccount().hasEnded).toBeUndefined();
  });

  test('leaves nothing of answers that were under way', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'One', Version: 1 }]);
    let answer = (): void => undefined;
    network.answer('/auth/tasks/details', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { httpStatus: 200, text: JSON.stringify({ status: 1, data: task }) };
    });
    const { store } = makeSignedInStore('/task/12');
    await store.dispatch(api.endpoints.listProjects.initiate());
    const call = store.dispatch(api.endpoints.getTask.initiate({ id: 't' }));
    network.fail('/auth/employees', 401, 'Sign in again');
    await store.dispatch(api.endpoints.listEmployees.initiate());
    answer();
    await call;
    expect(store.getState().entities).toEqual({ records: noRecords, taskEdits: {}, planEdits: {} });
    expect(store.getState().api.queries).toEqual({});
  });

  test('keeps only what its user has typed and not sent', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'One', Version: 1 }]);
    const { store, log } = makeSignedInStore('/task/12');
    await store.dispatch(api.endpoints.listProjects.initiate());
    const { changed } = screenActions.drafts;
    const employee = '018f0000-0000-7000-8000-000000000001';
    store.dispatch(
      changed('tasks/create/form', {
        ...newEntry({ Short_summary: '', Description: '', Employee_id: '', Status: 'OPEN' }),
        values: {
          Short_summary: ' Door is stuck ',
          Description: '<p>Since <b>Monday</b></p><p>&amp; today</p>',
          Employee_id: employee,
          Status: 'OPEN',
        },
      }),
    );
    store.dispatch(changed('task/t/activity/comment', { subjectId: 't', html: '<p>Half of a comment</p>' }));
    store.dispatch(changed('tasks/search', 'a search'));
    store.dispatch(changed('board/quick-add/line', 'Buy paper @Given'));
    store.dispatch(changed('task/g/unsent-texts/lost', ['Of a deleted task', 'Half of a comment']));
    store.dispatch(formOpened({ mode: 'own' }));
    leaveFormEvents(emptyLeaveForm, { ...emptyLeaveForm, Reason: 'Away' }).forEach((event) => store.dispatch(event));
    network.fail('/auth/employees', 401, 'Sign in again');
    await store.dispatch(api.endpoints.listEmployees.initiate());
    const state = store.getState();
    expect(state.session.account.expired?.unsentTexts).toEqual([
      'Short summary: Door is stuck',
      'Description: Since Monday\n& today',
      'Half of a comment',
      'Buy paper @Given',
      'Of a deleted task',
      'Reason: Away',
    ]);
    expect([state.drafts, state.overlays, state.tables]).toEqual([{}, [], {}]);
    // The page stays, and says so.
    expect(log.opened).toEqual([]);
    expect(sessionStorage.getItem('daybook.returnPath')).toBe('/task/12');
  });

  test('ends the session once, however many calls are rejected', async () => {
    const network = fakeNetwork();
    network.fail('/auth/projects', 401, 'Sign in again');
    network.fail('/auth/employees', 401, 'Sign in again');
    const { store, actions } = makeSignedInMockStore('/projects');
    await Promise.all([
      store.dispatch(api.endpoints.listProjects.initiate()),
      store.dispatch(api.endpoints.listEmployees.initiate()),
    ]);
    expect(actions.filter(({ type }) => type === 'session/expired')).toHaveLength(1);
  });

  test('is not what a missing permission means', async () => {
    fakeNetwork().fail('/auth/projects', 403, 'Not permitted');
    const { store } = makeSignedInStore();
    await store.dispatch(api.endpoints.listProjects.initiate());
    expect(selectIsTokenPresent(store.getState())).toBe(true);
  });
});

describe('Confirming the user', () => {
  test('gives the session another token, of which the store knows nothing', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/session/confirm', { Token: 'renewed' });
    const { store, log } = makeSignedInStore('/profile');
    const session = localStorage.getItem('daybook.session');
    await store.dispatch(api.endpoints.proveIdentity.initiate({ Password: 'sealed' }));
    expect([currentToken(), localStorage.getItem('daybook.token')]).toEqual(['renewed', 'renewed']);
    expect(localStorage.getItem('daybook.session')).toBe(session);
    expect(JSON.stringify(store.getState())).not.toContain('renewed');
    expect(log.opened).toEqual([]);
  });
});

describe('Two tabs of one browser', () => {
  test('signing out in one signs out the other', () => {
    const { store, log } = makeSignedInStore();
    const end = followOtherTabs(store, tabServices(log));
    otherTabWrites('daybook.token', null);
    end();
    expect(selectIsTokenPresent(store.getState())).toBe(false);
    expect(log.opened).toEqual(['/login']);
  });

  test('what was typed in one can still be copied after the other has signed out', () => {
    const { store, log } = makeSignedInStore('/task/12');
    store.dispatch(screenActions.drafts.changed('board/quick-add/line', 'Buy paper'));
    const end = followOtherTabs(store, tabServices(log));
    otherTabWrites('daybook.token', null);
    end();
    expect(selectIsTokenPresent(store.getState())).toBe(false);
    expect(selectUnsentTexts(store.getState())).toEqual(['Buy paper']);
    expect(log.opened).toEqual([]);
  });

  test('a tab that hears late of a sign-out leaves the session that has begun since alone', () => {
    const { store, log } = makeSignedInStore('/task/12');
    const end = followOtherTabs(store, tabServices(log));
    localStorage.setItem('daybook.user', JSON.stringify([{ ...testUser, _id: 'person-2' }]));
    localStorage.setItem('daybook.session', 'next');
    localStorage.setItem('daybook.token', 'of the next session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'daybook.token', newValue: null }));
    end();
    expect(localStorage.getItem('daybook.token')).toBe('of the next session');
    expect(log.opened).toEqual(['/task/12']);
  });

  test('what the server has ended in one, it has ended in the other: its user may copy what was typed there', () => {
    const { store, log } = makeSignedInStore('/task/12');
    const end = followOtherTabs(store, tabServices(log));
    localStorage.setItem('daybook.session', 'expired');
    otherTabWrites('daybook.token', null);
    end();
    expect(selectIsTokenPresent(store.getState())).toBe(false);
    expect(store.getState().session.account.returnPath).toBe('/task/12');
  });

  test.each([
    ['the same user', testUser._id, []],
    ['another user', 'person-2', ['/task/12']],
  ])('%s who signs in in one: unsent texts of the other stay for their own user only', async (_who, userId, opened) => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', [{ _id: 'p', Project_name: 'One', Version: 1 }]);
    const { store, log } = makeSignedInStore('/task/12');
    await store.dispatch(api.endpoints.listProjects.initiate());
    store.dispatch(screenActions.drafts.changed('board/quick-add/line', 'Buy paper'));
    const end = followOtherTabs(store, tabServices(log));
    network.fail('/auth/employees', 401, 'Sign in again');
    await store.dispatch(api.endpoints.listEmployees.initiate());
    expect(log.opened).toEqual([]);
    localStorage.setItem('daybook.user', JSON.stringify([{ ...testUser, _id: userId }]));
    localStorage.setItem('daybook.session', 'next');
    otherTabWrites('daybook.token', 'of the next session');
    end();
    expect(log.opened).toEqual(opened);
    expect(selectUnsentTexts(store.getState())).toEqual(opened.length === 0 ? ['Buy paper'] : []);
  });

  test('signing in in one takes the other from the login page to the start page', () => {
    const { store, log } = makeTestStore();
    store.dispatch({ type: 'session/locationChanged', payload: { pathname: '/login', search: '' } });
    const end = followOtherTabs(store, tabServices(log));
    localStorage.setItem('daybook.user', JSON.stringify([testUser]));
    otherTabWrites('daybook.token', testToken);
    end();
    expect(selectUser(store.getState())).toEqual(testUser);
    expect(log.opened).toEqual(['/']);
    adoptToken(null);
  });

  /** As the tab does that confirms its user: the session stays, its token is another. */
  const otherTabRenews = (token: string): void => localStorage.setItem('daybook.token', token);

  test('a new token of the same session in one is used by the other, without loading the page again', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/projects', []);
    const { store, log } = makeSignedInStore('/task/12');
    const end = followOtherTabs(store, tabServices(log));
    otherTabRenews('renewed');
    otherTabWrites('daybook.token', 'renewed');
    await store.dispatch(api.endpoints.listProjects.initiate());
    end();
    expect(network.callsTo('/auth/projects')[0]?.headers.Authorization).toBe('Bearer renewed');
    expect(log.opened).toEqual([]);
  });

  test('a token of another session in one loads the other again', () => {
    const { store, log } = makeSignedInStore('/task/12');
    localStorage.setItem('daybook.user', JSON.stringify([testUser]));
    const end = followOtherTabs(store, tabServices(log));
    localStorage.setItem('daybook.session', 'another');
    otherTabRenews('of another session');
    otherTabWrites('daybook.token', 'of another session');
    end();
    expect(currentToken()).toBe('of another session');
    expect(log.opened).toEqual(['/task/12']);
  });

  test('a call whose token was replaced by another tab is sent again, once, with the new one', async () => {
    const network = fakeNetwork();
    network.answer('/auth/projects', ({ headers }) =>
      headers.Authorization === 'Bearer renewed'
        ? { httpStatus: 200, text: JSON.stringify({ status: 1, data: [] }) }
        : { httpStatus: 401, text: JSON.stringify({ status: 0, message: 'Sign in again' }) },
    );
    const { store, log } = makeSignedInStore('/task/12');
    otherTabRenews('renewed');
    expect((await store.dispatch(api.endpoints.listProjects.initiate())).data).toEqual([]);
    expect(network.callsTo('/auth/projects')).toHaveLength(2);
    otherTabRenews('worthless');
    await store.dispatch(api.endpoints.listProjects.initiate(undefined, { forceRefetch: true }));
    expect(network.callsTo('/auth/projects')).toHaveLength(3);
    expect(log.opened).toEqual([]);
  });

  test('a call is not sent again with the token of another session', async () => {
    const network = fakeNetwork();
    network.fail('/auth/projects', 401, 'Sign in again');
    const { store, log } = makeSignedInStore('/task/12');
    localStorage.setItem('daybook.session', 'another');
    otherTabRenews('of another session');
    await store.dispatch(api.endpoints.listProjects.initiate());
    expect(network.callsTo('/auth/projects')).toHaveLength(1);
    expect(log.opened).toEqual(['/login']);
  });

  test('a monthly question that is closed in one is closed in the other, and only for a session', () => {
    const { store, log } = makeSignedInStore();
    const end = followOtherTabs(store, tabServices(log));
    otherTabWrites('daybook.monthPostponed', '2026-02');
    expect(selectMonthPostponed(store.getState())).toBe('2026-02');
    expect(log.opened).toEqual([]);
    store.dispatch(signedOut());
    otherTabWrites('daybook.monthPostponed', '2026-02');
    end();
    expect(selectMonthPostponed(store.getState())).toBeNull();
  });
});
