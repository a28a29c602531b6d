import { waitFor } from '@testing-library/react';
import { storeToken } from '../../../src/client/browser/tokenVault';
import {
  expired,
  signedIn,
  signedOut,
  signOutContinued,
  signOutForced,
} from '../../../src/client/session/accountSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { selectIsSigningOut, selectSignOutQuestion, selectUser } from '../../../src/client/session/sessionSelectors';
import { signOutEverywhere, signOutHere } from '../../../src/client/session/signOutHere';
import { getUnstored } from '../../../src/client/session/whenStored';
import { beginUndo, connectToaster, takeUndo } from '../../../src/client/ui/dialogs/announce';
import { undoActions } from '../../../src/client/screen-state/announcements';
import { makeSignedInStore, testUser } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';
import { holdPreferences } from '../../support/client/heldPreferences';

/** Two choices of the theme: the second one waits until the call of the first one is answered. */
function chooseTwice() {
  const { network, held, sent, store, log } = holdPreferences();
  network.succeed('/logout', null);
  store.dispatch(preferenceChosen('theme', 'dark'));
  store.dispatch(preferenceChosen('theme', 'light'));
  const signOuts = (): number => network.callsTo('/logout').length;
  return { store, log, held, sent, signOuts, leaving: store.dispatch(signOutHere()) };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  storeToken(null);
});

test('a choice that waits is stored before the user is signed out', async () => {
  const { held, sent, signOuts, log, leaving } = chooseTwice();
  expect([sent(), signOuts()]).toEqual([['"dark"'], 0]);
  held[0]?.(200);
  await waitFor(() => expect(sent()).toEqual(['"dark"', '"light"']));
  expect(signOuts()).toBe(0);
  held[1]?.(200);
  await leaving;
  expect(signOuts()).toBe(1);
  expect(log.opened).toEqual(['/login']);
});

test('signing out goes on when the choice cannot be stored', async () => {
  const { held, sent, signOuts, log, leaving } = chooseTwice();
  held[0]?.(500);
  await waitFor(() => expect(sent()).toHaveLength(2));
  held[1]?.(500);
  await leaving;
  expect([signOuts(), log.opened]).toEqual([1, ['/login']]);
});

test('when the server does not answer for ten seconds the user is asked, waits as often as wanted, and can sign out all the same', async () => {
  jest.useFakeTimers();
  const { store, sent, signOuts, log, leaving } = chooseTwice();
  const question = () => selectSignOutQuestion(store.getState());
  await jest.advanceTimersByTimeAsync(9_900);
  expect([question(), signOuts()]).toEqual([undefined, 0]);
  await jest.advanceTimersByTimeAsync(200);
  expect([question(), getUnstored(store.getState())]).toEqual(['asked', ['1 setting']]);
  store.dispatch(signOutContinued());
  await jest.advanceTimersByTimeAsync(9_900);
  expect(question()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  expect([question(), signOuts()]).toEqual(['asked', 0]);
  store.dispatch(signOutForced());
  await jest.advanceTimersByTimeAsync(0);
  await leaving;
  expect([sent(), signOuts(), log.opened]).toEqual([['"dark"'], 1, ['/login']]);
  expect(question()).toBeUndefined();
});

test('signing out waits for a change of a task, and needs no answer to the question once it is stored', async () => {
  jest.useFakeTimers();
  const network = fakeNetwork();
  network.succeed('/logout', null);
  const { store, log } = makeSignedInStore();
  store.dispatch(undoActions.begun({ id: 'change', message: 'Status of HBR-3' }));
  const leaving = store.dispatch(signOutHere());
  await jest.advanceTimersByTimeAsync(10_100);
  expect([selectSignOutQuestion(store.getState()), getUnstored(store.getState())]).toEqual([
    'asked',
    ['Status of HBR-3'],
  ]);
  expect(network.callsTo('/logout')).toEqual([]);
  store.dispatch(undoActions.ended({ id: 'change' }));
  await leaving;
  expect([network.callsTo('/logout').length, log.opened]).toEqual([1, ['/login']]);
});

test('signing out waits for an undo that is under way', async () => {
  jest.useFakeTimers();
  const network = fakeNetwork();
  network.succeed('/logout', null);
  const { store } = makeSignedInStore();
  const disconnect = connectToaster(store);
  const answers: (() => void)[] = [];
  beginUndo('Status of HBR-3').offer(() => new Promise<void>((resolve) => answers.push(resolve)));
  takeUndo(store.getState().undo[0]?.id ?? '');
  const leaving = store.dispatch(signOutHere());
  await jest.advanceTimersByTimeAsync(10_100);
  expect([selectSignOutQuestion(store.getState()), getUnstored(store.getState())]).toEqual([
    'asked',
    ['undo of Status of HBR-3'],
  ]);
  expect([answers.length, network.callsTo('/logout').length]).toEqual([1, 0]);
  answers[0]?.();
  await leaving;
  expect(network.callsTo('/logout')).toHaveLength(1);
  disconnect();
});

test('signing out does not wait longer for the server than ten seconds', async () => {
  jest.useFakeTimers();
  const network = fakeNetwork();
  network.answer('/logout', () => new Promise(() => undefined));
  const { store, log } = makeSignedInStore();
  const leaving = store.dispatch(signOutHere());
  await jest.advanceTimersByTimeAsync(9_900);
  expect([selectIsSigningOut(store.getState()), log.opened]).toEqual([true, []]);
  await jest.advanceTimersByTimeAsync(200);
  await leaving;
  expect(log.opened).toEqual(['/login']);
});

test.each([
  ['another tab signs out', signedOut(undefined), undefined],
  ['the session ends', expired({ returnPath: null, userId: testUser._id, unsentTexts: ['A letter'] }), undefined],
  ['another user signs in in another tab', signedIn([{ ...testUser, _id: 'person-2' }]), 'person-2'],
])('when %s in the meantime, nothing is left to do', async (_, ending, userThen) => {
  const { store, signOuts, leaving } = chooseTwice();
  store.dispatch(ending);
  await leaving;
  expect(signOuts()).toBe(0);
  expect(selectUser(store.getState())?._id).toBe(userThen);
});

test('signing out is under way from the first moment, and a second one in that time does nothing', async () => {
  const { store, held, signOuts, leaving } = chooseTwice();
  expect(selectIsSigningOut(store.getState())).toBe(true);
  await store.dispatch(signOutHere());
  await store.dispatch(signOutEverywhere());
  expect(signOuts()).toBe(0);
  held[0]?.(500);
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.(500);
  await leaving;
  expect(signOuts()).toBe(1);
  expect(selectIsSigningOut(store.getState())).toBe(false);
});

describe('Signing out everywhere', () => {
  const everywherePath = '/auth/session/signOutEverywhere';
  function begin() {
    const { network, store, log } = holdPreferences();
    let answer = (_httpStatus: number): void => undefined;
    network.answer(
      everywherePath,
      () =>
        new Promise((resolve) => {
          answer = (httpStatus) => resolve({ httpStatus, text: '{"status":1,"message":"No","data":{"Ended":2}}' });
        }),
    );
    const leaving = store.dispatch(signOutEverywhere());
    return { network, store, log, leaving, answer: (httpStatus: number) => answer(httpStatus) };
  }

  test('ends the session of this page', async () => {
    const { network, log, leaving, answer } = begin();
    await waitFor(() => expect(network.callsTo(everywherePath)).toHaveLength(1));
    answer(200);
    await leaving;
    expect(log.opened).toEqual(['/login']);
  });

  test('leaves alone the session of another user that another tab has begun before the answer', async () => {
    const { network, store, log, leaving, answer } = begin();
    await waitFor(() => expect(network.callsTo(everywherePath)).toHaveLength(1));
    store.dispatch(signedIn([{ ...testUser, _id: 'person-2' }]));
    answer(200);
    await leaving;
    expect([selectUser(store.getState())?._id, log.opened]).toEqual(['person-2', []]);
  });

  test('that fails says why, and can be tried again', async () => {
    const { network, store, leaving, answer } = begin();
    await waitFor(() => expect(network.callsTo(everywherePath)).toHaveLength(1));
    answer(500);
    await expect(leaving).rejects.toMatchObject({ httpStatus: 500 });
    expect([selectIsSigningOut(store.getState()), selectUser(store.getState())?._id]).toEqual([false, testUser._id]);
  });
});
