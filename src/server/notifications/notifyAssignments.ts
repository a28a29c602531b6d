import type { Kysely } from 'kysely';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/call';
import { notify } from './notify';
import { assignmentsOf } from './subjectLabelReadModel';

/** More tasks that one change brings a person are told as a number, not one by one. */
const MOST_TOLD_SINGLY = 3;

/**
 * Tells people which tasks somebody else has assigned to them. To be called in the transaction of the change, after it.
 * @param taskIds tasks whose assignee has just been set
 */
export async function notifyAssignments(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  taskIds: readonly string[],
): Promise<void> {
  const byPerson = groupedBy(await assignmentsOf(database, taskIds), ({ assigneeId }) => assigneeId);
  const shared = { actorId: caller.employeeId, kind: 'task-assigned', happenedAt: now } as const;
  for (const [assigneeId, tasks] of byPerson) {
    if (tasks.length > MOST_TOLD_SINGLY) {
      await notify(database, {
        ...shared,
        recipientIds: [assigneeId],
        text: `${caller.fullName} assigned ${tasks.length} tasks to you`,
        path: '/taskList',
      });
      continue;
    }
    for (const { id, label } of tasks)
      await notify(database, {
        ...shared,
        recipientIds: [assigneeId],
        text: `${caller.fullName} assigned ${label} to you`,
        path: `/task/${id}`,
      });
  }
}
