import { notificationLinks } from '../../domain/notifications/notificationLinks';
import type { Kysely } from 'kysely';
import { groupedBy } from '../../domain/collections/groupedBy';
import type { Schema } from '../database/schema';
import type { Caller } from '../operations/caller';
import { notifyAll, type NewNotification } from './notify';
import { taskAssignments } from './subjectLabelReadModel';

/** More tasks of one change are one notification with their number. */
const MAX_SINGLE_NOTIFICATIONS = 3;

/**
 * Notifies employees of tasks that another user has assigned to them. Must run in the transaction of the change, after
 * it.
 * @param taskIds tasks whose assignee has just been set
 */
export async function notifyAssignments(
  database: Kysely<Schema>,
  caller: Caller,
  now: Date,
  taskIds: readonly string[],
): Promise<void> {
  const byAssignee = groupedBy(await taskAssignments(database, taskIds), ({ assigneeId }) => assigneeId);
  const shared = { actorId: caller.employeeId, kind: 'task-assigned', happenedAt: now } as const;
  await notifyAll(
    database,
    [...byAssignee].flatMap(([assigneeId, tasks]): NewNotification[] =>
      tasks.length > MAX_SINGLE_NOTIFICATIONS
        ? [
            {
              ...shared,
              recipientIds: [assigneeId],
              text: `${caller.fullName} assigned ${tasks.length} tasks to you`,
              path: notificationLinks['task-assigned'].several.tasks(),
            },
          ]
        : tasks.map(({ id, label }) => ({
            ...shared,
            recipientIds: [assigneeId],
            text: `${caller.fullName} assigned ${label} to you`,
            path: notificationLinks['task-assigned'].record.task(id),
          })),
    ),
  );
}
