import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { jsonRows } from '../../../database/rowsRepository';
import type { Schema } from '../../../database/schema';

/** Assigns the active team of one leader to another. @returns its members */
export const moveTeam = (
  database: Kysely<Schema>,
  fromId: string,
  toId: string,
): Promise<{ id: string; full_name: string }[]> =>
  database
    .updateTable('employees')
    .set({ team_leader_id: toId })
    .where('team_leader_id', '=', fromId)
    .where('status', '=', 'Active')
    .returning(['id', 'full_name'])
    .execute();

/** Adds the change of the approver to the log of each leave. */
export async function logNewDecider(
  database: Kysely<Schema>,
  leaves: readonly { readonly id: string; readonly comment: string }[],
  actorId: string,
  now: Date,
): Promise<void> {
  if (leaves.length === 0) return;
  await database
    .insertInto('leave_log_entries')
    .values(
      leaves.map(({ id, comment }) => ({
        id: newId(),
        leave_id: id,
        action: 'Handed over',
        comment,
        created_by_id: actorId,
        created_at: now,
      })),
    )
    .execute();
}

export async function storeHeads(
  database: Kysely<Schema>,
  heads: readonly { readonly id: string; readonly head_id: string }[],
): Promise<void> {
  await sql`
    update departments set head_id = given.head_id, version = departments.version + 1
    from ${jsonRows('departments', heads)} given where departments.id = given.id`.execute(database);
}

/** Replaces an interviewer by the successor, unless the successor is an interviewer already. */
export async function moveInterviews(
  database: Kysely<Schema>,
  roundIds: readonly string[],
  fromId: string,
  toId: string,
): Promise<void> {
  const ids = sql`any(${[...roundIds]}::uuid[])`;
  await sql`update interview_rounds set version = version + 1 where id = ${ids}`.execute(database);
  await sql`insert into interview_interviewers (round_id, employee_id) select id, ${toId} from interview_rounds where id = ${ids} on conflict do nothing`.execute(
    database,
  );
  await sql`delete from interview_interviewers where round_id = ${ids} and employee_id = ${fromId}`.execute(database);
}
