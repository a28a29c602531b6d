import { storeToken } from '../../../src/client/browser/tokenVault';
import { monthPostponed, signedIn } from '../../../src/client/session/accountSlice';
import { restoredAccount } from '../../../src/client/session/restoredSession';
import { selectMonthPostponed } from '../../../src/client/session/sessionSelectors';
import { signOutHere } from '../../../src/client/session/signOutHere';
import { makeEntryTestStore, makeSignedInStore, testToken, testUser } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('daybook.user', JSON.stringify([testUser]));
  storeToken(testToken);
});

test('a month that was put off stays so after a reload', () => {
  const { store } = makeSignedInStore();
  expect(selectMonthPostponed(store.getState())).toBeNull();
  store.dispatch(monthPostponed('2026-02'));
  expect(selectMonthPostponed(store.getState())).toBe('2026-02');
  expect(restoredAccount()).toMatchObject({ isTokenPresent: true, monthPostponed: '2026-02' });
});

test('it is asked again after the next sign-in', async () => {
  fakeNetwork().succeed('/logout', null);
  const { store } = makeSignedInStore();
  store.dispatch(monthPostponed('2026-02'));
  await store.dispatch(signOutHere());
  expect(localStorage.getItem('daybook.monthPostponed')).toBeNull();

  localStorage.setItem('daybook.monthPostponed', '2026-02');
  makeEntryTestStore().store.dispatch(signedIn([testUser]));
  expect(localStorage.getItem('daybook.monthPostponed')).toBeNull();
});
