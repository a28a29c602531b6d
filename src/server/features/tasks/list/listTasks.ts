import { isRecordId } from '../../../database/isRecordId';
import type { TextRow } from '../../../database/pools/preparingPool';
import { sendTogether, type Sendable } from '../../../database/sendTogether';
import { failures } from '../../../errors/failure';
import type { Call, Handler } from '../../../operations/call';
import { WrittenAnswer } from '../../../operations/operationShapes';
import { mustSeeProject, visibleProjectStatement } from '../../../visibility/visibilityReadModel';
import { dependencyEndsStatement } from '../dependencies/dependenciesReadModel';
import { rowsByIdsStatement } from './caches/cachedWindowReadModel';
import { rowId, rowVersion } from './caches/rowVersionsReadModel';
import { maxRememberedRows, taskMemory } from './caches/taskTexts';
import { orderedListCacheKey } from './keysetReadModel';
import { isUnfiltered } from './taskConditionsReadModel';
import { readTaskFilter } from './taskFilter';
import { readTaskOrder } from './taskOrder';
import { dependencyTexts, taskText, withDependencies } from './taskRowText';
import { countTasks, storedTotalStatement, withTextScan } from './taskTotalsReadModel';
import { likelyWindowStatement, taskWindow, topWindowStatement } from './taskWindowReadModel';
import type { ListQuery } from './windowIdsReadModel';
import type { RowWindow } from './windowTermsReadModel';

interface ListRows {
  readonly total: number;
  /** Begin with the columns of the list's content. */
  readonly rows: readonly TextRow[];
  /** Of the statement that travelled with them; undefined when none did. */
  readonly others: readonly TextRow[] | undefined;
}

/** What a list is expected to be, and what is read with it if that is so. */
interface Expected {
  readonly total: number;
  readonly other: Sendable<TextRow>;
}

/** The statement of a window that is the right one whatever the length of the list is, or if it is as expected. */
function windowInOneTrip(list: ListQuery, window: RowWindow, expected: Expected | undefined) {
  const top = topWindowStatement(list, window);
  if (top !== undefined) return { statement: top, inOrder: (rows: TextRow[]) => rows, isRightFor: () => true };
  const likely = expected && likelyWindowStatement(list, window, expected.total);
  return likely && { ...likely, isRightFor: (total: number) => total === expected.total };
}

/**
 * The length and the rows of a list without a filter, whose length is stored: near the top, and for a window that was read
 * before, in one round trip.
 * @throws Failure 404 for a project that the caller may not see
 */
async function readUnfiltered(list: ListQuery, window: RowWindow, expected: Expected | undefined): Promise<ListRows> {
  const { database, caller, filter } = list;
  const { projectId } = filter;
  if (projectId !== undefined && !isRecordId(projectId)) throw failures.notFound('Project');
  const oneTrip = windowInOneTrip(list, window, expected);
  const [projects, [count], rows, others] = await sendTogether(database, [
    projectId === undefined ? undefined : visibleProjectStatement(database, caller, projectId),
    storedTotalStatement(database, caller, projectId),
    oneTrip?.statement,
    oneTrip && expected?.other,
  ]);
  if (projectId !== undefined && projects.length === 0) throw failures.notFound('Project');
  const total = count?.total ?? 0;
  return oneTrip?.isRightFor(total) === true
    ? { total, rows: oneTrip.inOrder(rows), others: expected && others }
    : { total, rows: await taskWindow(list, window, total), others: oneTrip && expected && others };
}

/** @throws Failure 404 for a project that the caller may not see */
async function readFiltered(list: ListQuery, window: RowWindow): Promise<ListRows> {
  const { database, caller, filter: requested } = list;
  if (requested.projectId !== undefined) await mustSeeProject(database, caller, requested.projectId);
  const filter = await withTextScan(database, caller, requested);
  const total = await countTasks(database, caller, filter);
  return { total, rows: await taskWindow({ ...list, filter }, window, total), others: undefined };
}

type ListCall = Pick<Call<'listTasks'>, 'database' | 'caller' | 'query' | 'now' | 'services'>;

/** @throws Failure 400 for an unknown sort key or choice */
const readListQuery = ({ database, caller, query, now, services }: ListCall): Omit<ListQuery, 'content'> => ({
  database,
  caller,
  filter: readTaskFilter(query, { now, timeZone: services.companyTimeZone }),
  order: readTaskOrder(query.sort),
});

const readRows = (list: ListQuery, window: RowWindow, expected?: Expected): Promise<ListRows> =>
  isUnfiltered(list.filter) ? readUnfiltered(list, window, expected) : readFiltered(list, window);

/**
 * The rows of a window, which begin with `taskColumns`, and the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export const readTaskList = (
  call: ListCall,
  { offset = 0, limit }: { offset: number | undefined; limit: number },
): Promise<ListRows> => readRows({ ...readListQuery(call), content: 'values' }, { offset, limit });

/**
 * The tasks of a window as JSON, and the length of the whole list. Of a window that was read before, only the versions of
 * the rows are read, and the values of those that have changed since.
 * @throws Failure 404 for a project that the caller may not see
 */
async function readTaskTexts(
  list: Omit<ListQuery, 'content'>,
  window: RowWindow,
): Promise<{ total: number; tasks: string[] }> {
  const { database, caller, filter, order } = list;
  const { texts, windows } = taskMemory(database);
  const key = JSON.stringify([orderedListCacheKey(caller, filter, order), window.offset, window.limit]);
  const expected = windows.find(key);
  const content = expected === undefined ? 'values' : 'versions';
  const { total, rows, others } = await readRows(
    { ...list, content },
    window,
    expected && { total: expected.total, other: dependencyEndsStatement(database, caller, expected.ids) },
  );
  const ids = rows.map((row) => rowId(row, content));
  windows.add(key, { ids, total });

  const known = ids.map((id, nth) =>
    content === 'values' ? undefined : texts.find(id, rowVersion(rows[nth] ?? [], content)),
  );
  const changed = content === 'values' ? [] : ids.filter((_, nth) => known[nth] === undefined);
  const asked = new Set(others === undefined ? [] : expected?.ids);
  const unasked = ids.filter((id) => !asked.has(id));
  const [changedRows, lateEnds] = await sendTogether(database, [
    changed.length === 0 ? undefined : rowsByIdsStatement.values(database, { ids: changed }),
    unasked.length === 0 ? undefined : dependencyEndsStatement(database, caller, unasked),
  ]);
  const written = new Map<string, string>();
  for (const row of content === 'values' ? rows : changedRows) {
    const [id, text] = [rowId(row, 'values'), taskText(row)];
    written.set(id, text);
    if (ids.length <= maxRememberedRows) texts.add(id, rowVersion(row, 'values'), text);
  }
  const dependencies = dependencyTexts([...(others ?? []), ...lateEnds]);
  const tasks = ids.flatMap((id, nth) => {
    // None for a task that was deleted after the window was read.
    const text = known[nth] ?? written.get(id);
    return text === undefined ? [] : [withDependencies(text, dependencies.get(id))];
  });
  return { total, tasks };
}

/** The contract's default. */
const defaultRows = 100;

/**
 * A window of a filtered and sorted list of tasks, with the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export const listTasks: Handler<'listTasks'> = async (call) => {
  const { offset = 0, limit = defaultRows } = call.query;
  const { total, tasks } = await readTaskTexts(readListQuery(call), { offset, limit });
  return new WrittenAnswer(`{"Rows":[${tasks.join(',')}],"Total":${total}}`);
};
