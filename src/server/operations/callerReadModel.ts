import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Caller } from './call';

interface CallerRow {
  employee_id: string;
  full_name: string;
  role_id: string;
  position_id: string | null;
  granted_flags: string[];
}

export interface SessionCaller {
  caller: Caller;
  lastSeenAt: Date;
}

const toCaller = (row: CallerRow, sessionId: string): Caller => ({
  employeeId: row.employee_id,
  sessionId,
  fullName: row.full_name,
  roleId: row.role_id,
  positionId: row.position_id,
  grantedFlags: new Set(row.granted_flags),
});

const activePeople = (database: Kysely<Schema>) =>
  database
    .selectFrom('employees')
    .innerJoin('roles', 'roles.id', 'employees.role_id')
    .where('employees.status', '=', 'Active')
    .select([
      'employees.id as employee_id',
      'employees.full_name',
      'employees.role_id',
      'employees.position_id',
      'roles.granted_flags',
    ]);

/** The active employee of a session that has not expired; undefined otherwise. One query. */
export async function findCallerByToken(
  database: Kysely<Schema>,
  tokenHash: Buffer,
  machineNow: Date,
): Promise<SessionCaller | undefined> {
  const row = await activePeople(database)
    .innerJoin('sessions', 'sessions.employee_id', 'employees.id')
    .where('sessions.token_hash', '=', tokenHash)
    .select(['sessions.id as session_id', 'sessions.last_seen_at', 'sessions.expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > machineNow
    ? { caller: toCaller(row, row.session_id), lastSeenAt: row.last_seen_at }
    : undefined;
}

/** The active employee of a signed link; undefined otherwise. */
export async function findCallerByEmployee(database: Kysely<Schema>, employeeId: string): Promise<Caller | undefined> {
  const row = await activePeople(database).where('employees.id', '=', employeeId).executeTakeFirst();
  return row && toCaller(row, '');
}

/** The active employee of a session that has not expired; undefined otherwise. */
export async function findCallerBySession(
  database: Kysely<Schema>,
  sessionId: string,
  machineNow: Date,
): Promise<Caller | undefined> {
  const row = await activePeople(database)
    .innerJoin('sessions', 'sessions.employee_id', 'employees.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.expires_at', '>', machineNow)
    .executeTakeFirst();
  return row && toCaller(row, sessionId);
}

/** Those of the sessions that have not expired. */
export async function validSessions(
  database: Kysely<Schema>,
  sessionIds: readonly string[],
  machineNow: Date,
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...new Set(sessionIds)])
    .where('expires_at', '>', machineNow)
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function markSessionUsed(database: Kysely<Schema>, sessionId: string, now: Date): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<>', now)
    .execute();
}
