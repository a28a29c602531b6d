import type { Handler } from '../../operations/call';
import { ownProfile } from './ownProfile';
import { storeMobile } from './profileRepository';

/** Changes the only field that employees edit themselves: the phone number; '' removes it. */
export const editOwnProfile: Handler<'editOwnProfile'> = async (call) => {
  const mobile = call.body.Mobile.trim();
  await storeMobile(call.database, call.caller.employeeId, mobile === '' ? null : mobile);
  return ownProfile(call);
};
