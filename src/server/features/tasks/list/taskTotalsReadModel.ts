import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/call';
import { isVisibleProject } from '../../../visibility/visibleProjects';
import { SnapshotCache, type Cached } from './snapshotCache';
import { isVisibleToCaller, isUnfiltered, matchesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { countDeltaSince, currentSnapshot, listCacheKey } from './taskChangeLogReadModel';

const totalsCache = new SnapshotCache<number>(500);

/** The count that triggers keep per project: no task is read. */
async function storedTotal(database: Kysely<Schema>, caller: Caller, projectId: string | undefined): Promise<number> {
  let query = database.selectFrom('project_task_counts').select(sql<number>`coalesce(sum(task_count), 0)`.as('total'));
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  else if (!caller.grantedFlags.has('Project.All_Project'))
    query = query.where((eb) =>
      eb('project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller))),
    );
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Tasks of all projects, visible to the caller or not. */
export async function countAllTasks(database: Kysely<Schema>): Promise<number> {
  const { total } = await database
    .selectFrom('project_task_counts')
    .select(sql<number>`coalesce(sum(task_count), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function readTotal(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<Cached<number>> {
  const readAtMs = performance.now();
  const { total, snapshot } = await database
    .selectFrom('tasks')
    .where(matchesFilter(filter, caller))
    .where(isVisibleToCaller(caller, filter))
    .select((eb) => [eb.fn.countAll<number>().as('total'), currentSnapshot.as('snapshot')])
    .executeTakeFirstOrThrow();
  return { value: total, snapshot, readAtMs };
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

/** In projects of up to this size scanning the rows for a text is faster than the text index over all projects. */
const maxScannedRows = 20_000;

/** The filter, with the faster way to search for its text. */
export async function withTextScan(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<TaskFilter> {
  if (filter.projectId === undefined || filter.text === undefined) return filter;
  return { ...filter, isTextScanned: (await storedTotal(database, caller, filter.projectId)) <= maxScannedRows };
}
