import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { addEvent, byDaybook } from '../audit/auditRepository';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from '../security/token';
import type { Attempt, Identity } from './identityProvider';
import type { Logout } from './logoutToken';
import { hourMs, minuteMs } from '../../domain/calendar/duration';

const attemptMs = 10 * minuteMs;
const exchangeMs = minuteMs;
/** Longer than a logout token is accepted. */
const logoutMs = hourMs;

/** The company's clock for what is recorded, the machine's for what expires. */
interface Moment {
  readonly now: Date;
  readonly machineNow: Date;
}

const after = (machineNow: Date, ms: number): Date => new Date(machineNow.getTime() + ms);

/** Stores a sign-in that begins in a browser; its answer is accepted for ten minutes, once. */
export async function storeAttempt(
  database: Kysely<Schema>,
  browser: string,
  { state, nonce, codeVerifier }: Attempt,
  machineNow: Date,
): Promise<void> {
  await database.deleteFrom('openid_attempts').where('expires_at', '<=', machineNow).execute();
  await database
    .insertInto('openid_attempts')
    .values({
      state_hash: hashToken(state),
      browser_hash: hashToken(browser),
      nonce,
      code_verifier: codeVerifier,
      expires_at: after(machineNow, attemptMs),
    })
    .execute();
}

/** Uses an attempt of this browser; undefined when there is none. */
export async function takeAttempt(
  database: Kysely<Schema>,
  browser: string,
  state: string,
  machineNow: Date,
): Promise<Attempt | undefined> {
  const row = await database
    .deleteFrom('openid_attempts')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', machineNow)
    .returning(['nonce', 'code_verifier'])
    .executeTakeFirst();
  return row && { state, nonce: row.nonce, codeVerifier: row.code_verifier };
}

/** Stores a finished sign-in for its page to fetch a session within a minute. Only the page gets the code. */
export async function storeExchange(
  database: Kysely<Schema>,
  browser: string,
  employeeId: string,
  identity: Identity,
  machineNow: Date,
): Promise<string> {
  const code = createToken();
  await database.deleteFrom('openid_exchanges').where('expires_at', '<=', machineNow).execute();
  await database
    .insertInto('openid_exchanges')
    .values({
      code_hash: hashToken(code),
      browser_hash: hashToken(browser),
      employee_id: employeeId,
      issuer: identity.issuer,
      subject: identity.subject,
      provider_session: identity.providerSession,
      refresh_token: identity.refreshToken,
      is_strong: identity.isStrong,
      expires_at: after(machineNow, exchangeMs),
    })
    .execute();
  return code;
}

const exchangeColumns = ['employee_id', 'issuer', 'subject', 'provider_session', 'refresh_token', 'is_strong'] as const;

/** What finds an exchange: its code is accepted from its browser only. */
interface ExchangeKey {
  readonly browser: string;
  readonly code: string;
  readonly machineNow: Date;
}

/** The employee that a code signs in; undefined when it is unknown, too old, or of another browser. */
export const findExchange = (database: Kysely<Schema>, { browser, code, machineNow }: ExchangeKey) =>
  database
    .selectFrom('openid_exchanges')
    .where('code_hash', '=', hashToken(code))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', machineNow)
    .select(['employee_id', 'is_strong'])
    .executeTakeFirst();

/** Uses a code; undefined as above. */
export const takeExchange = (database: Kysely<Schema>, { browser, code, machineNow }: ExchangeKey) =>
  database
    .deleteFrom('openid_exchanges')
    .where('code_hash', '=', hashToken(code))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', machineNow)
    .returning(exchangeColumns)
    .executeTakeFirst();

/**
 * Uses a code whose sign-in has to wait for a second factor: the sign-in stays, and no code leads to it.
 * @returns what finds it again; undefined as above
 */
export async function extendExchange(
  database: Kysely<Schema>,
  { browser, code, machineNow }: ExchangeKey,
  waitMs: number,
): Promise<Buffer | undefined> {
  const row = await database
    .updateTable('openid_exchanges')
    .set({ code_hash: hashToken(createToken()), expires_at: after(machineNow, waitMs) })
    .where('code_hash', '=', hashToken(code))
    .where('browser_hash', '=', hashToken(browser))
    .where('expires_at', '>', machineNow)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Uses a sign-in that has waited; undefined when the provider has ended it. */
export const takeWaitingExchange = (database: Kysely<Schema>, exchangeHash: Buffer) =>
  database
    .deleteFrom('openid_exchanges')
    .where('code_hash', '=', exchangeHash)
    .returning(exchangeColumns)
    .executeTakeFirst();

/** Makes a session end with the one at the provider. */
export async function linkSession(
  database: Kysely<Schema>,
  sessionId: string,
  exchange: NonNullable<Awaited<ReturnType<typeof takeExchange>>>,
  machineNow: Date,
): Promise<void> {
  const { issuer, subject, provider_session, refresh_token } = exchange;
  await database
    .insertInto('openid_sessions')
    .values({ session_id: sessionId, issuer, subject, provider_session, refresh_token, refreshed_at: machineNow })
    .execute();
}

/** Whether a session was opened at the provider. */
export async function isLinkedSession(database: Kysely<Schema>, sessionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('openid_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Ends the sessions that a logout token names.
 * @returns false when the token was used before
 */
export async function endLoggedOut(
  database: Kysely<Schema>,
  logout: Logout,
  { now, machineNow }: Moment,
): Promise<boolean> {
  const { issuer, id, subject, providerSession } = logout;
  await database.deleteFrom('openid_logouts').where('expires_at', '<=', machineNow).execute();
  const stored = await database
    .insertInto('openid_logouts')
    .values({ token_hash: hashToken(JSON.stringify([issuer, id])), expires_at: after(machineNow, logoutMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  if (stored === undefined) return false;
  // Sign-ins that the page has not fetched yet end as well.
  await database
    .deleteFrom('openid_exchanges')
    .where('issuer', '=', issuer)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(providerSession !== undefined, (query) => query.where('provider_session', '=', providerSession ?? ''))
    .execute();
  const ended = database
    .selectFrom('openid_sessions')
    .select('session_id')
    .where('issuer', '=', issuer)
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(providerSession !== undefined, (query) => query.where('provider_session', '=', providerSession ?? ''));
  await endSessions(database, ended, now);
  return true;
}

/** Ends sessions because their session at the provider has ended, and records it. */
async function endSessions(
  database: Kysely<Schema>,
  ids: SelectQueryBuilder<Schema, 'openid_sessions', { session_id: string }>,
  now: Date,
): Promise<void> {
  const ended = await database.deleteFrom('sessions').where('id', 'in', ids).returning('employee_id').execute();
  for (const employeeId of new Set(ended.map(({ employee_id }) => employee_id)))
    await addEvent(database, byDaybook(now), {
      kind: 'sessions_ended',
      subject: { kind: 'employee', id: employeeId },
      details: { text: 'company sign-in, ended at the provider' },
    });
}

/** Sessions whose last refresh is older, at most `limit`, oldest first. Two servers never get the same. */
export async function takeDueSessions(
  database: Kysely<Schema>,
  { refreshedBefore, machineNow, limit }: { refreshedBefore: Date; machineNow: Date; limit: number },
) {
  const due = database
    .selectFrom('openid_sessions')
    .select('session_id')
    .where('refresh_token', 'is not', null)
    .where('refreshed_at', '<=', refreshedBefore)
    .orderBy('refreshed_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return database
    .updateTable('openid_sessions')
    .set({ refreshed_at: machineNow })
    .where('session_id', 'in', due)
    .returning(['session_id', 'subject', sql<Buffer>`refresh_token`.as('refresh_token')])
    .execute();
}

/** Lets a session be due again as if it had been refreshed at that time. */
export async function postponeRefresh(database: Kysely<Schema>, sessionId: string, refreshedAt: Date): Promise<void> {
  await database
    .updateTable('openid_sessions')
    .set({ refreshed_at: refreshedAt })
    .where('session_id', '=', sessionId)
    .execute();
}

export async function storeRefreshToken(
  database: Kysely<Schema>,
  sessionId: string,
  refreshToken: Buffer,
): Promise<void> {
  await database
    .updateTable('openid_sessions')
    .set({ refresh_token: refreshToken })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Ends a session unless another server has refreshed it since. */
export async function endRefreshed(
  database: Kysely<Schema>,
  sessionId: string,
  usedToken: Buffer,
  now: Date,
): Promise<void> {
  const unchanged = database
    .selectFrom('openid_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('refresh_token', '=', usedToken);
  await database.transaction().execute((transaction) => endSessions(transaction, unchanged, now));
}
