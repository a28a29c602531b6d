import { addEmployeeChanges } from '../../employee-records/employeeChangesRepository';
import { mustBeUnchanged } from '../../errors/competingEdit';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { ownProfile } from './ownProfile';
import { lockMobile, storeMobile } from './profileRepository';

const stored = (mobile: string): string | null => (mobile === '' ? null : mobile);

/**
 * Changes the only field that employees edit themselves: the phone number; '' removes it. The history of the record keeps the
 * former one: an erasure searches for it, too.
 * @throws Failure 409 when another number is stored than the caller was shown
 */
export const editOwnProfile: Handler<'editOwnProfile'> = async (call) => {
  const { body, caller, database, now } = call;
  const mobile = body.Mobile.trim();
  const former = await lockMobile(database, caller.employeeId);
  if (former !== mobile) {
    await mustBeUnchanged(former, body, () => ownProfile(call));
    await storeMobile(database, caller.employeeId, stored(mobile));
    await addEmployeeChanges(database, caller.employeeId, now, [
      { employeeId: caller.employeeId, field: 'Mobile', previous: stored(former), current: stored(mobile) },
    ]);
  }
  return lastRead(() => ownProfile(call));
};
