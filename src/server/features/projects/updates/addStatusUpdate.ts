import { notificationLinks } from '../../../../domain/notifications/notificationLinks';
import { statusUpdateProblems } from '../../../../domain/projects/statusUpdates';
import { hasContent } from '../../../../domain/richtext/hasContent';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import { notify } from '../../../notifications/notify';
import type { Handler } from '../../../operations/call';
import { cleanRichText } from '../../../richtext/cleanRichText';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { projectPeople, statusUpdateById } from './statusUpdatesReadModel';
import { insertStatusUpdate } from './statusUpdatesRepository';
import { statusUpdateWire } from './statusUpdateWire';

/**
 * Adds a status update to a project, and notifies its members and managers.
 * @throws Failure 404 when the caller may not see the project, 422 without health or text
 */
export const addStatusUpdate: Handler<'addStatusUpdate'> = async (call) => {
  const { body, caller, database, now } = call;
  const text = cleanRichText('Text', body.Text);
  mustBeValid(statusUpdateProblems({ Health: body.Health, hasText: hasContent(text) }));
  const [, people] = await allInOrder([
    mustSeeProject(database, caller, body.Project_id),
    projectPeople(database, body.Project_id),
  ]);
  const id = await insertStatusUpdate(database, {
    projectId: body.Project_id,
    authorId: caller.employeeId,
    health: body.Health,
    body: text,
    createdAt: now,
  });
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: body.Project_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: `posted the status update '${body.Health}'`,
    },
  ]);
  await notify(database, {
    recipientIds: people.ids,
    actorId: caller.employeeId,
    kind: 'status-update',
    text: `${caller.fullName} posted a status update of ${people.name}: ${body.Health}`,
    path: notificationLinks['status-update'].record.project(body.Project_id),
    happenedAt: now,
  });
  const stored = await statusUpdateById(database, id);
  if (stored === undefined) throw failures.notFound('Status update');
  return statusUpdateWire(stored, call);
};
