import { Failure } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { browserOfCookie } from '../../openid/browserCookie';
import { linkSession, takeExchange } from '../../openid/openIdRepository';
import { problemFailure } from '../../openid/signInProblems';
import { findAccount } from './accountReadModel';
import { openAccountSession } from './accountSession';
import { lockActive } from './passwordsRepository';

/**
 * Exchanges the code with which the identity provider's answer has led to the page for a session: once, within a minute,
 * in the browser that began.
 * @throws Failure with the reason, when the code names one; 403 for a code that is not valid
 */
export const finishCompanySignIn: Handler<'finishCompanySignIn'> = async (call) => {
  const { body, database, machineNow, origin, services } = call;
  const problem = problemFailure(body.Code);
  if (problem !== undefined) throw problem;
  const browser = browserOfCookie(origin.cookies, services.publicUrl.startsWith('https:'));
  const exchange = browser === undefined ? undefined : await takeExchange(database, browser, body.Code, machineNow);
  if (exchange === undefined)
    throw new Failure(403, 'This sign-in has been used already or took too long. Please try again.');
  const account = (await lockActive(database, exchange.employee_id))
    ? await findAccount(database, { employeeId: exchange.employee_id })
    : undefined;
  if (account === undefined) throw new Failure(403, 'Your Daybook account is deactivated.');
  const { sessionId, answer } = await openAccountSession(call, account);
  await linkSession(database, sessionId, exchange, machineNow);
  return answer;
};
