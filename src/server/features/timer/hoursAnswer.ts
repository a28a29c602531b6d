import type { Call, Schemas } from '../../operations/call';
import { ownHoursById } from './ownHoursReadModel';
import { ownHoursWire } from './ownHoursWire';

interface TouchedTask {
  taskId: string;
  projectId: string;
}

/** The stretches as they are stored now, and the tasks whose hours have changed, each once. */
export async function hoursAnswer({ caller, database }: Pick<Call<'addHourLog'>, 'caller' | 'database'>, ids: readonly string[], tasks: readonly TouchedTask[]): Promise<Schemas['HourLogChange']> {
  const rows: Schemas['OwnHourLog'][] = [];
  for (const id of ids) rows.push(ownHoursWire(await ownHoursById(database, caller.employeeId, id)));
  return { Rows: rows, Tasks: [...new Map(tasks.map(({ taskId, projectId }) => [taskId, { _id: taskId, Project_id: projectId }])).values()] };
}
