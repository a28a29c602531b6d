import { startPageFor } from '../../../domain/session/startPage';
import { linkToFile } from '../../attachments/attachmentWire';
import { Failure } from '../../errors/failure';
import type { Call, PreparedHandler, Schemas } from '../../operations/call';
import { isPasswordRight } from '../../security/passwordHash';
import { isKnownDevice, storeKnownDevice } from '../../security/knownDevicesRepository';
import { openSession, shownExpiry } from '../../security/sessionsRepository';
import { hashToken } from '../../security/token';
import { findAccount, type Account } from './accountReadModel';
import { clearAttempts, mustNotBeLimited, signInSubjects } from './attemptLimits';
import { lockPassword } from './passwordsRepository';

/** MSG-011. The same for a wrong password and for an account that does not exist. */
const noMatch = 'Email OR Password Not Match!!';
const tooManyWrong = "Too many wrong passwords. You need not wait to set a new one: use 'Forgot Password'.";

const userWire = (account: Account, call: Call<'signIn'>): Schemas['LoggedInUser'] => ({
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

/** undefined for a device that the account does not know. */
async function knownDevice({ body, database, machineNow }: Call<'signIn'>): Promise<Buffer | undefined> {
  if (body.Device === undefined) return undefined;
  const deviceHash = hashToken(body.Device);
  return (await isKnownDevice(database, deviceHash, body.Email, machineNow)) ? deviceHash : undefined;
}

/**
 * CALL-001: opens a session. Wrong passwords slow down their source and lock no account.
 * @throws Failure 401 when mail address and password do not match, 429 while attempts are slowed down
 */
export const signIn: PreparedHandler<'signIn'> = {
  prepare: async (preparation) => {
    const { body, database, now, machineNow, origin } = preparation;
    const subjects = signInSubjects({
      email: body.Email,
      address: origin.address,
      deviceHash: await knownDevice(preparation),
    });
    await mustNotBeLimited(database, [subjects.source, ...subjects.shared], machineNow, tooManyWrong);
    const account = await findAccount(database, body.Email);
    const isRight = await isPasswordRight(account?.password_hash ?? null, body.Password);
    if (account === undefined || !isRight) throw new Failure(401, noMatch, { code: 'wrong_credentials' });
    await clearAttempts(database, subjects);

    return async (call) => {
      // Changed or deactivated since the comparison, which ended all sessions: a new one must not be opened.
      if (!(await lockPassword(call.database, account.id, account.password_hash)))
        throw new Failure(401, noMatch, { code: 'wrong_credentials' });
      const { deviceHash, newToken } = await storeKnownDevice(call.database, account.id, body.Device, machineNow);
      const { token, endsAt } = await openSession(call.database, {
        employeeId: account.id,
        address: origin.address,
        browser: origin.browser,
        deviceHash,
        now,
        machineNow,
        idleMs: call.services.sessionIdleMs,
      });
      return {
        data: [userWire(account, call)],
        token,
        expires_at: shownExpiry(endsAt, call).toISOString(),
        ...(newToken === undefined ? {} : { Device: newToken }),
        Start_page: startPage(account),
      };
    };
  },
};
