import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';

/** Assigns the unrated KRA records of others to another team leader. @returns their ids */
export async function moveRatings(database: Kysely<Schema>, fromId: string, toId: string): Promise<string[]> {
  const moved = await database
    .updateTable('kra_records')
    .set({ team_leader_id: toId })
    .where('team_leader_id', '=', fromId)
    .where('rated_at', 'is', null)
    // A record that was sent a moment ago can be the successor's own.
    .where('employee_id', '<>', toId)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
