import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { isRecordId } from '../database/isRecordId';
import type { Schema } from '../database/schema';
import { deleteSignIns } from './begunSignInsRepository';
import { recentSignInMs } from './recentSignIn';
import { createToken, hashToken } from './token';
import { dayMs } from '../../domain/calendar/duration';

/** However often it is used. */
const maxSessionMs = 30 * dayMs;
/** How long a replaced token is accepted: calls are under way, and other pages of the browser learn the new one. */
const formerTokenMs = 30 * 1000;

interface Opening {
  employeeId: string;
  address: string;
  browser: string | null;
  deviceHash: Buffer;
  now: Date;
  machineNow: Date;
  /** It ends when it is not used for this long. */
  idleMs: number;
  /** The identity provider has checked two factors. */
  isStrong?: boolean;
}

/** When a session ends that was used last at `usedAt`. */
const idleEnd = (usedAt: Date, idleMs: number): Date => new Date(usedAt.getTime() + idleMs);

/**
 * Opens a session of at most 30 days of the machine's clock and deletes expired ones. Only the caller gets the token.
 * @returns with the end of the session however often it is used
 */
export async function openSession(
  database: Kysely<Schema>,
  { employeeId, address, browser, deviceHash, now, machineNow, idleMs, isStrong = false }: Opening,
): Promise<{ id: string; token: string; endsAt: Date }> {
  const id = newId();
  const token = createToken();
  const endsAt = new Date(machineNow.getTime() + maxSessionMs);
  const idleEndsAt = idleEnd(machineNow, idleMs);
  await database.deleteFrom('sessions').where('expires_at', '<=', machineNow).execute();
  await database
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      employee_id: employeeId,
      created_at: now,
      last_seen_at: now,
      expires_at: idleEndsAt < endsAt ? idleEndsAt : endsAt,
      ends_at: endsAt,
      confirmed_until: new Date(machineNow.getTime() + recentSignInMs),
      address,
      browser,
      device_hash: deviceHash,
      is_strong: isStrong,
    })
    .execute();
  return { id, token, endsAt };
}

export interface SessionUse {
  readonly sessionId: string;
  /** When the user did something, by the company's clock and by the machine's. */
  readonly at: { readonly now: Date; readonly machineNow: Date };
  readonly idleMs: number;
}

/**
 * Moves the end of a session that is being used. Several pages of one session may report in any order. Uses are noted
 * after their answers, so a note may arrive when the session has ended: it must not open it again.
 */
export async function markSessionUsed(database: Kysely<Schema>, { sessionId, at, idleMs }: SessionUse): Promise<void> {
  const idleEndsAt = idleEnd(at.machineNow, idleMs);
  await database
    .updateTable('sessions')
    .set({
      last_seen_at: at.now,
      expires_at: sql<Date>`greatest(expires_at, least(ends_at, ${idleEndsAt}))`,
    })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<>', at.now)
    .where('expires_at', '>', at.machineNow)
    .execute();
}

/**
 * The user of a session has entered a password or a second factor: the session gets a new token (ASVS 7.2.4).
 * @returns the token; the one before is accepted for another 30 seconds
 */
export async function confirmSession(database: Kysely<Schema>, sessionId: string, machineNow: Date): Promise<string> {
  const token = createToken();
  await database
    .updateTable('sessions')
    .set((eb) => ({
      former_token_hash: eb.ref('token_hash'),
      former_until: new Date(machineNow.getTime() + formerTokenMs),
      token_hash: hashToken(token),
      confirmed_until: new Date(machineNow.getTime() + recentSignInMs),
    }))
    .where('id', '=', sessionId)
    .execute();
  return token;
}

/** The open sessions of an employee, newest first. */
export const openSessions = (database: Kysely<Schema>, employeeId: string, machineNow: Date) =>
  database
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'address', 'browser'])
    .where('employee_id', '=', employeeId)
    .where('expires_at', '>', machineNow)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** @returns whether the employee had such a session */
export async function endOwnSession(database: Kysely<Schema>, employeeId: string, sessionId: string): Promise<boolean> {
  if (!isRecordId(sessionId)) return false;
  const changed = await database
    .deleteFrom('sessions')
    .where('employee_id', '=', employeeId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Ends the sessions of an employee, begun sign-ins included.
 * @returns how many sessions have ended
 */
export async function endSessions(database: Kysely<Schema>, employeeId: string, except?: string): Promise<number> {
  await deleteSignIns(database, [employeeId]);
  const ended = await database
    .deleteFrom('sessions')
    .where('employee_id', '=', employeeId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}

/** Ends all sessions of employees, begun sign-ins included. */
export async function endAllSessions(database: Kysely<Schema>, employeeIds: readonly string[]): Promise<void> {
  if (employeeIds.length === 0) return;
  await deleteSignIns(database, employeeIds);
  await database
    .deleteFrom('sessions')
    .where('employee_id', 'in', [...employeeIds])
    .execute();
}

/** The end of a session by the company's clock, consistent with other times on the page. */
export const shownExpiry = (expiresAt: Date, { now, machineNow }: { now: Date; machineNow: Date }): Date =>
  new Date(expiresAt.getTime() + now.getTime() - machineNow.getTime());
