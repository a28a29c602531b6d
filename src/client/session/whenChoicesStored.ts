import { addListener, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { WithSession } from './sessionReducer';

const listenOnce = addListener.withTypes<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>();

/** A connection that hangs does not hold up signing out for longer. */
const maxWaitMs = 5_000;

const isStoring = ({ session }: WithSession): boolean =>
  Object.values(session.preferenceCalls.choices).some((choice) => choice.isWaiting);

/**
 * Waits until the settings that the user has chosen are stored or could not be, or until the session is over: a choice
 * waits for the one before it, and can no longer be sent without the session.
 */
export const whenChoicesStored =
  () =>
  async (dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>, getState: () => WithSession): Promise<void> => {
    if (!isStoring(getState())) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maxWaitMs);
      dispatch(
        listenOnce({
          predicate: (_action, state) => !isStoring(state),
          effect: (_action, listener) => {
            listener.unsubscribe();
            resolve();
          },
        }),
      );
    });
    clearTimeout(timer);
  };
