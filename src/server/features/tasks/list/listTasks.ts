import { isRecordId } from '../../../database/isRecordId';
import type { TextRow } from '../../../database/pools/preparingPool';
import { sendTogether } from '../../../database/sendTogether';
import { failures } from '../../../errors/failure';
import type { Call, Handler } from '../../../operations/call';
import { WrittenAnswer } from '../../../operations/operationShapes';
import { mustSeeProject, visibleProjectStatement } from '../../../visibility/visibilityReadModel';
import { dependencyEnds } from '../dependencies/dependenciesReadModel';
import { isUnfiltered } from './taskConditionsReadModel';
import { readTaskFilter } from './taskFilter';
import { readTaskOrder } from './taskOrder';
import { rowIds, taskRowsText } from './taskRowText';
import { countTasks, storedTotalStatement, withTextScan } from './taskTotalsReadModel';
import { taskWindow, topWindowStatement } from './taskWindowReadModel';
import type { ListQuery } from './windowIdsReadModel';
import type { RowWindow } from './windowTerms';

/**
 * The length and the rows of a list without a filter, whose length is stored: near the top in one round trip.
 * @throws Failure 404 for a project that the caller may not see
 */
async function readUnfiltered(list: ListQuery, window: RowWindow): Promise<{ total: number; rows: TextRow[] }> {
  const { database, caller, filter, order } = list;
  const { projectId } = filter;
  if (projectId !== undefined && !isRecordId(projectId)) throw failures.notFound('Project');
  const topWindow = topWindowStatement(list, window);
  const [projects, [count], rows] = await sendTogether(database, [
    projectId === undefined ? undefined : visibleProjectStatement(database, caller, projectId),
    storedTotalStatement(database, caller, projectId),
    topWindow,
  ]);
  if (projectId !== undefined && projects.length === 0) throw failures.notFound('Project');
  const total = count?.total ?? 0;
  return {
    total,
    rows: topWindow === undefined ? await taskWindow(database, caller, filter, order, window, total) : rows,
  };
}

/** @throws Failure 404 for a project that the caller may not see */
async function readFiltered(list: ListQuery, window: RowWindow): Promise<{ total: number; rows: TextRow[] }> {
  const { database, caller, filter: requested, order } = list;
  if (requested.projectId !== undefined) await mustSeeProject(database, caller, requested.projectId);
  const filter = await withTextScan(database, caller, requested);
  const total = await countTasks(database, caller, filter);
  return { total, rows: await taskWindow(database, caller, filter, order, window, total) };
}

/**
 * The rows of a window, and the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export async function readTaskList(
  {
    database,
    caller,
    query,
    now,
    services,
  }: Pick<Call<'listTasks'>, 'database' | 'caller' | 'query' | 'now' | 'services'>,
  { offset = 0, limit }: { offset: number | undefined; limit: number },
): Promise<{ total: number; rows: TextRow[] }> {
  const filter = readTaskFilter(query, { now, timeZone: services.companyTimeZone });
  const list: ListQuery = { database, caller, filter, order: readTaskOrder(query.sort) };
  return (isUnfiltered(filter) ? readUnfiltered : readFiltered)(list, { offset, limit });
}

/** The contract's default. */
const defaultRows = 100;

/**
 * A window of a filtered and sorted list of tasks, with the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export const listTasks: Handler<'listTasks'> = async (call) => {
  const { offset, limit = defaultRows } = call.query;
  const { total, rows } = await readTaskList(call, { offset, limit });
  const ends = await dependencyEnds(call.database, rowIds(rows));
  return new WrittenAnswer(`{"Rows":${taskRowsText(rows, ends)},"Total":${total}}`);
};
