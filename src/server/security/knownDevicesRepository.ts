import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';
import { dayMs } from '../../domain/calendar/duration';

const validityMs = 180 * dayMs;
/** Per employee; the least recently used one is evicted. */
const maxDevices = 20;

/** Whether the account with this mail address has signed in on this device before. */
export async function isKnownDevice(
  database: Kysely<Schema>,
  deviceHash: Buffer,
  email: string,
  machineNow: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_devices')
    .innerJoin('employees', 'employees.id', 'known_devices.employee_id')
    .where('known_devices.token_hash', '=', deviceHash)
    .where('known_devices.last_used_at', '>', new Date(machineNow.getTime() - validityMs))
    .where((eb) => eb(eb.fn<string>('lower', ['employees.email']), '=', email.trim().toLowerCase()))
    .where('employees.status', '=', 'Active')
    .select('employee_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A browser has one token for all its users; an unknown one is replaced, otherwise an attacker could choose it. */
const isToken = async (database: Kysely<Schema>, deviceHash: Buffer): Promise<boolean> =>
  (await database
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', deviceHash)
    .executeTakeFirst()) !== undefined;

interface DeviceInUse {
  readonly deviceHash: Buffer;
  /** For the browser to store; undefined when its token is valid. */
  readonly newToken: string | undefined;
}

/** Stores that an employee has authenticated on a device. */
export async function storeKnownDevice(
  database: Kysely<Schema>,
  employeeId: string,
  givenToken: string | undefined,
  machineNow: Date,
): Promise<DeviceInUse> {
  const isValid = givenToken !== undefined && (await isToken(database, hashToken(givenToken))) ? givenToken : undefined;
  const token = isValid ?? createToken();
  const deviceHash = hashToken(token);
  await database
    .insertInto('known_devices')
    .values({ token_hash: deviceHash, employee_id: employeeId, created_at: machineNow, last_used_at: machineNow })
    .onConflict((conflict) => conflict.columns(['token_hash', 'employee_id']).doUpdateSet({ last_used_at: machineNow }))
    .execute();
  const stored = database
    .selectFrom('known_devices')
    .select('token_hash')
    .where('employee_id', '=', employeeId)
    .orderBy('last_used_at', 'desc')
    .limit(maxDevices);
  await database
    .deleteFrom('known_devices')
    .where('employee_id', '=', employeeId)
    .where((eb) =>
      eb.or([
        eb('token_hash', 'not in', stored),
        eb('last_used_at', '<=', new Date(machineNow.getTime() - validityMs)),
      ]),
    )
    .execute();
  return { deviceHash, newToken: isValid === undefined ? token : undefined };
}

interface DeletedDevices {
  /** Only the device of this session; undefined for all of the employee. */
  readonly ofSession?: string;
  /** The device of this session stays known. */
  readonly exceptOfSession?: string;
}

/** Must run before the sessions of the devices end. */
export async function deleteKnownDevices(
  database: Kysely<Schema>,
  employeeId: string,
  { ofSession, exceptOfSession }: DeletedDevices = {},
): Promise<void> {
  const sessionDevice = (sessionId: string) =>
    database
      .selectFrom('sessions')
      .select('device_hash')
      .where('employee_id', '=', employeeId)
      .where('id', '=', sessionId)
      .where('device_hash', 'is not', null)
      .$castTo<{ device_hash: Buffer }>();
  await database
    .deleteFrom('known_devices')
    .where('employee_id', '=', employeeId)
    .$if(ofSession !== undefined, (query) => query.where('token_hash', 'in', sessionDevice(ofSession ?? '')))
    .$if(exceptOfSession !== undefined, (query) =>
      query.where('token_hash', 'not in', sessionDevice(exceptOfSession ?? '')),
    )
    .execute();
}
