import { failures } from '../errors/failure';
import type { Caller } from '../operations/caller';
import { minuteMs } from '../../domain/calendar/duration';

/** How long a session counts as confirmed after its user has entered a password or a second factor. */
export const recentSignInMs = 10 * minuteMs;

export const isConfirmed = ({ confirmedUntil }: Pick<Caller, 'confirmedUntil'>, machineNow: Date): boolean =>
  confirmedUntil > machineNow;

/**
 * For operations of which only some changes need it; the contract lists their fields under `x-recent-sign-in`.
 * @throws Failure 403 unless the user was confirmed within the last ten minutes
 */
export function mustBeConfirmed({ caller, machineNow }: { caller: Caller; machineNow: Date }): void {
  if (!isConfirmed(caller, machineNow)) throw failures.signInNotRecent();
}
