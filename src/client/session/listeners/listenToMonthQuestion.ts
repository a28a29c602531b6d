import { writeStored } from '../../browser/storage';
import { expired, monthPostponed, signedIn, signedOut } from '../accountSlice';
import type { Listen } from '../listen';

/** A closed question stays closed after a reload; the next sign-in asks again. */
export function listenToMonthQuestion(listen: Listen): void {
  listen({ actionCreator: monthPostponed, effect: ({ payload }) => writeStored('monthPostponed', payload) });
  for (const actionCreator of [signedIn, signedOut, expired] as const)
    listen({ matcher: actionCreator.match, effect: () => writeStored('monthPostponed', null) });
}
