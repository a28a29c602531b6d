import { api } from '../api/api';
import { writeStored } from '../browser/storage';
import type { Listen } from './listen';
import { selectIsTokenPresent } from './sessionSelectors';

/** The stored user shows the new picture after the next reload too. */
export function listenToProfile(listen: Listen): void {
  listen({
    matcher: api.endpoints.changeOwnPhoto.matchFulfilled,
    effect: (_action, store) => {
      if (selectIsTokenPresent(store.getState())) writeStored('user', JSON.stringify(store.getState().session.account.user));
    },
  });
}
