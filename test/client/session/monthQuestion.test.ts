import { storeToken } from '../../../src/client/browser/tokenVault';
import { monthPutOff, signedIn } from '../../../src/client/session/accountSlice';
import { restoredAccount } from '../../../src/client/session/restoredSession';
import { selectMonthPutOff } from '../../../src/client/session/sessionSelectors';
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
  expect(selectMonthPutOff(store.getState())).toBeNull();
  store.dispatch(monthPutOff('2026-02'));
  expect(selectMonthPutOff(store.getState())).toBe('2026-02');
  expect(restoredAccount()).toMatchObject({ isTokenPresent: true, monthPutOff: '2026-02' });
});

test('it is asked again after the next sign-in', async () => {
  fakeNetwork().succeed('/logout', null);
  const { store } = makeSignedInStore();
  store.dispatch(monthPutOff('2026-02'));
  await store.dispatch(signOutHere());
  expect(localStorage.getItem('daybook.monthPutOff')).toBeNull();

  localStorage.setItem('daybook.monthPutOff', '2026-02');
  makeEntryTestStore().store.dispatch(signedIn([testUser]));
  expect(localStorage.getItem('daybook.monthPutOff')).toBeNull();
});
