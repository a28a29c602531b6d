import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiFailure } from './apiFailure';
import { callServer, type FormCall } from './callServer';
import { operationFacts, type OperationFacts } from './operationFacts.gen';

const factsOf = (endpoint: string): OperationFacts => {
  const known: Readonly<Record<string, OperationFacts>> = operationFacts;
  const facts = known[endpoint];
  if (!facts) throw new Error(`The contract has no operation ${endpoint}: run npm run generate`);
  return facts;
};

/** The part of the state that says as which role the desk is looked at; the api slice knows nothing else of it. */
interface WithViewedRole {
  readonly permissions?: { readonly viewedAs?: { readonly role: string } | undefined };
}

/** Who looks at the desk as another role can leave, and arrange the desk: its looks are no record, and nobody else's. */
const allowedInView: ReadonlySet<string> = new Set(['signOut', 'savePreference']);

/** Who looks at the desk as another role changes nothing. */
function refusalOfView(state: unknown, endpoint: string): ApiFailure | undefined {
  const viewed = (state as WithViewedRole).permissions?.viewedAs;
  if (viewed === undefined || allowedInView.has(endpoint)) return undefined;
  return {
    httpStatus: 403,
    message: `You are viewing Daybook as ‘${viewed.role}’, so nothing is saved. Leave this view to make changes.`,
  };
}

/** Carries out every call of the api slice. */
export const formBaseQuery: BaseQueryFn<FormCall, unknown, ApiFailure> = (
  call,
  { endpoint, type, signal, getState },
) => {
  const refusal = type === 'mutation' ? refusalOfView(getState(), endpoint) : undefined;
  if (refusal) return { error: refusal };
  return callServer(call, { ...factsOf(endpoint), endpoint, type, signal });
};
