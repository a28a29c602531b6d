import { sql, type Kysely } from 'kysely';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/call';

/** All devices, active ones first, by name; or the one with the id. */
export async function faceDevices(database: Kysely<Schema>, id?: string): Promise<Schemas['FaceDevice'][]> {
  const rows = await database
    .selectFrom('face_devices as device')
    .innerJoin('employees as creator', 'creator.id', 'device.created_by_id')
    .leftJoin('locations', 'locations.id', 'device.location_id')
    .select([
      'device.id',
      'device.name',
      'device.key_ending',
      'device.status',
      'device.created_at',
      'device.last_seen_at',
      'device.event_count',
      'creator.full_name as creator_name',
      'locations.name as location_name',
    ])
    .$if(id !== undefined, (query) => query.where('device.id', '=', id ?? ''))
    .orderBy('device.status')
    .orderBy('device.name')
    .orderBy('device.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    Device_name: row.name,
    Location: row.location_name,
    Key_ending: row.key_ending,
    Status: row.status,
    Created_by: row.creator_name,
    Create_at: row.created_at.toISOString(),
    Last_seen_at: row.last_seen_at?.toISOString() ?? null,
    Event_count: row.event_count,
  }));
}

export const deviceByKey = (database: Kysely<Schema>, keyHash: Buffer) =>
  database
    .selectFrom('face_devices')
    .select('id')
    .where('key_hash', '=', keyHash)
    .where('status', '=', 'Active')
    .executeTakeFirst();

export async function isActiveLocation(database: Kysely<Schema>, id: string): Promise<boolean> {
  if (!isRecordId(id)) return false;
  return (await database.selectFrom('locations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The employee with a code, ignoring case as codes are unique; undefined for an unknown one. */
export async function employeesByCode(
  database: Kysely<Schema>,
  codes: readonly string[],
): Promise<(code: string) => string | undefined> {
  const lowerCaseCodes = [...new Set(codes.map((code) => code.toLowerCase()))];
  if (lowerCaseCodes.length === 0) return () => undefined;
  const rows = await database
    .selectFrom('employees')
    .select('id')
    .select(sql<string>`lower(code)`.as('code'))
    .where(sql<string>`lower(code)`, 'in', lowerCaseCodes)
    .execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code) => ids.get(code.toLowerCase());
}
