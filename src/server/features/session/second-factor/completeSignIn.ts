import { failedSignIn } from '../../../audit/failedSignIn';
import { Failure } from '../../../errors/failure';
import type { PreparedHandler } from '../../../operations/call';
import { linkSession, takeWaitingExchange } from '../../../openid/openIdRepository';
import { checkCode } from '../../../second-factor/codeProof';
import { findBegunSignIn, takeBegunSignIn } from '../../../security/begunSignInsRepository';
import { findAccount } from '../accountReadModel';
import { knownDevice, openAccountSession } from '../accountSession';
import { clearAttempts, codeSubjects, mustNotBeLimited } from '../attemptLimits';
import { lockPassword } from '../passwordsRepository';

const expired = (): Failure =>
  new Failure(401, 'This sign-in has expired. Please sign in again.', { code: 'sign_in_expired' });

/**
 * The second step of a sign-in: a code of the authenticator app or a recovery code. Wrong codes are slowed down like
 * wrong passwords.
 * @throws Failure 401 when the sign-in has expired or ended, 422 for a wrong or used code, 429 while attempts are slowed down
 */
export const completeSignIn: PreparedHandler<'completeSignIn'> = {
  prepare: async (preparation) => {
    const { body, database, now, machineNow, origin, services } = preparation;
    const employeeId = await findBegunSignIn(database, body.Challenge, machineNow);
    const account = employeeId === undefined ? undefined : await findAccount(database, { employeeId });
    if (account === undefined) throw expired();
    const subjects = codeSubjects({
      email: account.email,
      address: origin.address,
      deviceHash: await knownDevice(database, account.email, body.Device, machineNow),
    });
    const record = (kind: 'sign_in_failed' | 'sign_in_delayed') => (error: unknown) => {
      if (error instanceof Failure)
        preparation.recordAudit(failedSignIn(kind, account, { address: origin.address, now }));
      throw error;
    };
    await mustNotBeLimited(database, [subjects.source, ...subjects.shared], machineNow, 'Too many wrong codes').catch(
      record('sign_in_delayed'),
    );
    const use = await checkCode(database, { employeeId: account.id, typed: body.Code, machineNow, services }).catch(
      record('sign_in_failed'),
    );
    await clearAttempts(database, subjects);

    return async (call) => {
      const isUnchanged = await lockPassword(call.database, account.id, account.password_hash);
      const begun = isUnchanged ? await takeBegunSignIn(call.database, body.Challenge) : undefined;
      if (begun === undefined) throw expired();
      await use(call);
      const { sessionId, answer } = await openAccountSession(call, account);
      if (begun.exchange_hash !== null) {
        const exchange = await takeWaitingExchange(call.database, begun.exchange_hash);
        // The provider has ended its session: the sign-in that waited has gone with it.
        if (exchange === undefined) throw expired();
        await linkSession(call.database, sessionId, exchange, machineNow);
      }
      return answer;
    };
  },
};
