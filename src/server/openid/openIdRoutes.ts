import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addEvent } from '../audit/auditRepository';
import { failedSignIn } from '../audit/failedSignIn';
import { openIdSignIns } from '../../domain/session/signInDelays';
import type { DatabaseFor } from '../database/pools/queuedPool';
import { countTry } from '../security/attemptLevelsRepository';
import { addressNetwork } from '../security/networkOf';
import { createToken } from '../security/token';
import type { Services } from '../services';
import { browserCookie, browserOfCookie } from './browserCookie';
import { ProviderUnavailable, type Identity, type IdentityProvider } from './identityProvider';
import { matchEmployee } from './matchEmployee';
import { endLoggedOut, storeAttempt, storeExchange, takeAttempt } from './openIdRepository';
import { problemCode, rejectionReasons, SignInRejected, type SignInProblem } from './signInProblems';

const maxLogoutTokenLength = 20_000;
const maxQueryLength = 8000;

interface OpenIdRoutes {
  readonly provider: IdentityProvider;
  readonly databaseFor: DatabaseFor;
  readonly services: Services;
}

/**
 * The addresses that browsers and the identity provider open; they are not calls of the contract. A finished sign-in
 * leads to /login with a code behind '#', which no server sees, and the page exchanges it for a session.
 */
export function installOpenIdRoutes(app: FastifyInstance, { provider, databaseFor, services }: OpenIdRoutes): void {
  const { clock, publicUrl } = services;
  const isHttps = publicUrl.startsWith('https:');

  const toSignIn = (reply: FastifyReply, code: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(`${publicUrl}/login#company-sign-in=${code}`, 303);

  const rejected = async (request: FastifyRequest, reply: FastifyReply, error: unknown): Promise<FastifyReply> => {
    const problem = findProblem(error);
    request.log.warn({ err: error, problem }, 'A sign-in at the identity provider failed');
    const reason = rejectionReasons[problem];
    if (reason !== undefined) {
      const [address, now] = [request.ip, clock.now()];
      const id = error instanceof SignInRejected ? error.employeeId : undefined;
      // The transaction that matched the user is over.
      await addEvent(
        databaseFor(address),
        { at: now, actor: null, address, sessionId: null },
        failedSignIn('sign_in_failed', id === undefined ? undefined : { id }, { address, now }, reason),
      );
    }
    return toSignIn(reply, problemCode(problem));
  };

  app.get('/openid/start', { exposeHeadRoute: false }, async (request, reply) => {
    const machineNow = clock.machineNow();
    const database = databaseFor(request.ip);
    const subject = { name: JSON.stringify(['openid from', addressNetwork(request.ip)]), policy: openIdSignIns };
    if ((await countTry(database, [subject], machineNow)) > 0) return toSignIn(reply, problemCode('busy'));
    // Sign-ins in two tabs are of one browser.
    const browser = browserOfCookie(request.headers.cookie, isHttps) ?? createToken();
    try {
      const { url, ...attempt } = await provider.beginSignIn();
      await storeAttempt(database, browser, attempt, machineNow);
      return await reply
        .header('cache-control', 'no-store')
        .header('set-cookie', browserCookie(browser, isHttps))
        .redirect(url.href, 303);
    } catch (error) {
      if (error instanceof ProviderUnavailable) return await rejected(request, reply, error);
      throw error;
    }
  });

  app.get('/openid/callback', { exposeHeadRoute: false }, async (request, reply) => {
    const origin = { now: clock.now(), machineNow: clock.machineNow(), address: request.ip };
    const database = databaseFor(request.ip);
    const queryText = request.url.slice(request.url.indexOf('?'));
    const query = new URLSearchParams(queryText);
    const browser = browserOfCookie(request.headers.cookie, isHttps);
    const state = query.get('state');
    if (browser === undefined || state === null || queryText.length > maxQueryLength)
      return toSignIn(reply, problemCode('other-browser'));
    const attempt = await takeAttempt(database, browser, state, origin.machineNow);
    if (attempt === undefined) return toSignIn(reply, problemCode('other-browser'));
    if (query.get('error') === 'access_denied') return toSignIn(reply, problemCode('cancelled'));
    let identity: Identity;
    try {
      identity = await provider.finishSignIn(queryText, attempt);
    } catch (error) {
      return await rejected(request, reply, error);
    }
    try {
      const code = await database.transaction().execute(async (transaction) => {
        const employeeId = await matchEmployee(transaction, identity, provider.addsEmployees, origin);
        return storeExchange(transaction, browser, employeeId, identity, origin.machineNow);
      });
      return toSignIn(reply, code);
    } catch (error) {
      if (error instanceof SignInRejected) return await rejected(request, reply, error);
      throw error;
    }
  });

  app.post<{ Body: Record<string, unknown> | undefined }>('/openid/back-channel-logout', async (request, reply) => {
    const answerInvalid = (description: string): FastifyReply =>
      reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({ error: 'invalid_request', error_description: description });
    const token = request.body?.['logout_token'];
    if (typeof token !== 'string' || token.length > maxLogoutTokenLength) return answerInvalid('No logout token');
    const moment = { now: clock.now(), machineNow: clock.machineNow() };
    try {
      const logout = await provider.readLogout(token);
      const isFirst = await databaseFor(request.ip)
        .transaction()
        .execute((transaction) => endLoggedOut(transaction, logout, moment));
      if (!isFirst) return answerInvalid('The logout token was used before');
      return await reply.code(200).header('cache-control', 'no-store').send();
    } catch (error) {
      request.log.warn({ err: error }, 'A logout token was rejected');
      return answerInvalid('The logout token is not valid');
    }
  });
}

function findProblem(error: unknown): SignInProblem {
  if (error instanceof SignInRejected) return error.problem;
  return error instanceof ProviderUnavailable ? 'unavailable' : 'failed';
}
