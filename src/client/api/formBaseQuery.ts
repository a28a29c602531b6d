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

/** Carries out every call of the api slice. */
export const formBaseQuery: BaseQueryFn<FormCall, unknown, ApiFailure> = (call, { endpoint, type, signal }) => callServer(call, { ...factsOf(endpoint), endpoint, type, signal });
