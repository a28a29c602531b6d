import { waitFor } from '@testing-library/react';
import { api } from '../../../src/client/api/api';
import { storeToken } from '../../../src/client/browser/tokenVault';
import { noPreferenceCalls } from '../../../src/client/session/preferenceCallsSlice';
import { preferenceChosen } from '../../../src/client/session/preferencesSlice';
import { restoredPreferences } from '../../../src/client/session/restoredSession';
import { isDarkTheme, readDensity, readTheme } from '../../../src/client/session/theme';
import { makeSignedInStore, makeTestStore } from '../../support/clientStore';
import { fakeNetwork } from '../../support/fakeNetwork';
import { holdPreferences } from '../../support/client/heldPreferences';

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

  describe('that is chosen several times in quick succession', () => {
    function aServerThatHolds() {
      const { store, held, sent } = holdPreferences();
      const choose = (...values: readonly string[]): void =>
        values.forEach((value) => void store.dispatch(preferenceChosen('theme', value)));
      return { store, held, sent, choose };
    }

    test.each([200, 500])(
      'is stored once more, as it was chosen last, when the first call was answered with %i',
      async (httpStatus) => {
        const { store, held, sent, choose } = aServerThatHolds();
        choose('dark', 'system', 'light');
        expect(sent()).toEqual(['"dark"']);
        held[0]?.(httpStatus);
        await waitFor(() => expect(sent()).toEqual(['"dark"', '"light"']));
        held[1]?.(200);
        await waitFor(() => expect(store.getState().session.preferenceCalls).toEqual(noPreferenceCalls));
        choose('dark');
        await waitFor(() => expect(sent()).toEqual(['"dark"', '"light"', '"dark"']));
      },
    );

    test('is sent without waiting when the page is left', async () => {
      const { sent, choose } = aServerThatHolds();
      choose('dark', 'system', 'light');
      window.dispatchEvent(new Event('pagehide'));
      await waitFor(() => expect(sent()).toEqual(['"dark"', '"light"']));
    });

    test('back at its first value, is stored no more', async () => {
      const { store, held, sent, choose } = aServerThatHolds();
      choose('dark', 'light', 'dark');
      held[0]?.(200);
      await waitFor(() => expect(store.getState().session.preferenceCalls).toEqual(noPreferenceCalls));
      expect(sent()).toEqual(['"dark"']);
    });
  });

  test('that was chosen on another machine is taken over', async () => {
    fakeNetwork().succeed('/auth/preferences', [{ Key: 'density', Value: '"comfortable"' }]);
    const { store } = makeSignedInStore();
    await store.dispatch(api.endpoints.listPreferences.initiate());
    expect(store.getState().session.preferences).toEqual({ density: '"comfortable"' });
  });

  describe('that is chosen while the preferences are being read', () => {
    const stored = [
      { Key: 'theme', Value: '"light"' },
      { Key: 'density', Value: '"comfortable"' },
    ];
    /** Answers come when the test asks for them. */
    function aSlowServer() {
      const network = fakeNetwork();
      const waiting = new Map<string, () => void>();
      const wait = (path: string, data: unknown): void =>
        network.answer(
          path,
          () =>
            new Promise((resolve) => {
              waiting.set(path, () => resolve({ httpStatus: 200, text: JSON.stringify({ status: 1, data }) }));
            }),
        );
      wait('/auth/preferences', stored);
      wait('/auth/preferences/save', { Key: 'theme', Value: '"dark"' });
      const { store } = makeSignedInStore();
      const read = () => store.dispatch(api.endpoints.listPreferences.initiate(undefined, { forceRefetch: true }));
      return {
        store,
        read,
        answer: (path: string): void => waiting.get(path)?.(),
        theme: () => store.getState().session.preferences.theme,
      };
    }

    test('is not overwritten by the answer, which has the others', async () => {
      const { store, read, answer } = aSlowServer();
      const reading = read();
      store.dispatch(preferenceChosen('theme', 'dark'));
      answer('/auth/preferences');
      await reading;
      expect(store.getState().session.preferences).toEqual({ theme: '"dark"', density: '"comfortable"' });
      expect(restoredPreferences()).toMatchObject({ theme: '"dark"' });
    });

    test('is not overwritten either when it was stored before the answer came', async () => {
      const { store, read, answer, theme } = aSlowServer();
      const reading = read();
      store.dispatch(preferenceChosen('theme', 'dark'));
      answer('/auth/preferences/save');
      await waitFor(() => expect(store.getState().session.preferenceCalls.choices.theme?.readBefore).not.toBeNull());
      answer('/auth/preferences');
      await reading;
      expect(theme()).toBe('"dark"');
      expect(store.getState().session.preferenceCalls.choices).toEqual({});
    });

    test('follows what is read after it was stored, as from another machine', async () => {
      const { store, read, answer, theme } = aSlowServer();
      store.dispatch(preferenceChosen('theme', 'dark'));
      answer('/auth/preferences/save');
      await waitFor(() => expect(store.getState().session.preferenceCalls.choices).toEqual({}));
      const reading = read();
      answer('/auth/preferences');
      await reading;
      expect(theme()).toBe('"light"');
    });

    test('stays removed', async () => {
      const { store, read, answer, theme } = aSlowServer();
      const reading = read();
      store.dispatch(preferenceChosen('theme', undefined));
      answer('/auth/preferences');
      await reading;
      expect(theme()).toBeUndefined();
    });
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
