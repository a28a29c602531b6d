import { dayIn } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { lockOwnStatusUpdate } from './ownStatusUpdate';
import { removeStatusUpdate } from './statusUpdatesRepository';

/**
 * Deletes an own status update; the history of the project says so.
 * @throws Failure 404 when the caller may not see it, 403 for one of another author, 409 after 24 hours
 */
export const deleteStatusUpdate: Handler<'deleteStatusUpdate'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const stored = await lockOwnStatusUpdate(call, body.id);
  await removeStatusUpdate(database, body.id);
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: stored.project_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: `deleted the status update '${stored.health}' of ${formatDay(dayIn(services.companyTimeZone, stored.created_at))}`,
    },
  ]);
  return { _id: body.id, Project_id: stored.project_id };
};
