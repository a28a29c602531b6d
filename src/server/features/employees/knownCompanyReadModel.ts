import type { Kysely } from 'kysely';
import type { Day } from '../../../domain/calendar/day';
import { firstRecordedDay } from '../../attendance/firstRecordedDayReadModel';
import type { Schema } from '../../database/schema';
import { KnownPeople } from './knownPeople';

/** An entry of a master. */
export interface KnownEntry {
  id: string;
  name: string;
  status: 'Active' | 'DeActive';
}

export interface KnownRole {
  id: string;
  name: string;
  granted_flags: readonly string[];
}

/** All records that an employee's record can reference or collide with, by id. */
export interface KnownCompany {
  people: KnownPeople;
  roles: ReadonlyMap<string, KnownRole>;
  positions: ReadonlyMap<string, KnownEntry>;
  departments: ReadonlyMap<string, KnownEntry>;
  locations: ReadonlyMap<string, KnownEntry>;
  verticals: ReadonlyMap<string, KnownEntry>;
  shiftsInUse: readonly string[];
  firstRecorded: Day | null;
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

async function readShiftsInUse(database: Kysely<Schema>): Promise<string[]> {
  const rows = await database
    .selectFrom('employees')
    .select('shift_type')
    .distinct()
    .where('shift_type', 'is not', null)
    .orderBy('shift_type')
    .execute();
  return rows.flatMap(({ shift_type }) => shift_type ?? []);
}

/** Reads all of them: a company has hundreds of employees and dozens of entries, and an import needs most of them. */
export async function knownCompany(database: Kysely<Schema>): Promise<KnownCompany> {
  const entries = async (
    table: 'positions' | 'departments' | 'locations' | 'verticals',
  ): Promise<Map<string, KnownEntry>> =>
    byId(await database.selectFrom(table).select(['id', 'name', 'status']).orderBy('name').execute());
  const [people, roles, positions, departments, locations, verticals, shiftsInUse, firstRecorded] = await Promise.all([
    database
      .selectFrom('employees')
      .select(['id', 'code', 'email', 'full_name', 'status', 'role_id', 'team_leader_id'])
      .orderBy('full_name')
      .orderBy('id')
      .execute(),
    database.selectFrom('roles').select(['id', 'name', 'granted_flags']).orderBy('name').execute(),
    entries('positions'),
    entries('departments'),
    entries('locations'),
    entries('verticals'),
    readShiftsInUse(database),
    firstRecordedDay(database),
  ]);
  return {
    people: new KnownPeople(people),
    roles: byId(roles),
    positions,
    departments,
    locations,
    verticals,
    shiftsInUse,
    firstRecorded,
  };
}
