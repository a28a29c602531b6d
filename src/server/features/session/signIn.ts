import { failedSignIn } from '../../audit/failedSignIn';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { isPasswordRight } from '../../security/passwordHash';
import { beginSignIn } from '../../security/begunSignInsRepository';
import { findSecondFactor } from '../../second-factor/secondFactorReadModel';
import { signInFactors } from '../../second-factor/secondFactorWire';
import { findAccount, type Account } from './accountReadModel';
import { knownDevice, openAccountSession } from './accountSession';
import { clearAttempts, mustNotBeLimited, signInSubjects } from './attemptLimits';
import { lockPassword } from './passwordsRepository';

/** MSG-011. The same for a wrong password and for an account that does not exist. */
const noMatch = 'Email OR Password Not Match!!';
const tooManyWrong = "Too many wrong passwords. You need not wait to set a new one: use 'Forgot Password'.";

/**
 * CALL-001: opens a session; with a second factor, begins a sign-in that `completeSignIn` completes. Wrong passwords slow down their source and lock no account.
 * @throws Failure 401 when mail address and password do not match, 429 while attempts are slowed down
 */
export const signIn: PreparedHandler<'signIn'> = {
  prepare: async (preparation) => {
    const { body, database, now, machineNow, origin } = preparation;
    const subjects = signInSubjects({
      email: body.Email,
      address: origin.address,
      deviceHash: await knownDevice(database, body.Email, body.Device, machineNow),
    });
    const record = (kind: 'sign_in_failed' | 'sign_in_delayed', account: Account | undefined): void =>
      preparation.recordAudit(failedSignIn(kind, account, { address: origin.address, now }));
    try {
      await mustNotBeLimited(database, [subjects.source, ...subjects.shared], machineNow, tooManyWrong);
    } catch (error) {
      if (error instanceof Failure) record('sign_in_delayed', await findAccount(database, { email: body.Email }));
      throw error;
    }
    const account = await findAccount(database, { email: body.Email });
    const isRight = await isPasswordRight(account?.password_hash ?? null, body.Password);
    if (account === undefined || !isRight) {
      record('sign_in_failed', account);
      throw new Failure(401, noMatch, { code: 'wrong_credentials' });
    }
    await clearAttempts(database, subjects);

    return async (call) => {
      // Changed or deactivated since the comparison, which ended all sessions: a new one must not be opened.
      const [isUnchanged, secondFactor] = await allInOrder([
        lockPassword(call.database, account.id, account.password_hash),
        findSecondFactor(call.database, account.id),
      ]);
      if (!isUnchanged) throw new Failure(401, noMatch, { code: 'wrong_credentials' });
      const factors = signInFactors(secondFactor);
      if (factors.length > 0) {
        const challenge = await beginSignIn(call.database, account.id, machineNow);
        return { data: [], token: '', Challenge: challenge, Factors: factors };
      }
      return (await openAccountSession(call, account)).answer;
    };
  },
};
