import type { Kysely } from 'kysely';
import { startPageFor } from '../../../domain/session/startPage';
import { linkToFile } from '../../attachments/attachmentWire';
import type { Schema } from '../../database/schema';
import type { Call, Schemas } from '../../operations/call';
import { isKnownDevice, storeKnownDevice } from '../../security/knownDevicesRepository';
import { openSession, shownExpiry } from '../../security/sessionsRepository';
import { hashToken } from '../../security/token';
import type { Account } from './accountReadModel';

/** The author of the event of a sign-in, whose call has no caller. */
const accountActor = ({ id, first_name, last_name }: Account): { id: string; name: string } => ({
  id,
  name: `${first_name} ${last_name}`,
});

type SigningIn = Omit<Call<'signIn'>, 'body' | 'query' | 'params'> & { readonly body: { readonly Device?: string } };

const userWire = (account: Account, call: SigningIn): Schemas['LoggedInUser'] => ({
  _id: account.id,
  First_name: account.first_name,
  Last_name: account.last_name,
  Employee_code: account.code,
  Profile_pic: linkToFile(account.photo, { ...call, caller: { employeeId: account.id } }),
  Role_permission_id: account.role_id,
  Position_id: account.position && {
    _id: account.position.id,
    Position: account.position.name,
    Position_name: account.position.name,
  },
  Email: account.email,
  Company_time_zone: call.services.companyTimeZone,
});

/** The chosen page while the user may see it, otherwise the default of the role. */
const startPage = ({ granted_flags, start_page }: Account): string =>
  startPageFor(new Set(granted_flags), start_page === null ? undefined : JSON.parse(start_page));

/** The hash of the token of a device that the account knows; undefined for every other one. */
export async function knownDevice(
  database: Kysely<Schema>,
  email: string,
  token: string | undefined,
  machineNow: Date,
): Promise<Buffer | undefined> {
  if (token === undefined) return undefined;
  const deviceHash = hashToken(token);
  return (await isKnownDevice(database, deviceHash, email, machineNow)) ? deviceHash : undefined;
}

/** Opens a session for an account whose user is authenticated. The caller has locked the account. */
export async function openAccountSession(
  call: SigningIn,
  account: Account,
  { isStrong = false }: { readonly isStrong?: boolean } = {},
): Promise<{ sessionId: string; answer: Omit<Schemas['SignInAnswer'], 'status'> }> {
  const { database, body, origin, now, machineNow, services, recordAudit } = call;
  const { deviceHash, newToken } = await storeKnownDevice(database, account.id, body.Device, machineNow);
  const { id, token, endsAt } = await openSession(database, {
    employeeId: account.id,
    address: origin.address,
    browser: origin.browser,
    deviceHash,
    now,
    machineNow,
    idleMs: services.sessionIdleMs,
    isStrong,
  });
  recordAudit({ kind: 'signed_in', actor: accountActor(account), sessionId: id });
  const answer = {
    data: [userWire(account, call)],
    token,
    expires_at: shownExpiry(endsAt, call).toISOString(),
    ...(newToken === undefined ? {} : { Device: newToken }),
    Start_page: startPage(account),
  };
  return { sessionId: id, answer };
}
