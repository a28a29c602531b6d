import { sql, type Kysely } from 'kysely';
import { likePattern } from '../../database/likePattern';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/call';
import { isVisibleProject, isVisibleTask } from '../../visibility/visibleProjects';
import { isOpen } from '../../work-figures/workStateReadModel';

const maxHits = 8;
/** A text in half of all tasks is not sorted completely: this number of candidates is enough to choose eight from. */
const maxCandidates = 400;

/** Projects whose name or short name contains the text, those that begin with it first. */
export const projectHits = (database: Kysely<Schema>, caller: Caller, text: string) =>
  database
    .selectFrom('projects')
    .select(['id', 'name', 'short_name', 'status'])
    .where(sql<string>`projects.name || ' ' || projects.short_name`, 'ilike', likePattern(text))
    .where(isVisibleProject(caller))
    .orderBy(sql`upper(projects.short_name) = upper(${text})`, 'desc')
    .orderBy(sql`similarity(projects.name || ' ' || projects.short_name, ${text})`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(maxHits)
    .execute();

const columns = [
  'tasks.id',
  'tasks.key',
  'tasks.summary',
  'tasks.status',
  'tasks.project_id',
  'tasks.updated_at',
] as const;

/**
 * Tasks whose key or summary contains the text: the one with exactly that key first, then the caller's own open ones,
 * then the last changed.
 */
export async function taskHits(database: Kysely<Schema>, caller: Caller, text: string) {
  const candidates = database
    .selectFrom('tasks')
    .select([...columns, 'tasks.assignee_id'])
    .where(sql<string>`tasks.key || ' ' || tasks.summary`, 'ilike', likePattern(text))
    .where(isVisibleTask(caller))
    .limit(maxCandidates);
  const byKey = database
    .selectFrom('tasks')
    .select([...columns, 'tasks.assignee_id'])
    .where(sql<string>`upper(tasks.key)`, '=', text.toUpperCase())
    .where(isVisibleTask(caller));
  return database
    .selectFrom(candidates.union(byKey).as('tasks'))
    .select(columns)
    .orderBy(sql`upper(tasks.key) = upper(${text})`, 'desc')
    .orderBy(sql`coalesce(tasks.assignee_id = ${caller.employeeId}::uuid and ${isOpen('tasks.status')}, false)`, 'desc')
    .orderBy('tasks.updated_at', 'desc')
    .orderBy('tasks.id')
    .limit(maxHits)
    .execute();
}

/** Active employees whose name or code contains the text, by similarity. */
export const peopleHits = (database: Kysely<Schema>, text: string) =>
  database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .select(['employees.id', 'employees.full_name', 'employees.code', 'positions.name as position_name'])
    .where('employees.status', '=', 'Active')
    .where(sql<string>`employees.full_name || ' ' || employees.code`, 'ilike', likePattern(text))
    .orderBy(sql`similarity(employees.full_name || ' ' || employees.code, ${text})`, 'desc')
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .limit(maxHits)
    .execute();
