import { newPasswordProblems } from '../../../domain/session/passwordRules';
import { mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { hashPassword } from '../../security/passwordHash';
import { signInsToAccount } from './attemptLimits';
import { forgetAttempts } from '../../security/attemptsRepository';
import { linkRefusal, mustBeGoodLink } from './passwordResetLink';
import { stateOfPasswordReset, usePasswordReset } from '../../security/passwordResetsRepository';
import { storePassword } from './passwordsRepository';
import { endSessionsOf } from '../../security/sessionsRepository';

/**
 * Sets a new password with a mailed link and signs the person out everywhere.
 * @throws Failure 404 or 409 for a link that cannot be used, 422 for a password that cannot
 */
export const resetPassword: PreparedHandler<'resetPassword'> = {
  prepare: async ({ body, database, machineNow }) => {
    mustBeGoodLink(await stateOfPasswordReset(database, body.Token, machineNow));
    mustBeValid(newPasswordProblems(body.Password));
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      const account = await usePasswordReset(call.database, body.Token, machineNow);
      // Somebody was quicker with the same link.
      if (account === undefined) throw linkRefusal('used');
      await storePassword(call.database, account.employeeId, passwordHash);
      await endSessionsOf(call.database, account.employeeId);
      // Who has forgotten the password has mostly guessed until nothing went any more.
      await forgetAttempts(call.database, signInsToAccount(account.email).subject);
      return null;
    };
  },
};
