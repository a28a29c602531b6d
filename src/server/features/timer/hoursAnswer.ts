import type { Call, Schemas } from '../../operations/call';
import { ownHoursById, type OwnHoursRow } from './ownHoursReadModel';
import { closedMonthFinder } from './ownHoursRules';
import { ownHoursWire } from './ownHoursWire';

interface TouchedTask {
  taskId: string;
  projectId: string;
}

/** The stored time entries, and the tasks whose hours have changed, each once. */
export async function hoursAnswer(
  call: Pick<Call<'addTimeEntry'>, 'caller' | 'database' | 'now' | 'services'>,
  ids: readonly string[],
  tasks: readonly TouchedTask[],
): Promise<Schemas['TimeEntryChange']> {
  const stored: OwnHoursRow[] = [];
  for (const id of ids) stored.push(await ownHoursById(call.database, call.caller.employeeId, id));
  const closed = await closedMonthFinder(call, stored);
  return {
    Rows: stored.map((row) => ownHoursWire(row, closed.get(row.id) ?? null)),
    Tasks: [
      ...new Map(tasks.map(({ taskId, projectId }) => [taskId, { _id: taskId, Project_id: projectId }])).values(),
    ],
  };
}
