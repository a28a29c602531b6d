import { writeStored } from '../browser/storage';
import { expired, monthPutOff, signedIn, signedOut } from './accountSlice';
import type { Listen } from './listen';

/** A closed question stays closed after a reload; the next sign-in asks again. */
export function listenToMonthQuestion(listen: Listen): void {
  listen({ actionCreator: monthPutOff, effect: ({ payload }) => writeStored('monthPutOff', payload) });
  for (const actionCreator of [signedIn, signedOut, expired] as const)
    listen({ matcher: actionCreator.match, effect: () => writeStored('monthPutOff', null) });
}
