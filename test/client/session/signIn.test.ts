import type { Dispatch } from '@reduxjs/toolkit';
import { callEntry } from '../../../src/client/api/entryCall';
import { devToolsOptions } from '../../../src/client/app/devToolsOptions';
import { sealSecret } from '../../../src/client/browser/sealedValues';
import { currentToken, storeToken } from '../../../src/client/browser/tokenVault';
import { knownDevice } from '../../../src/client/browser/knownDevice';
import { signedOut, sentToSignIn } from '../../../src/client/session/accountSlice';
import { restoredAccount } from '../../../src/client/session/restoredSession';
import { selectFullName, selectUser } from '../../../src/client/session/sessionSelectors';
import { makeEntryMockStore, makeEntryTestStore, testToken, testUser } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

const password = 'a-password-that-no-one-may-see';
/** Tries to, and gives the answer or the failure. */
const signIn = () => (dispatch: Dispatch) =>
  callEntry('signIn', { Email: 'given@company.example', Password: sealSecret(password) })(dispatch).catch(
    (failure: unknown) => failure,
  );
const settled = async (): Promise<void> => {
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  storeToken(null);
});
afterEach(() => jest.useRealTimers());

describe('Signing in', () => {
  test('keeps the user as a list and the token, welcomes by name, and reloads the dashboard after two seconds', async () => {
    const users = [testUser, { ...testUser, _id: 'second', First_name: 'Second' }];
    fakeNetwork().succeed('/login', users, { token: testToken });
    const { store, log } = makeEntryTestStore();
    await store.dispatch(signIn());
    await settled();
    expect(selectFullName(store.getState())).toBe('Given Family');
    expect(JSON.parse(localStorage.getItem('daybook.user') ?? '')).toEqual(users);
    expect(currentToken()).toBe(testToken);
    expect(log.successes).toEqual(['Welcome Given Family']);
    await jest.advanceTimersByTimeAsync(1999);
    expect(log.opened).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(log.opened).toEqual(['/dashboard']);
  });

  test('sends the password that was typed', async () => {
    const network = fakeNetwork();
    network.succeed('/login', [testUser], { token: testToken });
    await makeEntryTestStore().store.dispatch(signIn());
    expect((network.calls[0]?.body as URLSearchParams).get('Password')).toBe(password);
  });

  test('keeps the token of this browser apart from the session, sends it with the next sign-in, and shows it nowhere', async () => {
    const network = fakeNetwork();
    network.succeed('/login', [testUser], { token: testToken, Device: 'token-of-this-browser' });
    const { store, actions } = makeEntryMockStore();
    await store.dispatch(signIn());
    await settled();
    expect(knownDevice()).toBe('token-of-this-browser');
    store.dispatch(signedOut());
    await settled();
    expect(knownDevice()).toBe('token-of-this-browser');
    expect(JSON.stringify(actions) + JSON.stringify(store.getState())).not.toContain('token-of-this-browser');
  });

  test('shows neither password nor token in any action or state', async () => {
    fakeNetwork().succeed('/login', [testUser], { token: testToken });
    const { store, actions } = makeEntryMockStore();
    await store.dispatch(signIn());
    await jest.advanceTimersByTimeAsync(2000);
    expect(actions.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['api/executeMutation/pending', 'api/executeMutation/fulfilled', 'session/signedIn']),
    );
    const seen = JSON.stringify(actions) + JSON.stringify(store.getState());
    expect(seen).not.toContain(password);
    expect(seen).not.toContain(testToken);
  });

  test('shows DevTools not even the references to secrets', async () => {
    fakeNetwork().succeed('/login', [testUser], { token: testToken });
    const { store, actions } = makeEntryMockStore();
    await store.dispatch(signIn());
    const shown =
      JSON.stringify(actions.map((action) => devToolsOptions.actionSanitizer(action))) +
      JSON.stringify(devToolsOptions.stateSanitizer(store.getState()));
    expect(JSON.stringify(actions)).toContain('sealed:');
    expect(shown).not.toContain('sealed:');
    expect(shown).toContain('given@company.example');
  });

  test.each([
    ['an unknown person', 401],
    ['a wrong password', 400],
  ])('with %s shows the error for five seconds and signs no user in', async (_case, httpStatus) => {
    fakeNetwork().fail('/login', httpStatus, 'No');
    const { store, log } = makeEntryTestStore();
    await store.dispatch(signIn());
    await settled();
    expect(log.errors).toEqual([{ message: 'Email OR Password Not Match!!', timeout: 5000 }]);
    expect(selectUser(store.getState())).toBeUndefined();
    expect(currentToken()).toBeNull();
  });

  test('with an answer that holds no user shows the same error', async () => {
    fakeNetwork().succeed('/login', [], { token: testToken });
    const { store, log } = makeEntryTestStore();
    await store.dispatch(signIn());
    await settled();
    expect(log.errors).toEqual([{ message: 'Email OR Password Not Match!!', timeout: 5000 }]);
    expect(currentToken()).toBeNull();
  });

  test('does not call a request limit or a dead server a wrong password', async () => {
    const network = fakeNetwork();
    network.fail('/login', 429, 'Too many attempts');
    const { store, log } = makeEntryTestStore();
    await store.dispatch(signIn());
    network.goOffline();
    await store.dispatch(signIn());
    await settled();
    expect(log.errors).toEqual([]);
  });

  test('leads back to the page that was asked for before', async () => {
    fakeNetwork().succeed('/login', [testUser], { token: testToken });
    const { store, log } = makeEntryTestStore();
    store.dispatch(sentToSignIn({ returnPath: '/task/12?tab=history' }));
    await store.dispatch(signIn());
    await jest.advanceTimersByTimeAsync(2000);
    expect(log.opened).toEqual(['/task/12?tab=history']);
  });

  test('opens the chosen start page, unless a page was interrupted', async () => {
    fakeNetwork().succeed('/login', [testUser], { token: testToken, Start_page: '/tickets' });
    for (const [returnPath, opened] of [
      [undefined, '/tickets'],
      ['/task/12', '/task/12'],
    ] as const) {
      const { store, log } = makeEntryTestStore();
      if (returnPath) store.dispatch(sentToSignIn({ returnPath }));
      await store.dispatch(signIn());
      await jest.advanceTimersByTimeAsync(2000);
      expect(log.opened).toEqual([opened]);
    }
  });

  test.each(['//elsewhere.example/', '/\\elsewhere.example', 'https://elsewhere.example/', '/login'])(
    'never leads out of the program (%s)',
    async (returnPath) => {
      fakeNetwork().succeed('/login', [testUser], { token: testToken });
      const { store, log } = makeEntryTestStore();
      store.dispatch(sentToSignIn({ returnPath }));
      await store.dispatch(signIn());
      await jest.advanceTimersByTimeAsync(2000);
      expect(log.opened).toEqual(['/dashboard']);
    },
  );
});

describe('A stored session', () => {
  test('is there again after a reload', () => {
    localStorage.setItem('daybook.user', JSON.stringify([testUser]));
    storeToken(testToken);
    expect(restoredAccount()).toEqual({
      user: [testUser],
      isTokenPresent: true,
      returnPath: null,
      monthPostponed: null,
    });
  });

  test.each([
    ['is damaged', '{"a'],
    ['is no list', JSON.stringify(testUser)],
    ['is empty', '[]'],
  ])('counts as none when the stored user %s', (_case, stored) => {
    localStorage.setItem('daybook.user', stored);
    storeToken(testToken);
    expect(restoredAccount().isTokenPresent).toBe(false);
  });
});
