import { sql, type Kysely } from 'kysely';
import { containsText, searchedPerson } from '../../database/textSearch';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject, isVisibleTask } from '../../visibility/visibleProjectsReadModel';
import { isVisibleTicket } from '../../visibility/visibleTicketsReadModel';
import { isOpen } from '../../work-figures/workStateReadModel';

const maxHits = 8;
/** A text in half of all tasks is not sorted completely: this number of candidates is enough to choose eight from. */
const maxCandidates = 400;

/** Projects whose name or short name contains the text, those that begin with it first. */
export const projectHits = (database: Kysely<Schema>, caller: Caller, text: string) =>
  database
    .selectFrom('projects')
    .select(['id', 'name', 'short_name', 'status'])
    .where(containsText(sql`projects.name || ' ' || projects.short_name`, text))
    .where(isVisibleProject(caller))
    .orderBy(sql`upper(projects.short_name) = upper(${text})`, 'desc')
    .orderBy(sql`similarity(fold_letters(projects.name || ' ' || projects.short_name), fold_letters(${text}))`, 'desc')
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
    .where(containsText(sql`tasks.key || ' ' || tasks.summary`, text))
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

/**
 * Tickets whose key or title contains the text: the one with exactly that key first, then those that are not finished,
 * then the last changed.
 */
export const ticketHits = (database: Kysely<Schema>, caller: Caller, text: string) =>
  database
    .selectFrom('tickets')
    .select(['tickets.id', 'tickets.key', 'tickets.title', 'tickets.status'])
    .where(containsText(sql`tickets.key || ' ' || tickets.title`, text))
    .where(isVisibleTicket(caller))
    .orderBy(sql`upper(tickets.key) = upper(${text})`, 'desc')
    .orderBy('tickets.resolved_at', (order) => order.desc().nullsFirst())
    .orderBy('tickets.updated_at', 'desc')
    .orderBy('tickets.id')
    .limit(maxHits)
    .execute();

/** Active employees whose name or code contains the text, by similarity. */
export const peopleHits = (database: Kysely<Schema>, text: string) =>
  database
    .selectFrom('employees')
    .leftJoin('positions', 'positions.id', 'employees.position_id')
    .select(['employees.id', 'employees.full_name', 'employees.code', 'positions.name as position_name'])
    .where('employees.status', '=', 'Active')
    .where(containsText(searchedPerson, text))
    .orderBy(sql`similarity(fold_letters(${searchedPerson}), fold_letters(${text}))`, 'desc')
    .orderBy('employees.full_name')
    .orderBy('employees.id')
    .limit(maxHits)
    .execute();
