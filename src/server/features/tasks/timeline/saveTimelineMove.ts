import { dayIn } from '../../../../domain/calendar/day';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures, mustBeValid } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { bulkChangedTask, insertBulkChange } from '../bulk/bulkChangeRepository';
import { storeTaskEdits } from '../edit/taskEditStore';
import { tasksByIds } from '../taskReadModel';
import { changedTaskWire } from '../taskWire';
import { checkMove } from './checkedMove';

/**
 * Stores a move of tasks exactly as it was previewed, or nothing. The former days are stored, so that `undoManyTasks`
 * can restore all of them.
 * @throws Failure 404 for a task that the caller may not see, 409 with the current preview when it differs from the one
 * that the user saw, 422 for days that the rules of a task reject
 */
export const saveTimelineMove: Handler<'saveTimelineMove'> = async ({ body, caller, database, now, services }) => {
  const { edits, preview } = await checkMove(database, caller, {
    moves: body.moves,
    today: dayIn(services.companyTimeZone, now),
    timeZone: services.companyTimeZone,
    isForSaving: true,
  });
  if (preview.Fingerprint !== body.Fingerprint) throw failures.competingEdit({ ...preview });
  mustBeValid(
    edits.flatMap(({ task, problems }) =>
      problems.map(({ message }) => ({ field: 'moves', message: `${task?.key ?? 'A task'}: ${message}` })),
    ),
  );
  const [, stored] = await allInOrder([
    storeTaskEdits(database, caller, edits, now),
    tasksByIds(
      database,
      caller,
      edits.flatMap(({ task, changes }) => (task && changes.length > 0 ? [task.id] : [])),
    ),
  ]);
  const former = new Map(edits.map(({ task }) => [task?.id, task]));
  const versions = new Map(stored.map(({ id, version }) => [id, version]));
  const changed = edits.flatMap(({ task, set }) => {
    const versionAfter = versions.get(task?.id ?? '');
    return task === undefined || versionAfter === undefined ? [] : [bulkChangedTask(task, set, versionAfter)];
  });
  return {
    Change_id:
      changed.length === 0
        ? null
        : await insertBulkChange(database, caller.employeeId, { tasks: changed, isWhole: true }, now),
    Results: stored.map(({ id, key }) => ({ _id: id, Task_key: key, Outcome: 'done' as const, Message: null })),
    Tasks: stored.map((task) => changedTaskWire(task, former.get(task.id))),
  };
};
