import { addHistoryEntries } from '../../../../history/historyRepository';
import type { Handler } from '../../../../operations/call';
import { removeBaseline } from './baselinesRepository';
import { visibleBaseline } from './visibleBaseline';

/**
 * Deletes a baseline; the history of the project says so.
 * @throws Failure 404 when the caller may not see it
 */
export const deleteBaseline: Handler<'deleteBaseline'> = async ({ body, caller, database, now }) => {
  const baseline = await visibleBaseline(database, caller, body.id);
  await removeBaseline(database, body.id);
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: baseline.project_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: `deleted the saved plan '${baseline.name}'`,
    },
  ]);
  return { _id: body.id, Project_id: baseline.project_id };
};
