import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { KeptValues, type Kept } from './keptValues';
import { isInReach, isUnfiltered, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';
import { countedSince, currentSnapshot, listKey } from './taskMovesReadModel';

const totals = new KeptValues<number>(500);

/** Tasks by project, without looking at any of them. */
async function totalOfProjects(
  database: Kysely<Schema>,
  caller: Caller,
  projectId: string | undefined,
): Promise<number> {
  let query = database.selectFrom('project_task_counts').select(sql<number>`coalesce(sum(task_count), 0)`.as('total'));
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  else if (!caller.grantedFlags.has('Project.All_Project'))
    query = query.where((eb) =>
      eb('project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller))),
    );
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Tasks of all projects, whoever may see them. */
export async function countAllTasks(database: Kysely<Schema>): Promise<number> {
  const { total } = await database
    .selectFrom('project_task_counts')
    .select(sql<number>`coalesce(sum(task_count), 0)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function counted(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<Kept<number>> {
  const readAtMs = performance.now();
  const { total, snapshot } = await database
    .selectFrom('tasks')
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    .select((eb) => [eb.fn.countAll<number>().as('total'), currentSnapshot.as('snapshot')])
    .executeTakeFirstOrThrow();
  return { value: total, snapshot, readAtMs };
}

/** The length of a whole list. Without a filter it is known; with one it is counted once, and then led on through what changes. */
export async function countTasks(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<number> {
  if (isUnfiltered(filter)) return totalOfProjects(database, caller, filter.projectId);
  return totals.valueOf(
    database,
    listKey(caller, filter),
    () => counted(database, caller, filter),
    async ({ value, snapshot }) => {
      const readAtMs = performance.now();
      const since = await countedSince(database, caller, filter, snapshot);
      return since && { value: value + since.shift, snapshot: since.snapshot, readAtMs };
    },
  );
}

/** In a project of up to so many tasks a text is found in its rows sooner than in the index of the texts of all projects. */
const mostRowsToRead = 20_000;

/** The filter, with the quicker way to look for its text. */
export async function withQuickerText(
  database: Kysely<Schema>,
  caller: Caller,
  filter: TaskFilter,
): Promise<TaskFilter> {
  if (filter.projectId === undefined || filter.text === undefined) return filter;
  return { ...filter, isTextInFewRows: (await totalOfProjects(database, caller, filter.projectId)) <= mostRowsToRead };
}
