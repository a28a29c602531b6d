import { addListener, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { counted } from '../../domain/wording/counted';
import type { WithAnnouncements } from '../screen-state/announcements';
import { signOutAsked, signOutBegun } from './accountSlice';
import type { WithSession } from './sessionReducer';
import { selectIsSigningOut, selectSignOutQuestion } from './sessionSelectors';

export type WithUnstored = WithSession & Pick<WithAnnouncements, 'undo'>;
export type SignOutDispatch = ThunkDispatch<WithUnstored, unknown, UnknownAction>;

const listenTo = addListener.withTypes<WithUnstored, SignOutDispatch>();

/** A call that hangs holds up signing out for no longer without a question. */
const askAfterMs = 10_000;

/** The names of changes, and of their undo, that are still being saved. Settings have none that a user knows. */
export function getUnstored({ session, undo }: WithUnstored): readonly string[] {
  const settings = Object.values(session.preferenceCalls.choices).filter((choice) => choice.isWaiting).length;
  return [
    ...undo.flatMap(({ isSaving, isWanted, message }) => {
      if (isWanted === true) return [`undo of ${message}`];
      return isSaving === true ? [message] : [];
    }),
    ...(settings > 0 ? [counted(settings, 'setting')] : []),
  ];
}

/** Everything is stored or could not be, the user does not wait any longer, or the session is over. */
const isDone = (state: WithUnstored): boolean =>
  getUnstored(state).length === 0 || selectSignOutQuestion(state) === 'left' || !selectIsSigningOut(state);

/**
 * Begins to sign out, and waits for changes that are still being saved: they can no longer be sent without the session.
 * After some seconds the user is asked, as often as the answer is to wait longer.
 */
export const whenStored =
  () =>
  (dispatch: SignOutDispatch): Promise<void> =>
    new Promise((resolve) => {
      dispatch(
        listenTo({
          actionCreator: signOutBegun,
          effect: async (_action, listener) => {
            listener.unsubscribe();
            while (!isDone(listener.getState())) {
              if (await listener.condition((_any, state) => isDone(state), askAfterMs)) break;
              listener.dispatch(signOutAsked());
              await listener.condition((_any, state) => isDone(state) || selectSignOutQuestion(state) === undefined);
            }
            resolve();
          },
        }),
      );
      dispatch(signOutBegun());
    });
