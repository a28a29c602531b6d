import { mustBeUnchanged } from '../../errors/competingEdit';
import type { Handler } from '../../operations/call';
import { ownProfile } from './ownProfile';
import { lockMobile, storeMobile } from './profileRepository';

/** Changes the only field that employees edit themselves: the phone number; '' removes it. @throws Failure 409 when another number is stored than the caller was shown */
export const editOwnProfile: Handler<'editOwnProfile'> = async (call) => {
  const mobile = call.body.Mobile.trim();
  const former = await lockMobile(call.database, call.caller.employeeId);
  if (former !== mobile) await mustBeUnchanged(former, call.body, () => ownProfile(call));
  await storeMobile(call.database, call.caller.employeeId, mobile === '' ? null : mobile);
  return ownProfile(call);
};
