import { isRecordId } from '../../../database/isRecordId';
import type { TextRow } from '../../../database/pools/preparingPool';
import { rowsOfText, oneText } from '../../../database/rowsAsOneText';
import { sendTogether } from '../../../database/sendTogether';
import { allInOrder } from '../../../database/transactions/allInOrder';
import { failures } from '../../../errors/failure';
import type { Call, Handler } from '../../../operations/call';
import { CachedAnswer, type WrittenAnswer } from '../../../operations/operationShapes';
import type { OperationTypes } from '../../../operations/operationTypes.gen';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { dependencyEndsStatement, endsOfText, knownEnds, type KnownEnds } from '../dependencies/dependenciesReadModel';
import { rowsByIdsStatement } from './caches/cachedWindowReadModel';
import { rowId, rowVersion } from './caches/rowVersionsReadModel';
import { maxRememberedRows, taskMemory, type ExpectedWindow } from './caches/taskTexts';
import { orderedListCacheKey } from './keysetReadModel';
import { isUnfiltered } from './taskConditionsReadModel';
import { readTaskFilter } from './taskFilter';
import { readTaskOrder } from './taskOrder';
import { dependencyTexts, taskText, withDependencies } from './taskRowText';
import { countTasks, lastTotal, visibleTotalStatement, withTextScan } from './taskTotalsReadModel';
import { roughTaskCount } from './piecesReadModel';
import { likelyWindowStatement, taskWindow, topWindowStatement } from './taskWindowReadModel';
import type { ListQuery } from './windowIdsReadModel';
import type { RowWindow } from './windowTermsReadModel';

interface ListRows {
  readonly total: number;
  /** Begin with the columns of the list's content. */
  readonly rows: () => readonly TextRow[];
  /** Of a window that was read before, the rows of versions as the database has sent them; undefined for others. */
  readonly rowsText?: string | undefined;
  /** The dependencies of the tasks that were expected; undefined when they were not read. */
  readonly ends?: KnownEnds | undefined;
}

/** The statement of a window that is the right one whatever the length of the list is, or if it is as expected. */
function windowInOneTrip(list: ListQuery, window: RowWindow, expected: ExpectedWindow | undefined) {
  const options = { isOneText: expected !== undefined };
  const top = topWindowStatement(list, window, options);
  if (top !== undefined) return { statement: top, inOrder: (rows: TextRow[]) => rows, isRightFor: () => true };
  const likely = expected && likelyWindowStatement(list, window, expected.total, options);
  return likely && { ...likely, isRightFor: (total: number) => total === expected.total };
}

const expectedEnds = ({ database, caller, filter }: ListQuery, expected: ExpectedWindow | undefined) =>
  expected && knownEnds(database, caller, { ids: expected.ids, projectId: filter.projectId, known: expected.ends });

/**
 * The length and the rows of a list without a filter, whose length is stored: near the top, and for a window that was read
 * before, in one round trip.
 * @throws Failure 404 for a project that the caller may not see
 */
async function readUnfiltered(
  list: ListQuery,
  window: RowWindow,
  expected: ExpectedWindow | undefined,
): Promise<ListRows> {
  const { database, caller, filter } = list;
  const { projectId } = filter;
  if (projectId !== undefined && !isRecordId(projectId)) throw failures.notFound('Project');
  const oneTrip = windowInOneTrip(list, window, expected);
  const known = oneTrip && expectedEnds(list, expected);
  const [[[count], rows, endsRows]] = await Promise.all([
    sendTogether(database, [visibleTotalStatement(database, caller, projectId), oneTrip?.statement, known?.statement]),
    // To be known when the way to the rows is chosen.
    oneTrip ?? roughTaskCount(database),
  ]);
  if (count === undefined) throw failures.notFound('Project');
  const { total } = count;
  const ends = known?.toEnds(endsRows);
  if (oneTrip?.isRightFor(total) !== true) {
    const others = await taskWindow(list, window, total);
    return { total, rows: () => others, ends };
  }
  if (expected === undefined) return { total, rows: () => oneTrip.inOrder(rows) };
  const rowsText = oneText(rows);
  return { total, rows: () => oneTrip.inOrder(rowsOfText(rowsText)), rowsText, ends };
}

/** The rows of a window of a filtered list, read together with its length where that is possible. */
async function filteredWindow(list: ListQuery, window: RowWindow): Promise<{ total: number; rows: TextRow[] }> {
  const { database, caller, filter } = list;
  const top = topWindowStatement(list, window);
  const likelyTotal = top === undefined ? await lastTotal(database, caller, filter) : undefined;
  const [total, [topRows], likelyRows] = await allInOrder([
    countTasks(database, caller, filter),
    sendTogether(database, [top]),
    likelyTotal === undefined ? undefined : taskWindow(list, window, likelyTotal),
    // To be known when the way to the rows is chosen.
    top ?? roughTaskCount(database),
  ]);
  if (top !== undefined) return { total, rows: topRows };
  const isRead = likelyRows !== undefined && total === likelyTotal;
  return { total, rows: isRead ? likelyRows : await taskWindow(list, window, total) };
}

/** @throws Failure 404 for a project that the caller may not see */
async function readFiltered(
  list: ListQuery,
  window: RowWindow,
  expected: ExpectedWindow | undefined,
): Promise<ListRows> {
  const { database, caller, filter } = list;
  const { projectId, text } = filter;
  if (projectId !== undefined && !isRecordId(projectId)) throw failures.notFound('Project');
  const readWindow = async () => {
    if (projectId === undefined || text === undefined) return filteredWindow(list, window);
    const [count] = await visibleTotalStatement(database, caller, projectId).execute();
    return filteredWindow({ ...list, filter: withTextScan(filter, count?.total ?? 0) }, window);
  };
  const known = expectedEnds(list, expected);
  const [, { total, rows }, [endsRows]] = await allInOrder([
    projectId === undefined ? undefined : mustSeeProject(database, caller, projectId),
    readWindow(),
    sendTogether(database, [known?.statement]),
  ]);
  return { total, rows: () => rows, ends: known?.toEnds(endsRows) };
}

type ListCall = Pick<Call<'listTasks'>, 'database' | 'caller' | 'query' | 'now' | 'services'>;

/** @throws Failure 400 for an unknown sort key or choice */
const readListQuery = ({ database, caller, query, now, services }: ListCall): Omit<ListQuery, 'content'> => ({
  database,
  caller,
  filter: readTaskFilter(query, { now, timeZone: services.companyTimeZone }),
  order: readTaskOrder(query.sort),
});

const readRows = (list: ListQuery, window: RowWindow, expected?: ExpectedWindow): Promise<ListRows> =>
  (isUnfiltered(list.filter) ? readUnfiltered : readFiltered)(list, window, expected);

/**
 * The rows of a window, which begin with `taskColumns`, and the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export async function readTaskList(
  call: ListCall,
  { offset = 0, limit }: { offset: number | undefined; limit: number },
): Promise<{ total: number; rows: readonly TextRow[] }> {
  const { total, rows } = await readRows({ ...readListQuery(call), content: 'values' }, { offset, limit });
  return { total, rows: rows() };
}

type Answer = WrittenAnswer<OperationTypes['listTasks']['answer']>;

/**
 * The tasks of a window as JSON, and the length of the whole list. Of a window that was read before, only the versions of
 * the rows are read, and the values of those that have changed since. When nothing has, its answer is the one before.
 * @throws Failure 404 for a project that the caller may not see
 */
async function answerWindow(list: Omit<ListQuery, 'content'>, window: RowWindow): Promise<Answer> {
  const { database, caller, filter, order } = list;
  const { texts, windows, lists } = taskMemory(database);
  const key = JSON.stringify([orderedListCacheKey(caller, filter, order), window.offset, window.limit]);
  const remembered = windows.find(key);
  const cached = lists.find(key);
  const expected = remembered && { ...remembered, ends: cached?.ids === remembered.ids ? cached.ends : undefined };
  const content = expected === undefined ? 'values' : 'versions';
  const read = await readRows({ ...list, content }, window, expected);
  const { total, rowsText, ends } = read;
  if (
    cached !== undefined &&
    cached.total === total &&
    cached.ids === expected?.ids &&
    cached.rowsText === rowsText &&
    cached.ends.text === ends?.text
  ) {
    lists.add(key, { ...cached, ends });
    return cached.answer;
  }
  const rows = read.rows();
  const ids = rows.map((row) => rowId(row, content));
  windows.add(key, { ids, total });

  const known = ids.map((id, nth) =>
    content === 'values' ? undefined : texts.find(id, rowVersion(rows[nth] ?? [], content)),
  );
  const changed = content === 'values' ? [] : ids.filter((_, nth) => known[nth] === undefined);
  const asked = new Set(ends === undefined ? [] : expected?.ids);
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
  const dependencies = dependencyTexts([...endsOfText(ends?.text ?? ''), ...lateEnds]);
  const tasks = ids.flatMap((id, nth) => {
    // None for a task that was deleted after the window was read.
    const text = known[nth] ?? written.get(id);
    return text === undefined ? [] : [withDependencies(text, dependencies.get(id))];
  });
  const answer = new CachedAnswer<OperationTypes['listTasks']['answer']>(
    `{"Rows":[${tasks.join(',')}],"Total":${total}}`,
  );
  // All that it was written from was read together.
  const isAsRead = changed.length === 0 && unasked.length === 0;
  if (rowsText !== undefined && ends !== undefined && isAsRead) lists.add(key, { total, ids, rowsText, ends, answer });
  return answer;
}

/** The contract's default. */
const defaultRows = 100;

/**
 * A window of a filtered and sorted list of tasks, with the length of the whole list.
 * @throws Failure 400 for an unknown sort key or choice, 404 for a project that the caller may not see
 */
export const listTasks: Handler<'listTasks'> = async (call) => {
  const { offset = 0, limit = defaultRows } = call.query;
  return answerWindow(readListQuery(call), { offset, limit });
};
