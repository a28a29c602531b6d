import { locationChanged } from '../../../src/client/session/locationSlice';
import { selectPath } from '../../../src/client/session/sessionSelectors';
import { makeMockStore, makeTestStore } from '../../support/clientStore';

describe('The open address', () => {
  test('is in the store with its query', () => {
    const { store } = makeTestStore();
    store.dispatch(locationChanged({ pathname: '/projects', search: '?f.Status=Open' }));
    expect(selectPath(store.getState())).toBe('/projects?f.Status=Open');
  });

  test.each([
    ['/reset-password/secret-of-the-mail', '/reset-password/•••'],
    ['/setup/secret-of-the-first-start', '/setup/•••'],
  ])('is stored without the secret of a link (%s)', (pathname, shown) => {
    const { store, actions } = makeMockStore();
    store.dispatch(locationChanged({ pathname, search: '' }));
    expect(selectPath(store.getState())).toBe(shown);
    expect(JSON.stringify(actions)).not.toContain('secret');
  });
});
