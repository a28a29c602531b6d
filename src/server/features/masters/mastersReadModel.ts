import { sql, type Kysely, type RawBuilder } from 'kysely';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import { allInOrder } from '../../database/transactions/allInOrder';
import type { Caller } from '../../operations/caller';
import { isVisibleProject } from '../../visibility/visibleProjectsReadModel';

/** The masters whose entries are used by other records. */
export type MasterTable =
  'locations' | 'verticals' | 'tech_stacks' | 'requirements' | 'positions' | 'departments' | 'ticket_departments';

export interface MasterUse {
  id: string;
  kind: 'Employee' | 'Holiday' | 'Project' | 'Position' | 'Department' | 'Ticket';
  name: string;
  detail: string;
}

const employees = (column: string): RawBuilder<unknown> =>
  sql`select ${sql.ref(column)} as master_id, 'Employee' as kind, id, full_name as name, code as detail from employees where ${sql.ref(column)} is not null`;

// Deleted projects count: they can be restored with their references.
const projects = (link: string, column: string): RawBuilder<unknown> => sql`
  select link.${sql.ref(column)} as master_id, 'Project' as kind, projects.id, projects.name, projects.short_name || case when projects.deleted_at is null then '' else ' (deleted)' end as detail
  from ${sql.table(link)} as link join projects on projects.id = link.project_id`;

/** All uses of an entry of a master, as rows of master_id, kind, id, name, detail. */
const usesIn: Readonly<Record<MasterTable, RawBuilder<unknown>>> = {
  locations: sql`${employees('location_id')} union all
    select distinct former.location_id, 'Employee', id, full_name, code || ' (formerly)' from former_workplaces former join employees on employees.id = former.employee_id where former.location_id <> coalesce(employees.location_id, id) union all
    select location_id, 'Holiday', holidays.id, holidays.name, to_char(holidays.day, 'DD/MM/YYYY') from holiday_locations join holidays on holidays.id = holiday_locations.holiday_id`,
  verticals: employees('vertical_id'),
  tech_stacks: projects('project_tech_stacks', 'tech_stack_id'),
  requirements: projects('project_requirements', 'requirement_id'),
  positions: employees('position_id'),
  departments: sql`${employees('department_id')} union all
    select department_id, 'Position', id, name, '' from positions where department_id is not null union all
    select parent_id, 'Department', id, name, '' from departments where parent_id is not null`,
  // Users of the master need not have the right to read titles.
  ticket_departments: sql`select ticket_department_id as master_id, 'Ticket' as kind, id, key as name, status as detail from tickets`,
};

/** Number of uses per entry, in one query; unused entries are missing. */
export async function usageCounts(database: Kysely<Schema>, master: MasterTable): Promise<Map<string, number>> {
  const { rows } = await sql<{
    master_id: string;
    used_by: number;
  }>`select master_id, count(*)::integer as used_by from (${usesIn[master]}) as uses group by master_id`.execute(
    database,
  );
  return new Map(rows.map((row) => [row.master_id, row.used_by]));
}

/** Number of uses of one entry. */
export async function usageCount(database: Kysely<Schema>, master: MasterTable, id: string): Promise<number> {
  const { rows } = await sql<{
    used_by: number;
  }>`select count(*)::integer as used_by from (${usesIn[master]}) as uses where master_id = ${id}`.execute(database);
  return rows[0]?.used_by ?? 0;
}

/** Uses of one entry, by kind and name. */
export async function usesOfEntry(
  database: Kysely<Schema>,
  master: MasterTable,
  id: string,
  max: number,
): Promise<MasterUse[]> {
  const { rows } =
    await sql<MasterUse>`select id, kind, name, detail from (${usesIn[master]}) as uses where master_id = ${id} order by kind, lower(name), id limit ${max}`.execute(
      database,
    );
  return rows;
}

/** Those of the projects that are visible to the caller. */
export async function visibleProjects(
  database: Kysely<Schema>,
  caller: Caller,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('projects')
    .select('projects.id')
    .where('projects.id', 'in', [...ids])
    .where(isVisibleProject(caller))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface NamedEntry {
  id: string;
  name: string;
  status: 'Active' | 'DeActive';
  version: number;
}

/** Entries of a master with a name and a status, by name; only one when an id is given. */
export async function namedEntries(
  database: Kysely<Schema>,
  master: 'locations' | 'verticals' | 'tech_stacks' | 'requirements',
  id?: string,
): Promise<NamedEntry[]> {
  const one = id === undefined ? sql`` : sql`where id = ${id}`;
  const { rows } =
    await sql<NamedEntry>`select id, name, status, version from ${sql.table(master)} ${one} order by lower(name)`.execute(
      database,
    );
  return rows;
}

/** Positions with their department, by name; only one when an id is given. */
export const positionEntries = (database: Kysely<Schema>, id?: string) =>
  database
    .selectFrom('positions')
    .leftJoin('departments', 'departments.id', 'positions.department_id')
    .select([
      'positions.id',
      'positions.name',
      'positions.status',
      'positions.version',
      'is_project_manager',
      'is_technical_project_manager',
      'department_id',
      'departments.name as department_name',
    ])
    .$if(id !== undefined, (query) => query.where('positions.id', '=', id ?? ''))
    .orderBy(sql`lower(positions.name)`)
    .execute();

/** Departments with their head and parent, by name; only one when an id is given. */
export const departmentEntries = (database: Kysely<Schema>, id?: string) =>
  database
    .selectFrom('departments')
    .leftJoin('employees as head', 'head.id', 'departments.head_id')
    .leftJoin('departments as above', 'above.id', 'departments.parent_id')
    .select([
      'departments.id',
      'departments.name',
      'departments.status',
      'departments.version',
      'departments.head_id',
      'head.full_name as head_name',
      'departments.parent_id',
      'above.name as parent_name',
    ])
    .$if(id !== undefined, (query) => query.where('departments.id', '=', id ?? ''))
    .orderBy(sql`lower(departments.name)`)
    .execute();

interface LinkedName {
  owner_id: string;
  id: string;
  name: string;
}

const byOwner = (links: readonly LinkedName[]): Map<string, LinkedName[]> => groupedBy(links, (link) => link.owner_id);

/** Ticket departments with their handlers, by name; only one when an id is given. */
export async function ticketDepartmentEntries(database: Kysely<Schema>, id?: string) {
  const [departments, handlers] = await allInOrder([
    database
      .selectFrom('ticket_departments')
      .select(['id', 'name', 'prefix', 'response_hours', 'status', 'version'])
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('ticket_department_handlers')
      .innerJoin('employees', 'employees.id', 'ticket_department_handlers.employee_id')
      .select(['ticket_department_id as owner_id', 'employees.id', 'full_name as name'])
      .orderBy('full_name')
      .orderBy('employees.id')
      .execute(),
  ]);
  const departmentHandlers = byOwner(handlers);
  return departments.map((department) => ({ ...department, handlers: departmentHandlers.get(department.id) ?? [] }));
}

/** Holidays with their locations, by date; only one when an id is given. */
export async function holidayEntries(database: Kysely<Schema>, id?: string) {
  const [holidays, links] = await allInOrder([
    database
      .selectFrom('holidays')
      .select(['id', 'day', 'name', 'half', 'version'])
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .orderBy('day')
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('holiday_locations')
      .innerJoin('locations', 'locations.id', 'holiday_locations.location_id')
      .select(['holiday_id as owner_id', 'locations.id', 'locations.name'])
      .orderBy(sql`lower(locations.name)`)
      .orderBy('locations.id')
      .execute(),
  ]);
  const holidayLocations = byOwner(links);
  return holidays.map((holiday) => ({ ...holiday, locations: holidayLocations.get(holiday.id) ?? [] }));
}

/** True when all of these ids are records of the table. */
export async function allRecordsExist(
  database: Kysely<Schema>,
  table: 'locations' | 'departments',
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  if (!ids.every(isRecordId)) return false;
  const found = await database
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return found.length === new Set(ids).size;
}
