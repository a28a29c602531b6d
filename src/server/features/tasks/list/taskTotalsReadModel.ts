import { sql, type Kysely } from 'kysely';
import { preparedQuery, StatementForms, type Values } from '../../../database/preparedQuery';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import { byVisibility, isVisibleProject } from '../../../visibility/visibleProjectsReadModel';
import { SnapshotCache, type Cached } from './caches/snapshotCache';
import {
  filterForm,
  filterValues,
  isUnfiltered,
  isVisibleByTerms,
  isVisibleToCaller,
  matchesFilterInScan,
  matchesTerms,
  type FilterValues,
} from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { fullTotalQuery, storedTotals } from '../allTasksReadModel';
import { isInPiece, isReadInPieces, readInPieces } from './piecesReadModel';
import { countDeltaSince, countDeltaSincePieces, currentSnapshot, listCacheKey } from './caches/taskChangeLogReadModel';

const totalsCache = new SnapshotCache<number>(500);

const projectTotalQuery = preparedQuery((database, { projectId }: Values<{ projectId: string }>) =>
  storedTotals(database).where('project_id', '=', projectId),
);
const visibleTotalQuery = preparedQuery((database, { viewer }: Values<{ viewer: string }>) =>
  storedTotals(database).where((eb) =>
    eb(
      'project_id',
      'in',
      eb
        .selectFrom('projects')
        .select('projects.id')
        .where(isVisibleProject({ employeeId: viewer, grantedFlags: new Set() })),
    ),
  ),
);

/**
 * The count that triggers keep per project, of a project or of all that the caller sees: no task is read. One row, to be
 * sent together with other statements.
 */
function storedTotalStatement(database: Kysely<Schema>, caller: Caller, projectId: string | undefined) {
  if (projectId !== undefined) return projectTotalQuery(database, { projectId });
  return caller.grantedFlags.has('Project.All_Project')
    ? fullTotalQuery(database, {})
    : visibleTotalQuery(database, { viewer: caller.employeeId });
}

const visibleProjectTotalQuery = byVisibility((flags) =>
  preparedQuery((database, { projectId, viewer }: Values<{ projectId: string; viewer: string }>) =>
    database
      .selectFrom('projects')
      .where('projects.id', '=', projectId)
      .where(isVisibleProject({ employeeId: viewer, grantedFlags: flags }))
      .select(sql<number>`(${storedTotals(database).where(sql<boolean>`project_id = projects.id`)})`.as('total')),
  ),
);

/** `storedTotalStatement`, without a row for a project that the caller may not see. */
export const visibleTotalStatement = (database: Kysely<Schema>, caller: Caller, projectId: string | undefined) =>
  projectId === undefined
    ? storedTotalStatement(database, caller, projectId)
    : visibleProjectTotalQuery(caller)(database, { projectId, viewer: caller.employeeId });

async function storedTotal(database: Kysely<Schema>, caller: Caller, projectId: string | undefined): Promise<number> {
  const [row] = await storedTotalStatement(database, caller, projectId).execute();
  return row?.total ?? 0;
}

/** Undefined when more has changed in the meantime than the change log says. */
async function countInPieces(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
): Promise<Pick<Cached<number>, 'value' | 'snapshot'> | undefined> {
  let total = 0;
  const read = await readInPieces(database, async (piece) => {
    const row = await database
      .selectFrom('tasks')
      .where('tasks.deleted_at', 'is', null)
      .where(matchesFilterInScan(filter, caller))
      .where(isVisibleToCaller(caller, filter))
      .where(isInPiece(piece))
      .select((eb) => [eb.fn.countAll<number>().as('count'), currentSnapshot.as('snapshot')])
      .executeTakeFirstOrThrow();
    total += row.count;
    return row;
  });
  const since = await countDeltaSincePieces(database, caller, filter, read);
  return since && { value: total + since.delta, snapshot: since.snapshot };
}

/** Planned for their values. */
const totalForms = new StatementForms({ maxForms: 200, maxPrepared: 0 });

async function readTotal(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<Cached<number>> {
  const readAtMs = performance.now();
  const form = filterForm(filter, caller);
  const statement = totalForms.statement(database, {
    form: JSON.stringify(form),
    values: filterValues(filter, caller),
    hasOnePlan: false,
    build: (builder, values: Values<FilterValues>) =>
      builder
        .selectFrom('tasks')
        .where(matchesTerms({ form, values }))
        .where(isVisibleByTerms({ form, values }))
        .select((eb) => [eb.fn.countAll<number>().as('total'), currentSnapshot.as('snapshot')]),
  });
  const inPieces = (await isReadInPieces(database, statement.compile()))
    ? await countInPieces(database, caller, filter)
    : undefined;
  if (inPieces !== undefined) return { ...inPieces, readAtMs };
  const [row] = await statement.execute();
  if (row === undefined) throw new Error('A count has one row');
  return { value: row.total, snapshot: row.snapshot, readAtMs };
}

/** The length of a whole list. Without a filter it is stored; with one it is counted once and then refreshed from the change log. */
export async function countTasks(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<number> {
  if (isUnfiltered(filter)) return storedTotal(database, caller, filter.projectId);
  return totalsCache.get(
    database,
    listCacheKey(caller, filter),
    () => readTotal(database, caller, filter),
    async ({ value, snapshot }) => {
      const readAtMs = performance.now();
      const since = await countDeltaSince(database, caller, filter, snapshot);
      return since && { value: value + since.delta, snapshot: since.snapshot, readAtMs };
    },
  );
}

/** The length that the list had when it was last counted by this process; undefined when it was not. */
export const lastTotal = (database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<number | undefined> =>
  totalsCache.lastValue(database, listCacheKey(caller, filter));

/** In projects of up to this size scanning the rows for a text is faster than the text index over all projects. */
const maxScannedRows = 20_000;

/** The filter, with the faster way to search for its text in a project with this many tasks. */
export const withTextScan = (filter: TaskFilter, projectTotal: number): TaskFilter => ({
  ...filter,
  isTextScanned: projectTotal <= maxScannedRows,
});
