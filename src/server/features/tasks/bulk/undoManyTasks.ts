import { v7 as newId } from 'uuid';
import { dayIn } from '../../../../domain/calendar/day';
import { historyFields } from '../../../../domain/history/historyFields';
import { counted } from '../../../../domain/wording/counted';
import { noLongerThere } from '../../../../domain/wording/noLongerThere';
import { textList } from '../../../../domain/wording/textList';
import { isRecordId } from '../../../database/isRecordId';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Handler, Schemas } from '../../../operations/call';
import {
  bulkChangeTasks,
  markUndone,
  ownBulkChange,
  restoreStates,
  tasksInUse,
  type BulkChangedTask,
} from './bulkChangeRepository';
import { deleteTasks } from '../deletion/deletionRepository';
import { checkTaskEdits, type CheckedEdit } from '../edit/checkedEdits';
import { authorName, lastAuthors, type LastAuthor } from '../edit/lastAuthorsReadModel';
import { storeTaskEdits } from '../edit/taskEditStore';
import { competingEdit } from '../edit/taskPatch';
import { tasksByIds } from '../taskReadModel';
import { changedTaskWire } from '../taskWire';

type Result = Schemas['TaskEditResult'];

/** Hours and dependencies are in the history of a task, but change nothing of what an undo restores. */
const versionedFields = historyFields.filter((field) => !['hours', 'blocks', 'blocked_by'].includes(field));

const changedSince = (by: string | undefined): string =>
  `It has been changed since${by === undefined ? '' : ` by ${by}`}, so it was not undone`;

/** Of one moment, the change that was entered last. */
const latest = (authors: readonly LastAuthor[]): LastAuthor | undefined =>
  [...authors].sort((a, b) => a.happened_at.getTime() - b.happened_at.getTime() || (a.id < b.id ? -1 : 1)).at(-1);

/** Why a task cannot be restored; undefined when it can. */
function undoProblem(
  { task, problems }: CheckedEdit,
  { versionAfter, before }: BulkChangedTask,
  inUse: ReadonlySet<string>,
  changedBy: string | undefined,
): string | undefined {
  if (!task) return noLongerThere;
  if (task.version !== versionAfter) return changedSince(changedBy);
  if (before === null && inUse.has(task.id)) return 'It has been worked on since, so it was not deleted';
  return problems[0]?.message;
}

/** Names the tasks because of which a move cannot be undone. */
function notWholeText(checked: readonly CheckedEdit[]): string {
  const keys = checked.flatMap(({ task }) => task?.key ?? []);
  const hidden = checked.length - keys.length;
  const names = [...keys, ...(hidden === 0 ? [] : [`${counted(hidden, 'task')} that you no longer see`])];
  return `${textList(names)} ${checked.length === 1 ? 'has' : 'have'} changed since, and a move is undone completely or not at all`;
}

/**
 * Undoes a bulk change: former values are restored, tasks that it created are deleted. Only the caller's own change, once,
 * within a day. Tasks that have changed since stay as they are; a move on the timeline then stays completely, because a
 * part of it could let a task begin before its blocker ends.
 * @throws Failure 404 when the caller made no such change, 409 when it was undone before or is too old, or when it can only
 * be undone whole and tasks have changed since
 */
export const undoManyTasks: Handler<'undoManyTasks'> = async (call) => {
  const { body, caller, database, now, services } = call;
  if (!isRecordId(body.id)) throw failures.notFound('Change');
  const [change, isMarked, changed] = await allInOrder([
    ownBulkChange(database, caller.employeeId, body.id),
    markUndone(database, caller.employeeId, body.id, now),
    bulkChangeTasks(database, body.id),
  ]);
  if (!change) throw failures.notFound('Change');
  if (!isMarked) throw failures.conflict('This change can no longer be undone');
  const [checked, inUse] = await allInOrder([
    checkTaskEdits(
      database,
      caller,
      changed.map(({ taskId, before }) => ({ id: taskId, patch: before ?? {} })),
      { today: dayIn(services.companyTimeZone, now), isUndo: true },
    ),
    tasksInUse(
      database,
      changed.filter(({ before }) => before === null).map(({ taskId }) => taskId),
    ),
  ]);
  const changedSince = changed.filter(({ versionAfter }, index) => {
    const task = checked[index]?.task;
    return task !== undefined && task.version !== versionAfter;
  });
  const authors = await lastAuthors(
    database,
    changedSince.map(({ taskId }) => taskId),
    versionedFields,
  );
  const changedBy = (id: string): string | undefined =>
    authorName(latest(authors.filter((author) => author.task_id === id)), caller);
  const reasons = changed.map((entry, index) => {
    const edit = checked[index];
    return edit && undoProblem(edit, entry, inUse, changedBy(entry.taskId));
  });
  const rejected = checked.filter((_edit, index) => reasons[index] !== undefined);
  if (change.is_whole && rejected.length > 0) throw failures.conflict(notWholeText(rejected));
  const undoable = checked.filter((_edit, index) => reasons[index] === undefined);
  await storeTaskEdits(database, caller, undoable, now);
  await restoreStates(
    database,
    body.id,
    undoable.flatMap(({ task, set }) => (task && set.status !== undefined ? [task.id] : [])),
  );
  const deletion = { id: newId(), deletedById: caller.employeeId, deletedAt: now, timeZone: services.companyTimeZone };
  const created = changed
    .filter(({ before }, index) => before === null && reasons[index] === undefined)
    .map(({ taskId }) => taskId);
  await deleteTasks(database, created, deletion);
  await addHistoryEntries(
    database,
    created.map((id) => ({
      subject: { kind: 'task', id },
      actorId: caller.employeeId,
      happenedAt: now,
      action: 'Task deleted',
    })),
  );
  const stored = await tasksByIds(
    database,
    caller,
    undoable.flatMap(({ task }) => (task ? [task.id] : [])),
  );
  const former = new Map(undoable.map(({ task }) => [task?.id, task]));
  return {
    Change_id: null,
    Results: changed.map(({ taskId, before, versionAfter }, index): Result => {
      const task = checked[index]?.task;
      const edit = before && task && task.version !== versionAfter ? competingEdit(before, task) : undefined;
      return {
        _id: taskId,
        Task_key: task?.key ?? null,
        Outcome: reasons[index] === undefined ? 'done' : 'refused',
        Message: reasons[index] ?? null,
        ...(edit && { Competing: edit }),
      };
    }),
    Tasks: stored
      .filter((task) => !created.includes(task.id))
      .map((task) => changedTaskWire(task, former.get(task.id))),
  };
};
