import { api } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { writeStored } from '../../browser/storage';
import type { Listen } from '../listen';
import { preferenceChosen } from '../preferencesSlice';
import type { WithSession } from '../sessionReducer';
import { selectIsTokenPresent } from '../sessionSelectors';
import { firstPaintKeys } from '../theme';

function storeForFirstPaint({ session }: WithSession): void {
  const stored = firstPaintKeys.flatMap((key) =>
    session.preferences[key] === undefined ? [] : [[key, session.preferences[key]]],
  );
  writeStored('preferences', JSON.stringify(Object.fromEntries(stored)));
}

const failureToastMs = 10_000;

/** Stores preferences on the server, and in the browser those that the first paint needs. */
export function listenToPreferences(listen: Listen): void {
  listen({
    actionCreator: preferenceChosen,
    effect: async ({ payload }, store) => {
      storeForFirstPaint(store.getState());
      if (!selectIsTokenPresent(store.getState())) return;
      const { error } = await store.dispatch(
        api.endpoints.savePreference.initiate({ Key: payload.key, Value: payload.value }, { track: false }),
      );
      const failure = shownFailure(error);
      // The end of the session has a message of its own.
      if (failure && failure.httpStatus !== 401)
        await store.extra.showError(`The choice lasts until the page is left: ${failure.message}`, {
          timeout: failureToastMs,
        });
    },
  });
  listen({
    matcher: api.endpoints.listPreferences.matchFulfilled,
    effect: (_action, store) => storeForFirstPaint(store.getState()),
  });
}
