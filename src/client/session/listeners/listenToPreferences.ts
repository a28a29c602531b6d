import { api } from '../../api/api';
import { shownFailure, type ApiFailure } from '../../api/apiFailure';
import { isLeftDuring } from '../../browser/page';
import { writeStored } from '../../browser/storage';
import type { EffectStore, Listen } from '../listen';
import { preferenceChosen } from '../preferencesSlice';
import type { WithSession } from '../sessionReducer';
import { selectIsTokenPresent, selectUser } from '../sessionSelectors';
import { firstPaintKeys } from '../theme';

function storeForFirstPaint({ session }: WithSession): void {
  const stored = firstPaintKeys.flatMap((key) =>
    session.preferences[key] === undefined ? [] : [[key, session.preferences[key]]],
  );
  writeStored('preferences', JSON.stringify(Object.fromEntries(stored)));
}

const failureToastMs = 10_000;

/** Sends the value that a preference has now. @returns what kept it from being stored, except the end of the session */
async function save(store: EffectStore, key: string, value: string): Promise<ApiFailure | undefined> {
  const { error } = await store.dispatch(
    api.endpoints.savePreference.initiate({ Key: key, Value: value }, { track: false }),
  );
  const failure = shownFailure(error);
  return failure?.httpStatus === 401 ? undefined : failure;
}

/**
 * Stores a preference, and what is chosen in the meantime afterwards: of two calls that are under way together the
 * earlier one can arrive last. Of several choices only the newest is sent. When the page is left, it does not wait.
 */
async function saveNewest(store: EffectStore, key: string): Promise<void> {
  const newest = (): string => store.getState().session.preferences[key] ?? '';
  const isSaving = (): boolean => store.getState().session.preferenceCalls.saving.includes(key);
  const user = selectUser(store.getState())?._id;
  // Another user who signs in on this page must not get the choices of this one.
  const isSameUser = (): boolean =>
    selectIsTokenPresent(store.getState()) && selectUser(store.getState())?._id === user;
  let sent: string | undefined;
  while (sent !== newest() && !isSaving() && isSameUser()) {
    sent = newest();
    const saved = save(store, key, sent);
    if ((await isLeftDuring(saved)) && sent !== newest()) {
      await save(store, key, newest());
      return;
    }
    const failure = await saved;
    // What was chosen in the meantime is still to be sent.
    if (failure && sent === newest() && isSameUser())
      void store.extra.showError(`The choice lasts until the page is left: ${failure.message}`, {
        timeout: failureToastMs,
      });
  }
}

/** Stores preferences on the server, and in the browser those that the first paint needs. */
export function listenToPreferences(listen: Listen): void {
  listen({
    actionCreator: preferenceChosen,
    effect: async ({ payload }, store) => {
      storeForFirstPaint(store.getState());
      await saveNewest(store, payload.key);
    },
  });
  listen({
    matcher: api.endpoints.listPreferences.matchFulfilled,
    effect: (_action, store) => storeForFirstPaint(store.getState()),
  });
}
