import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';

/** Sets or clears the mark of a leader. */
export async function setLeader(database: Kysely<Schema>, projectId: string, employeeId: string, isLeader: boolean): Promise<void> {
  await database.updateTable('project_members').set({ is_leader: isLeader }).where('project_id', '=', projectId).where('employee_id', '=', employeeId).execute();
}

/**
 * Assigns all open tasks of one person in a project to another.
 * @returns ids of the tasks
 */
export async function handOverOpenTasks(database: Kysely<Schema>, projectId: string, fromId: string, toId: string, now: Date): Promise<string[]> {
  const tasks = await database
    .updateTable('tasks')
    .set((eb) => ({ assignee_id: toId, version: eb('version', '+', 1), updated_at: now }))
    .where('project_id', '=', projectId)
    .where('assignee_id', '=', fromId)
    .where('status', 'not in', ['CLOSE', 'REJECTED'])
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return tasks.map((task) => task.id);
}
