import { sql, type CompiledQuery, type Kysely } from 'kysely';
import { rowsAsText, type TextRow } from '../database/pools/preparingPool';
import { postgresTypes } from '../database/postgresTypes';
import { preparedQuery, type Values } from '../database/preparedQuery';
import { readInstant } from '../database/readInstant';
import type { Schema } from '../database/schema';
import type { Caller } from './caller';

/** The type of `text[]`. */
const pgTextArray: number = 1009;

interface CallerRow {
  employee_id: string;
  full_name: string;
  role_id: string;
  position_id: string | null;
  granted_flags: string[];
}

/** What a session adds to its employee. */
interface SessionState {
  readonly sessionId: string;
  readonly confirmedUntil: Date;
  readonly lacksSecondFactor: boolean;
}

/** Frozen, because several calls of a session share it. */
const toCaller = (row: CallerRow, session: SessionState): Caller =>
  Object.freeze({
    employeeId: row.employee_id,
    ...session,
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

/** 'yes' while the role demands a second factor and neither the employee has one nor has the identity provider checked one. */
const lacksSecondFactor = sql<'yes' | 'no'>`case when roles.second_factor_required and not sessions.is_strong
  and not exists (select from authenticators where authenticators.employee_id = employees.id)
  and not exists (select from passkeys where passkeys.employee_id = employees.id) then 'yes' else 'no' end`;

const activeSessions = (database: Kysely<Schema>) =>
  activePeople(database)
    .innerJoin('sessions', 'sessions.employee_id', 'employees.id')
    .select(['sessions.id as session_id', 'sessions.confirmed_until', lacksSecondFactor.as('lacks_second_factor')]);

/** The session of a token and its active employee; columns in this order. */
const sessionCallerQuery = preparedQuery((database, { tokenHash }: Values<{ tokenHash: Buffer }>) =>
  activeSessions(database)
    .where('sessions.token_hash', '=', tokenHash)
    .select(['sessions.expires_at', 'sessions.last_seen_at'])
    .modifyEnd(rowsAsText)
    .$castTo<TextRow>(),
);

/** The same by the token that the session had before: it ends when that one does. */
const formerCallerQuery = preparedQuery((database, { tokenHash }: Values<{ tokenHash: Buffer }>) =>
  activeSessions(database)
    .where('sessions.former_token_hash', '=', tokenHash)
    .select(sql`least(sessions.expires_at, sessions.former_until)`.as('expires_at'))
    .select('sessions.last_seen_at')
    .modifyEnd(rowsAsText)
    .$castTo<TextRow>(),
);

const sessionIndex = 5;
/** Of `sessionCallerQuery`: everything that a caller depends on comes before them. */
const expiresIndex = 8;
const lastSeenIndex = 9;

const readFlags = postgresTypes.getTypeParser(pgTextArray) as (text: string) => string[];

/** The caller of a session as of one row of the database. */
export interface KnownCaller {
  readonly caller: Caller;
  readonly row: TextRow;
  readonly expiresAt: Date;
  /** Reads the row again. */
  readonly query: CompiledQuery<TextRow>;
}

const isFilled = (row: TextRow): row is readonly string[] => row.every((text, index) => text !== null || index === 3);

function knownCaller(row: TextRow, query: CompiledQuery<TextRow>): KnownCaller {
  if (!isFilled(row)) throw new Error('A session without its employee');
  const [employee_id = '', full_name = '', role_id = '', position_id = null, flags = ''] = row;
  const [sessionId = '', confirmed = '', lacksFactor = '', expires = ''] = row.slice(sessionIndex);
  const granted_flags = readFlags(flags);
  return {
    caller: toCaller(
      { employee_id, full_name, role_id, position_id, granted_flags },
      { sessionId, confirmedUntil: readInstant(confirmed), lacksSecondFactor: lacksFactor === 'yes' },
    ),
    row,
    expiresAt: readInstant(expires),
    query,
  };
}

export const lastSeenAt = (row: TextRow): Date => readInstant(row[lastSeenIndex] ?? '');

const getExpiryMs = (row: TextRow): number => readInstant(row[expiresIndex] ?? '').getTime();

/** True when a caller read from one row is the same as from the other, in a session that ends no earlier. */
export const isSameCaller = (known: TextRow, found: TextRow): boolean =>
  known.every((text, index) => index >= expiresIndex || text === found[index]) &&
  (known[expiresIndex] === found[expiresIndex] || getExpiryMs(known) < getExpiryMs(found));

/** The active employee of a session that has not expired; undefined otherwise. One query, two for a former token. */
export async function findCallerByToken(
  database: Kysely<Schema>,
  tokenHash: Buffer,
  machineNow: Date,
): Promise<KnownCaller | undefined> {
  for (const read of [sessionCallerQuery, formerCallerQuery]) {
    const query = read(database, { tokenHash }).compile();
    const [row] = (await database.executeQuery(query)).rows;
    const known = row && knownCaller(row, query);
    if (known) return known.expiresAt > machineNow ? known : undefined;
  }
  return undefined;
}

/** The active employee of a signed link; undefined otherwise. */
export async function findCallerByEmployee(database: Kysely<Schema>, employeeId: string): Promise<Caller | undefined> {
  const row = await activePeople(database).where('employees.id', '=', employeeId).executeTakeFirst();
  return row && toCaller(row, { sessionId: '', confirmedUntil: new Date(0), lacksSecondFactor: false });
}

/** Sessions that have not expired and may read records: their employee is active and has the second factor that the role demands. */
const readingSessions = (database: Kysely<Schema>, sessionIds: readonly string[], machineNow: Date) =>
  activePeople(database)
    .innerJoin('sessions', 'sessions.employee_id', 'employees.id')
    .where('sessions.id', 'in', [...new Set(sessionIds)])
    .where('sessions.expires_at', '>', machineNow)
    .where(lacksSecondFactor, '=', 'no')
    .select(['sessions.id as session_id', 'sessions.confirmed_until']);

/** The active employee of a session that has not expired and may read records; undefined otherwise. */
export async function findCallerBySession(
  database: Kysely<Schema>,
  sessionId: string,
  machineNow: Date,
): Promise<Caller | undefined> {
  const row = await readingSessions(database, [sessionId], machineNow).executeTakeFirst();
  return row && toCaller(row, { sessionId, confirmedUntil: row.confirmed_until, lacksSecondFactor: false });
}

/** Those of the sessions that have not expired and may read records. */
export async function validSessions(
  database: Kysely<Schema>,
  sessionIds: readonly string[],
  machineNow: Date,
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await readingSessions(database, sessionIds, machineNow).execute();
  return new Set(rows.map((row) => row.session_id));
}
