import type { Action } from '@reduxjs/toolkit';
import type { generatedApi } from './daybookApi.gen';

type Endpoints = (typeof generatedApi)['endpoints'];

type CallName = keyof Endpoints;
export type CallArguments<Name extends CallName> = Endpoints[Name]['Types']['QueryArg'];
export type CallResult<Name extends CallName> = Endpoints[Name]['Types']['ResultType'];

const endpointOf = (action: Action): unknown => {
  const arg = (action as { meta?: { arg?: { endpointName?: unknown } } }).meta?.arg;
  return arg?.endpointName;
};

const matcherOf =
  (name: CallName, ending: RegExp) =>
  (action: Action): boolean =>
    ending.test(action.type) && endpointOf(action) === name;

/**
 * Matches the answer of a call by its name, like `api.endpoints[name].matchFulfilled` but without loading the api
 * slice, which the entry program must not do.
 */
export const isAnswered = <Name extends CallName>(name: Name): Endpoints[Name]['matchFulfilled'] =>
  matcherOf(name, /^api\/execute\w+\/fulfilled$/) as Endpoints[Name]['matchFulfilled'];

/** Matches the failure of a call by its name, like `api.endpoints[name].matchRejected`. */
export const isRefused = <Name extends CallName>(name: Name): Endpoints[Name]['matchRejected'] =>
  matcherOf(name, /^api\/execute\w+\/rejected$/) as Endpoints[Name]['matchRejected'];
