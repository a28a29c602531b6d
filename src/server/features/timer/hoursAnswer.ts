import { allInOrder } from '../../database/transactions/allInOrder';
import type { Schemas } from '../../operations/call';
import { closedMonths } from '../../present-months/closingsReadModel';
import { ownHoursById, type OwnHoursRow } from './ownHoursReadModel';
import { shownClosedMonths, type HoursCall } from './ownHoursRules';
import { ownHoursWire } from './ownHoursWire';

interface TouchedTask {
  taskId: string;
  projectId: string;
}

/** The stored time entries, and the tasks whose hours have changed, each once. */
export async function hoursAnswer(
  call: HoursCall,
  ids: readonly string[],
  tasks: readonly TouchedTask[],
): Promise<Schemas['TimeEntryChange']> {
  const { caller, database } = call;
  const [stored, closed] = await allInOrder([
    allInOrder(ids.map((id) => ownHoursById(database, caller.employeeId, id))),
    ids.length === 0 ? [] : closedMonths(database),
  ]);
  return toHoursAnswer(call, stored, tasks, closed);
}

/**
 * The answer of `hoursAnswer` for entries that have been read.
 * @param closed all closed months
 */
export function toHoursAnswer(
  call: HoursCall,
  stored: readonly OwnHoursRow[],
  tasks: readonly TouchedTask[],
  closed: readonly string[],
): Schemas['TimeEntryChange'] {
  const closedMonth = shownClosedMonths(call, stored, closed);
  return {
    Rows: stored.map((row) => ownHoursWire(row, closedMonth.get(row.id) ?? null)),
    Tasks: [
      ...new Map(tasks.map(({ taskId, projectId }) => [taskId, { _id: taskId, Project_id: projectId }])).values(),
    ],
  };
}
