import { createAction, type Dispatch } from '@reduxjs/toolkit';

/** A call was rejected because the sign-in is not recent: the user is asked to confirm who he or she is. */
export const identityAsked = createAction('identity/asked');
/** The answer: confirmed, or cancelled. */
export const identityAnswered = createAction<boolean>('identity/answered');

type AnswerQuestion = (isConfirmed: boolean) => void;
let waiting: AnswerQuestion[] = [];

/** Asks once for all calls that wait. Resolves to false when the user cancels. */
export const askForIdentity = (dispatch: Dispatch): Promise<boolean> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) dispatch(identityAsked());
  });

/** Closes the question; the calls that wait are repeated or rejected. */
export const answerIdentity =
  (isConfirmed: boolean) =>
  (dispatch: Dispatch): void => {
    const answered = waiting;
    waiting = [];
    dispatch(identityAnswered(isConfirmed));
    answered.forEach((answer) => answer(isConfirmed));
  };
