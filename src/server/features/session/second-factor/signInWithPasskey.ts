import { failedSignIn } from '../../../audit/failedSignIn';
import { Failure } from '../../../errors/failure';
import type { PreparedHandler } from '../../../operations/call';
import { provePasskey } from '../../../second-factor/passkeyProof';
import { findAccount } from '../accountReadModel';
import { openAccountSession } from '../accountSession';
import { mustNotBeLimited, passkeyLimit } from '../attemptLimits';
import { lockPassword } from '../passwordsRepository';

const notActive = (): Failure =>
  new Failure(422, 'The account of this passkey is not active', { code: 'second_factor_wrong' });

/**
 * Signs in without a password: the key in the device and the verification of its user are two factors.
 * @throws Failure 422 for a passkey that is wrong, unknown or was shown before, and for an account that is not active
 */
export const signInWithPasskey: PreparedHandler<'signInWithPasskey'> = {
  prepare: async (preparation) => {
    const { body, database, now, machineNow, origin } = preparation;
    const record = (account: { readonly id: string } | undefined): void =>
      preparation.recordAudit(
        failedSignIn('sign_in_failed', account, { address: origin.address, now }, 'with a passkey'),
      );
    await mustNotBeLimited(
      database,
      [passkeyLimit(origin.address)],
      machineNow,
      'Too many requests come from your network',
    );
    const passkey = await provePasskey(preparation, body.Passkey).catch((error: unknown) => {
      if (error instanceof Failure) record(undefined);
      throw error;
    });
    const account = await findAccount(database, { employeeId: passkey.employeeId });
    if (account === undefined) {
      record({ id: passkey.employeeId });
      throw notActive();
    }

    return async (call) => {
      if (!(await lockPassword(call.database, account.id, account.password_hash))) throw notActive();
      await passkey.use(call);
      return (await openAccountSession(call, account)).answer;
    };
  },
};
