import { newPasswordProblems } from '../../../domain/session/passwordRules';
import { mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { hashPassword, isPasswordRight } from '../../security/passwordHash';
import { passwordHashOf } from './accountReadModel';
import { passwordChangesOf } from './attemptLimits';
import { countAttempt, forgetAttempts } from '../../security/attemptsRepository';
import { storePassword } from './passwordsRepository';
import { endSessionsOf } from '../../security/sessionsRepository';

/**
 * Changes the caller's password and ends the other sessions.
 * @throws Failure 422 when the current password is wrong or the new one cannot be used, 429 after too many failures
 */
export const changePassword: PreparedHandler<'changePassword'> = {
  prepare: async ({ body, caller, database, machineNow }) => {
    mustBeValid(newPasswordProblems(body.Password));
    const limit = passwordChangesOf(caller.employeeId);
    await countAttempt(database, [limit], machineNow);
    const isRight = await isPasswordRight(await passwordHashOf(database, caller.employeeId), body.Current_password);
    if (!isRight) mustBeValid([{ field: 'Current_password', message: 'This is not your current password' }]);
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      await storePassword(call.database, caller.employeeId, passwordHash);
      await endSessionsOf(call.database, caller.employeeId, caller.sessionId);
      await forgetAttempts(call.database, limit.subject);
      return null;
    };
  },
};
