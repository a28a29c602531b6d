import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { isPastShown, whenPresent } from '../browser/past';
import type { ApiFailure } from './apiFailure';
import { callServer, isCallBody, notRecent, type CallTraits, type FormCall } from './callServer';
import { inOrder } from './changes/inOrder';
import { askForIdentity } from './identityQuestion';
import { operationFacts } from './operationFacts.gen';
import { resetProgress, sendUpload } from './sendUpload';

/** The viewed role is all that the api slice knows of the state. */
interface WithViewedRole {
  readonly permissions?: { readonly viewedAs?: { readonly role: string } | undefined };
}

/**
 * In the view as another role, only leaving it and display preferences are permitted: preferences are not records and
 * are the user's own.
 */
const allowedInView: ReadonlySet<string> = new Set(['signOut', 'savePreference']);

/** In the view as another role every change is rejected. */
function getViewRejection(state: unknown, endpoint: string): ApiFailure | undefined {
  const viewed = (state as WithViewedRole).permissions?.viewedAs;
  if (viewed === undefined || allowedInView.has(endpoint)) return undefined;
  return {
    httpStatus: 403,
    message: `You are viewing Daybook as ‘${viewed.role}’, so nothing is saved. Leave this view to make changes.`,
  };
}

/**
 * Calls an operation of the contract. While the page shows an earlier state nothing is sent, and the code that waits for
 * an answer continues only afterwards: it would close dialogs of the present.
 */
export async function callWhenPresent(
  call: FormCall,
  traits: Pick<CallTraits, 'endpoint' | 'type' | 'signal'>,
): ReturnType<typeof callServer> {
  if (isPastShown()) await whenPresent();
  const answer = await callServer(call, { ...operationFacts[traits.endpoint], ...traits, sendUpload });
  if (isPastShown()) await whenPresent();
  if ('error' in answer && isCallBody(call.body)) resetProgress(call.body);
  return answer;
}

export const formBaseQuery: BaseQueryFn<FormCall, unknown, ApiFailure> = async (
  call,
  { endpoint, type, signal, getState, dispatch },
) => {
  const rejection = type === 'mutation' ? getViewRejection(getState(), endpoint) : undefined;
  if (rejection) return { error: rejection };
  const answer = await inOrder({ endpoint, call, store: dispatch }, (ordered) =>
    callWhenPresent(ordered, { endpoint, type, signal }),
  );
  if (!('error' in answer) || answer.error.code !== notRecent) return answer;
  // The form that made the call waits with everything that was entered.
  return (await askForIdentity(dispatch)) ? callWhenPresent(call, { endpoint, type, signal }) : answer;
};
