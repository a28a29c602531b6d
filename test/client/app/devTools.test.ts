import { devToolsOptions } from '../../../src/client/app/devToolsOptions';
import { rootReducer } from '../../../src/client/app/rootReducer';
import { screenActions } from '../../../src/client/screen-state/screenState';

const { stateSanitizer, actionSanitizer } = devToolsOptions;
const begin = { type: '@@INIT' };

test('the log of DevTools is limited, and named', () => {
  expect(devToolsOptions.name).toBe('Daybook');
  expect(devToolsOptions.maxAge).toBeLessThanOrEqual(200);
});

test('states without secrets are not copied: a long session costs DevTools no second copy of its data', () => {
  const state = rootReducer(undefined, begin);
  const large = rootReducer(
    state,
    screenActions.tables.changed(
      'rows',
      Array.from({ length: 5000 }, (_, index) => ({ index })),
    ),
  );
  expect(stateSanitizer(large)).toBe(large);
  const action = screenActions.drafts.changed('tasks/create/form/Summary', 'A summary');
  expect(actionSanitizer(action)).toBe(action);
});

test('of a state with a secret only the branch with the secret is copied, once', () => {
  const state = rootReducer(
    rootReducer(undefined, begin),
    screenActions.drafts.changed('profile/form/Current_password', 'a-password'),
  );
  const shown = stateSanitizer(state);
  expect(JSON.stringify(shown)).not.toContain('a-password');
  expect(shown.tables).toBe(state.tables);
  expect(shown.api).toBe(state.api);
  expect(shown.drafts).not.toBe(state.drafts);
  const later = rootReducer(state, screenActions.tables.changed('cursor', { row: 1, column: 2 }));
  expect(stateSanitizer(later).drafts).toBe(shown.drafts);
});

test('of an address with a secret only the secret is masked', () => {
  const shown = (path: string): unknown => actionSanitizer({ type: 'test/noted', payload: path }).payload;
  expect(shown('/reset-password/check')).toBe('/reset-password/check');
  expect(shown('/reset-password/checked-by-mail')).not.toContain('checked');
});
