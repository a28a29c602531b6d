import { newPasswordProblems, ownWords } from '../../../domain/session/passwordRules';
import { mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { loadCommonPasswords } from '../../security/commonPasswords';
import { forgetDevices, rememberDevice } from '../../security/knownDevicesRepository';
import { hashPassword, isPasswordRight } from '../../security/passwordHash';
import { findPasswordReset, usePasswordReset } from '../../security/passwordResetsRepository';
import { endSessionsOf } from '../../security/sessionsRepository';
import { passwordOwner } from './accountReadModel';
import { linkRefusal } from './passwordResetLink';
import { storePassword } from './passwordsRepository';

/**
 * Sets a new password with a mailed link and signs the person out everywhere. The browser is known to the account from
 * then on, so that its owner gets in while strangers guess.
 * @throws Failure 404 or 409 for a link that cannot be used, 422 for a password that cannot
 */
export const resetPassword: PreparedHandler<'resetPassword'> = {
  prepare: async ({ body, database, machineNow }) => {
    const { state, employeeId } = await findPasswordReset(database, body.Token, machineNow);
    if (state !== 'good' || employeeId === undefined) throw linkRefusal(state === 'good' ? 'unknown' : state);
    const owner = await passwordOwner(database, employeeId);
    mustBeValid(
      newPasswordProblems(body.Password, { ownWords: ownWords(owner), commonPasswords: await loadCommonPasswords() }),
    );
    if (await isPasswordRight(owner.password_hash, body.Password))
      mustBeValid([{ field: 'Password', message: 'This is your current password. Please choose another one.' }]);
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      // The same link was used since, or another one of this person.
      if (!(await usePasswordReset(call.database, body.Token, employeeId, machineNow))) throw linkRefusal('used');
      await storePassword(call.database, employeeId, passwordHash);
      await endSessionsOf(call.database, employeeId);
      await forgetDevices(call.database, employeeId);
      const { newToken } = await rememberDevice(call.database, employeeId, body.Device, machineNow);
      return { Device: newToken ?? null };
    };
  },
};
