import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject } from '../../visibility/visibleProjects';
import { isInReach, isUnfiltered, passesFilter } from './taskConditionsReadModel';
import type { TaskFilter } from './taskFilter';

/** A count is used again for so long, unless a task has changed meanwhile. Who may see what changes without tasks changing. */
const countLifeMs = 10_000;
const mostCounts = 500;

interface Counted {
  readonly total: number;
  /** False when a transaction was under way while it was counted, whose changes it may lack. */
  readonly isLasting: boolean;
}

interface Count {
  readonly changes: string;
  readonly countedAtMs: number;
  readonly counted: Promise<Counted>;
}

/** Counts of this process, by database: windows of one list are asked for by the dozen, and are of one length. */
const countsOf = new WeakMap<object, Map<string, Count>>();

/** Tasks by project, without looking at any of them. */
async function totalOfProjects(database: Kysely<Schema>, caller: Caller, projectId: string | undefined): Promise<number> {
  let query = database.selectFrom('project_task_counts').select(sql<number>`coalesce(sum(task_count), 0)`.as('total'));
  if (projectId !== undefined) query = query.where('project_id', '=', projectId);
  else if (!caller.grantedFlags.has('Project.All_Project')) query = query.where((eb) => eb('project_id', 'in', eb.selectFrom('projects').select('projects.id').where(isVisibleProject(caller))));
  return (await query.executeTakeFirstOrThrow()).total;
}

async function counted(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<Counted> {
  const { total, running } = await database
    .selectFrom('tasks')
    .where(passesFilter(filter, caller))
    .where(isInReach(caller, filter))
    // 'xmin:xmax:' and the transactions under way between the two.
    .select((eb) => [eb.fn.countAll<number>().as('total'), sql<string>`split_part(pg_current_snapshot()::text, ':', 3)`.as('running')])
    .executeTakeFirstOrThrow();
  return { total, isLasting: running === '' };
}

/**
 * Grows with every change of tasks, by whichever process, and at once: it may count a change that is not committed yet.
 * Read before counting, it grows again with every change that the count cannot know of, except of transactions under way.
 */
async function changesSoFar(database: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ changes: string }>`select last_value::text as changes from task_changes`.execute(database);
  return rows[0]?.changes ?? '';
}

/**
 * The length of a whole list. Without a filter it is known; with one it is counted once, and again when a task has changed
 * or after ten seconds.
 */
export async function countTasks(database: Kysely<Schema>, caller: Caller, filter: TaskFilter): Promise<number> {
  if (isUnfiltered(filter)) return totalOfProjects(database, caller, filter.projectId);
  const counts = countsOf.get(database) ?? new Map<string, Count>();
  countsOf.set(database, counts);
  const seesAll = caller.grantedFlags.has('Project.All_Project') && filter.scope === 'all';
  const key = JSON.stringify([seesAll ? null : caller.employeeId, filter]);
  const changes = await changesSoFar(database);
  const known = counts.get(key);
  if (known !== undefined && known.changes === changes && Date.now() - known.countedAtMs < countLifeMs) {
    const { total, isLasting } = await known.counted;
    if (isLasting) return total;
  }
  const count = { changes, countedAtMs: Date.now(), counted: counted(database, caller, filter) };
  if (counts.size >= mostCounts) counts.clear();
  counts.set(key, count);
  // What could not be counted is counted anew by the next who asks.
  count.counted.catch(() => counts.delete(key));
  return (await count.counted).total;
}
