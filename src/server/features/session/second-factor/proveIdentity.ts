import { failedSignIn } from '../../../audit/failedSignIn';
import { Failure, mustBeValid } from '../../../errors/failure';
import type { Call, PreparedHandler } from '../../../operations/call';
import { checkCode, type UseCode } from '../../../second-factor/codeProof';
import { provePasskey } from '../../../second-factor/passkeyProof';
import { deleteTries } from '../../../security/attemptLevelsRepository';
import { isPasswordRight } from '../../../security/passwordHash';
import { confirmSession } from '../../../security/sessionsRepository';
import { passwordOwner } from '../accountReadModel';
import { mustNotBeLimited, passwordChangeLimit } from '../attemptLimits';

const nothingToUse: UseCode = () => Promise.resolve();

/** @throws Failure 422 when what was entered is wrong */
async function check({ body, caller, database, machineNow, services }: Call<'proveIdentity'>): Promise<UseCode> {
  if (body.Passkey !== undefined) {
    const passkey = await provePasskey({ database, machineNow, services }, body.Passkey);
    if (passkey.employeeId !== caller.employeeId)
      throw new Failure(422, 'This passkey belongs to another account', { code: 'second_factor_wrong' });
    return passkey.use;
  }
  if (body.Code !== undefined)
    return checkCode(database, { employeeId: caller.employeeId, typed: body.Code, machineNow, services });
  const { password_hash } = await passwordOwner(database, caller.employeeId);
  if (!(await isPasswordRight(password_hash, body.Password ?? '')))
    mustBeValid([{ field: 'Password', message: 'This is not your password' }]);
  return nothingToUse;
}

/**
 * The user enters the password or a code again, or shows a passkey, which opens operations with `x-recent-sign-in` for ten minutes
 * and replaces the token of the session.
 * @throws Failure 422 when it is wrong, 429 while wrong ones are slowed down
 */
export const proveIdentity: PreparedHandler<'proveIdentity'> = {
  prepare: async (preparation) => {
    const { body, caller, database, now, machineNow, origin } = preparation;
    if (body.Password === undefined && body.Code === undefined && body.Passkey === undefined)
      mustBeValid([{ field: 'Password', message: 'Please enter your password!' }]);
    const limit = passwordChangeLimit(caller.employeeId);
    await mustNotBeLimited(database, [limit], machineNow, 'Too many wrong attempts');
    const use = await check(preparation).catch((error: unknown) => {
      if (error instanceof Failure) {
        const what = body.Passkey !== undefined ? 'passkey' : body.Code !== undefined ? 'code' : 'password';
        const { address } = origin;
        preparation.recordAudit(
          failedSignIn('confirmation_failed', { id: caller.employeeId }, { address, now }, `wrong ${what}`),
        );
      }
      throw error;
    });
    await deleteTries(database, limit);

    return async (call) => {
      await use(call);
      return { Token: await confirmSession(call.database, caller.sessionId, machineNow) };
    };
  },
};
