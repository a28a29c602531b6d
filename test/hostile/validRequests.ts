import type { Company, Values } from './company';
import { validPeopleRequests } from './validPeopleRequests';
import { validSessionRequests } from './validSessionRequests';
import { validWorkRequests } from './validWorkRequests';

export interface ValidRequest {
  readonly token: string | undefined;
  readonly values: Values;
}

/** Makes a request that is known to succeed, with the records that it needs. */
export type MakeRequest = (company: Company) => Promise<ValidRequest>;

/** By operation: those that write and take a body, except `notExpected`. */
export const validRequests: Readonly<Record<string, MakeRequest>> = {
  ...validSessionRequests,
  ...validPeopleRequests,
  ...validWorkRequests,
};

/** Operations of which no request can succeed here, with the reason. */
export const notExpected: Readonly<Record<string, string>> = {
  finishCompanySignIn: 'there is no identity provider',
  createFirstAccount: 'the company has accounts',
  settleTimerOverrun: 'it takes a timer that ran past midnight',
  setToday: 'another day would make the other requests invalid',
};
