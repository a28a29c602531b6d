import type { Action } from '@reduxjs/toolkit';
import type { generatedApi } from './daybookApi.gen';

type Endpoints = (typeof generatedApi)['endpoints'];

type CallName = keyof Endpoints;
export type CallArguments<Name extends CallName> = Endpoints[Name]['Types']['QueryArg'];
export type CallResult<Name extends CallName> = Endpoints[Name]['Types']['ResultType'];

const getEndpoint = (action: Action): unknown => {
  const arg = (action as { meta?: { arg?: { endpointName?: unknown } } }).meta?.arg;
  return arg?.endpointName;
};

const getMatcher =
  (name: CallName, ending: RegExp) =>
  (action: Action): boolean =>
    ending.test(action.type) && getEndpoint(action) === name;

const answered = /^api\/execute\w+\/fulfilled$/;

/** Matches the answer of any call. */
export const isAnyAnswer = ({ type }: Action<string>): boolean => answered.test(type);

/**
 * Matches the answer of a call by its name, like `api.endpoints[name].matchFulfilled` but without loading the api
 * slice, which the entry program must not do.
 */
export const isAnswered = <Name extends CallName>(name: Name): Endpoints[Name]['matchFulfilled'] =>
  getMatcher(name, answered) as Endpoints[Name]['matchFulfilled'];

/** Forgets all answers, like `api.util.resetApiState`. */
export const resetAnswers = (): Action => ({ type: 'api/resetApiState' });

/** Matches the failure of a call by its name, like `api.endpoints[name].matchRejected`. */
export const isFailedCall = <Name extends CallName>(name: Name): Endpoints[Name]['matchRejected'] =>
  getMatcher(name, /^api\/execute\w+\/rejected$/) as Endpoints[Name]['matchRejected'];

/** Matches a call that is being sent, like `api.endpoints[name].matchPending`. */
export const isSentCall = <Name extends CallName>(name: Name): Endpoints[Name]['matchPending'] =>
  getMatcher(name, /^api\/execute\w+\/pending$/) as Endpoints[Name]['matchPending'];
