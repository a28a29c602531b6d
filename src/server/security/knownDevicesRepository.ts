import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { createToken, hashToken } from './token';

const validityMs = 180 * 24 * 60 * 60 * 1000;
/** Of one person: the least used one gives way to a new one. */
const maxDevices = 20;

/** Whether the account with this mail address has been signed in to with this device before. */
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

/** A browser has one token for all people who sign in there; one that nobody knows is replaced, or a stranger could choose it. */
const isToken = async (database: Kysely<Schema>, deviceHash: Buffer): Promise<boolean> =>
  (await database
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', deviceHash)
    .executeTakeFirst()) !== undefined;

interface DeviceInUse {
  readonly deviceHash: Buffer;
  /** For the browser to keep; undefined when it has one that is good. */
  readonly newToken: string | undefined;
}

/** Notes that a person has proved who he or she is on a device. */
export async function rememberDevice(
  database: Kysely<Schema>,
  employeeId: string,
  givenToken: string | undefined,
  machineNow: Date,
): Promise<DeviceInUse> {
  const good = givenToken !== undefined && (await isToken(database, hashToken(givenToken))) ? givenToken : undefined;
  const token = good ?? createToken();
  const deviceHash = hashToken(token);
  await database
    .insertInto('known_devices')
    .values({ token_hash: deviceHash, employee_id: employeeId, created_at: machineNow, last_used_at: machineNow })
    .onConflict((conflict) => conflict.columns(['token_hash', 'employee_id']).doUpdateSet({ last_used_at: machineNow }))
    .execute();
  const kept = database
    .selectFrom('known_devices')
    .select('token_hash')
    .where('employee_id', '=', employeeId)
    .orderBy('last_used_at', 'desc')
    .limit(maxDevices);
  await database
    .deleteFrom('known_devices')
    .where('employee_id', '=', employeeId)
    .where((eb) =>
      eb.or([eb('token_hash', 'not in', kept), eb('last_used_at', '<=', new Date(machineNow.getTime() - validityMs))]),
    )
    .execute();
  return { deviceHash, newToken: good === undefined ? token : undefined };
}

interface Forgotten {
  /** Only the device of this session; all of the person when left out. */
  readonly ofSession?: string;
  /** The device of this session stays known. */
  readonly exceptOfSession?: string;
}

/** Forgets devices of a person; to be called before their sessions end. */
export async function forgetDevices(
  database: Kysely<Schema>,
  employeeId: string,
  { ofSession, exceptOfSession }: Forgotten = {},
): Promise<void> {
  const deviceOf = (sessionId: string) =>
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
    .$if(ofSession !== undefined, (query) => query.where('token_hash', 'in', deviceOf(ofSession ?? '')))
    .$if(exceptOfSession !== undefined, (query) => query.where('token_hash', 'not in', deviceOf(exceptOfSession ?? '')))
    .execute();
}
