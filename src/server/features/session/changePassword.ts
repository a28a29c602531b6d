import { newPasswordProblems, ownWords } from '../../../domain/session/passwordRules';
import { failedSignIn } from '../../audit/failedSignIn';
import { failures, mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { deleteTries } from '../../security/attemptLevelsRepository';
import { loadCommonPasswords } from '../../security/commonPasswords';
import { deleteKnownDevices } from '../../security/knownDevicesRepository';
import { hashPassword, isPasswordRight } from '../../security/passwordHash';
import { endSessions } from '../../security/sessionsRepository';
import { passwordOwner } from './accountReadModel';
import { mustNotBeLimited, passwordChangeLimit } from './attemptLimits';
import { replacePassword } from './passwordsRepository';

/**
 * Changes the caller's password, ends the other sessions and removes the other devices.
 * @throws Failure 422 when the current password is wrong or the new one is not allowed, 409 when it was changed since this call began, 429 while wrong ones are slowed down
 */
export const changePassword: PreparedHandler<'changePassword'> = {
  prepare: async (preparation) => {
    const { body, caller, database, now, machineNow, origin } = preparation;
    const owner = await passwordOwner(database, caller.employeeId);
    mustBeValid(
      newPasswordProblems(body.Password, {
        ownWords: ownWords(owner),
        currentPassword: body.Current_password,
        commonPasswords: await loadCommonPasswords(),
      }),
    );
    const limit = passwordChangeLimit(caller.employeeId);
    await mustNotBeLimited(database, [limit], machineNow, 'Too many wrong passwords');
    const isRight = await isPasswordRight(owner.password_hash, body.Current_password);
    if (!isRight) {
      const { address } = origin;
      preparation.recordAudit(
        failedSignIn('confirmation_failed', { id: caller.employeeId }, { address, now }, 'wrong current password'),
      );
      mustBeValid([{ field: 'Current_password', message: 'This is not your current password' }]);
    }
    await deleteTries(database, limit);
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      const isReplaced = await replacePassword(call.database, caller.employeeId, {
        former: owner.password_hash,
        next: passwordHash,
      });
      if (!isReplaced)
        throw failures.conflict(
          'Your password has just been changed elsewhere, and this change was not saved. To change it again, enter that new password as the current one.',
          'competing_edit',
        );
      await deleteKnownDevices(call.database, caller.employeeId, { exceptOfSession: caller.sessionId });
      await endSessions(call.database, caller.employeeId, caller.sessionId);
      call.recordAudit({ kind: 'password_changed' });
      return null;
    };
  },
};
