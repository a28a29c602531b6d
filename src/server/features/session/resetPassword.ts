import { newPasswordProblems, ownWords } from '../../../domain/session/passwordRules';
import { mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { loadCommonPasswords } from '../../security/commonPasswords';
import { deleteKnownDevices, storeKnownDevice } from '../../security/knownDevicesRepository';
import { hashPassword, isPasswordRight } from '../../security/passwordHash';
import { findPasswordReset, usePasswordReset } from '../../security/passwordResetsRepository';
import { endSessions } from '../../security/sessionsRepository';
import { passwordOwner } from './accountReadModel';
import { linkProblem } from './passwordResetLink';
import { storePassword } from './passwordsRepository';

/**
 * Sets a new password with a mailed link and ends all sessions. The device becomes known to the account, so that its
 * owner can sign in while others try passwords.
 * @throws Failure 404 or 409 for an invalid link, 422 for a password that is not allowed
 */
export const resetPassword: PreparedHandler<'resetPassword'> = {
  prepare: async ({ body, database, machineNow }) => {
    const { state, employeeId } = await findPasswordReset(database, body.Token, machineNow);
    if (state !== 'good' || employeeId === undefined) throw linkProblem(state === 'good' ? 'unknown' : state);
    const owner = await passwordOwner(database, employeeId);
    mustBeValid(
      newPasswordProblems(body.Password, { ownWords: ownWords(owner), commonPasswords: await loadCommonPasswords() }),
    );
    if (await isPasswordRight(owner.password_hash, body.Password))
      mustBeValid([{ field: 'Password', message: 'This is your current password. Please choose another one.' }]);
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      // The same link, or another one of this employee, was used concurrently.
      if (!(await usePasswordReset(call.database, body.Token, employeeId, machineNow))) throw linkProblem('used');
      await storePassword(call.database, employeeId, passwordHash);
      await endSessions(call.database, employeeId);
      await deleteKnownDevices(call.database, employeeId);
      call.recordAudit({
        kind: 'password_changed',
        actor: { id: employeeId, name: `${owner.first_name} ${owner.last_name}` },
        details: { text: 'by a mailed link' },
      });
      const { newToken } = await storeKnownDevice(call.database, employeeId, body.Device, machineNow);
      return { Device: newToken ?? null };
    };
  },
};
