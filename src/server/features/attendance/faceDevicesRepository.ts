import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { FaceEvent } from '../../../domain/attendance/faceEvents';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';

interface NewDevice {
  readonly name: string;
  readonly locationId: string | null;
  readonly keyHash: Buffer;
  readonly keyEnding: string;
  readonly createdById: string;
  readonly now: Date;
}

/** @throws Failure 409 when an active device has the name */
export async function insertFaceDevice(
  database: Kysely<Schema>,
  { name, locationId, keyHash, keyEnding, createdById, now }: NewDevice,
): Promise<string> {
  const id = newId();
  const stored = await database
    .insertInto('face_devices')
    .values({
      id,
      name,
      location_id: locationId,
      key_hash: keyHash,
      key_ending: keyEnding,
      created_by_id: createdById,
      created_at: now,
    })
    // A literal: the condition of the index is not matched by a parameter once the statement has a plan for all values.
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .where('status', '=', sql.lit('Active'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (stored === undefined) throw failures.conflict('An active device already has this name', 'already_exists');
  return id;
}

/**
 * Not reversible: a key that was given away cannot be trusted again.
 * @returns false when there is no such active device
 */
export async function closeFaceDevice(database: Kysely<Schema>, id: string): Promise<boolean> {
  const closed = await database
    .updateTable('face_devices')
    .set({ status: 'DeActive' })
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Stores that a device has called. Its row stays locked until the end, so that two deliveries of one device wait for
 * each other.
 * @returns false when it was deactivated in the meantime
 */
export async function markDeviceUsed(database: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const marked = await database
    .updateTable('face_devices')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

export interface AttributedEvent extends FaceEvent {
  readonly employeeId: string;
}

/**
 * Stores new events in one statement.
 * @returns the event_ids of those that were stored
 */
export async function storeFaceEvents(
  database: Kysely<Schema>,
  deviceId: string,
  events: readonly AttributedEvent[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const rows = events.map(({ eventId, employeeId, workDate, at, direction }) => ({
    id: newId(),
    employee_id: employeeId,
    work_date: workDate,
    logged_at: at,
    direction,
    device_id: deviceId,
    device_event_id: eventId,
  }));
  const stored = await sql<{ device_event_id: string }>`
    insert into face_logs (id, employee_id, work_date, logged_at, direction, device_id, device_event_id)
    select id, employee_id, work_date, logged_at, direction, device_id, device_event_id from json_populate_recordset(null::face_logs, ${JSON.stringify(rows)}::json)
    on conflict (device_id, device_event_id) where device_id is not null do nothing
    returning device_event_id`.execute(database);
  await database
    .updateTable('face_devices')
    .set((eb) => ({ event_count: eb('event_count', '+', stored.rows.length) }))
    .where('id', '=', deviceId)
    .execute();
  return new Set(stored.rows.map((row) => row.device_event_id));
}
