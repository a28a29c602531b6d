import type { Handler } from '../../../operations/call';
import { WrittenAnswer } from '../../../operations/operationShapes';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { readTaskFilter } from './taskFilter';
import { readTaskOrder } from './taskOrder';
import { countTasks, withTextScan } from './taskTotalsReadModel';
import { taskRowText } from './taskRowText';
import { taskWindow } from './taskWindowReadModel';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/**
 * A window of a filtered and sorted list of tasks, with the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export const listTasks: Handler<'listTasks'> = async (call) => {
  const { database, caller, query, now, services } = call;
  const requested = readTaskFilter(query, { now, timeZone: services.companyTimeZone });
  const order = readTaskOrder(query.sort);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  if (requested.projectId !== undefined) await mustSeeProject(database, caller, requested.projectId);
  const filter = await withTextScan(database, caller, requested);
  const total = await countTasks(database, caller, filter);
  const rows = await taskWindow(database, caller, filter, order, { offset, limit }, total);
  return new WrittenAnswer(`{"Rows":[${rows.map(taskRowText).join(',')}],"Total":${total}}`);
};
