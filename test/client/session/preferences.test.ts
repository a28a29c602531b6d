import { api } from '../../../src/client/api/api';
import { storeToken } from '../../../src/client/browser/tokenVault';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { restoredPreferences } from '../../../src/client/session/restoredSession';
import { isDarkTheme, readDensity, readTheme } from '../../../src/client/session/theme';
import { makeSignedInStore, makeTestStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';

beforeEach(() => localStorage.clear());
afterEach(() => storeToken(null));

describe('A preference', () => {
  test('is kept on the server and, as far as the first paint needs it, in the browser', async () => {
    const network = fakeNetwork();
    network.succeed('/auth/preferences/save', { Key: 'theme', Value: '"dark"' });
    const { store } = makeSignedInStore();
    store.dispatch(preferenceChosen('theme', 'dark'));
    store.dispatch(preferenceChosen('table:projects', { widths: {} }));
    expect(network.callsTo('/auth/preferences/save').map(({ text }) => text)).toEqual([
      'Key=theme&Value=%22dark%22',
      'Key=table%3Aprojects&Value=%7B%22widths%22%3A%7B%7D%7D',
    ]);
    expect(restoredPreferences()).toEqual({ theme: '"dark"' });
  });

  test('that was chosen on another machine is taken over', async () => {
    fakeNetwork().succeed('/auth/preferences', [{ Key: 'density', Value: '"comfortable"' }]);
    const { store } = makeSignedInStore();
    await store.dispatch(api.endpoints.listPreferences.initiate());
    expect(store.getState().session.preferences).toEqual({ density: '"comfortable"' });
  });

  test('is not sent while no user is signed in', () => {
    const network = fakeNetwork();
    makeTestStore().store.dispatch(preferenceChosen('theme', 'dark'));
    expect(network.calls).toEqual([]);
  });

  test('is forgotten when it is set to nothing', () => {
    fakeNetwork().succeed('/auth/preferences/save', { Key: 'theme', Value: '' });
    const { store } = makeSignedInStore();
    store.dispatch(preferenceChosen('theme', 'dark'));
    store.dispatch(preferenceChosen('theme', undefined));
    expect(store.getState().session.preferences).toEqual({});
  });

  test('of an unknown kind falls back to the default', () => {
    expect([readTheme('purple'), readTheme(undefined), readDensity(7)]).toEqual(['system', 'system', 'compact']);
  });

  test.each([
    ['system', true, true],
    ['system', false, false],
    ['light', true, false],
    ['dark', false, true],
  ] as const)('theme %s on a machine that is dark: %s shows dark: %s', (theme, isSystemDark, isDark) => {
    expect(isDarkTheme(theme, isSystemDark)).toBe(isDark);
  });
});
