import { failedSignIn } from '../../audit/failedSignIn';
import { Failure } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { browserOfCookie } from '../../openid/browserCookie';
import { findExchange, extendExchange, linkSession, takeExchange } from '../../openid/openIdRepository';
import { exchangeReasons, problemFailure } from '../../openid/signInProblems';
import { findSecondFactor } from '../../second-factor/secondFactorReadModel';
import { signInFactors } from '../../second-factor/secondFactorWire';
import { beginSignIn, begunSignInMs } from '../../security/begunSignInsRepository';
import { findAccount } from './accountReadModel';
import { openAccountSession } from './accountSession';
import { lockActive } from './passwordsRepository';

const notValid = (): Failure =>
  new Failure(403, 'This sign-in has been used already or took too long. Please try again.');
const notActive = (): Failure => new Failure(403, 'Your Daybook account is deactivated.');

/**
 * Exchanges the code of a finished sign-in at the identity provider for a session: once, within a minute, in the
 * browser that began it. When the provider has not checked two factors and the account has a second one, begins a
 * sign-in that `completeSignIn` completes.
 * @throws Failure with the reason, when the code names one; 403 for a code that is not valid
 */
export const finishCompanySignIn: PreparedHandler<'finishCompanySignIn'> = {
  prepare: async ({ body, database, now, machineNow, origin, services, recordAudit }) => {
    // The provider's answer has left an event already.
    const problem = problemFailure(body.Code);
    if (problem !== undefined) throw problem;
    const recordRejected = (reason: string | undefined, employeeId?: string): void =>
      recordAudit(
        failedSignIn(
          'sign_in_failed',
          employeeId === undefined ? undefined : { id: employeeId },
          { address: origin.address, now },
          reason,
        ),
      );
    const browser = browserOfCookie(origin.cookies, services.publicUrl.startsWith('https:'));
    const exchanging = browser === undefined ? undefined : { browser, code: body.Code, machineNow };
    const found = exchanging && (await findExchange(database, exchanging));
    if (exchanging === undefined || found === undefined) {
      recordRejected(exchangeReasons.code);
      throw notValid();
    }
    const { employee_id: employeeId, is_strong: isStrong } = found;
    const account = await findAccount(database, { employeeId });
    if (account === undefined) {
      recordRejected(exchangeReasons.inactive, employeeId);
      throw notActive();
    }

    return async (call) => {
      if (!(await lockActive(call.database, employeeId))) throw notActive();
      const factors = isStrong ? [] : signInFactors(await findSecondFactor(call.database, employeeId));
      if (factors.length > 0) {
        const exchangeHash = await extendExchange(call.database, exchanging, begunSignInMs);
        if (exchangeHash === undefined) throw notValid();
        const challenge = await beginSignIn(call.database, employeeId, machineNow, exchangeHash);
        return { data: [], token: '', Challenge: challenge, Factors: factors };
      }
      const exchange = await takeExchange(call.database, exchanging);
      if (exchange === undefined) throw notValid();
      const { sessionId, answer } = await openAccountSession(call, account, { isStrong });
      await linkSession(call.database, sessionId, exchange, machineNow);
      return answer;
    };
  },
};
