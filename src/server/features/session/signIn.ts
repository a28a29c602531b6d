import { startPageFor } from '../../../domain/session/startPage';
import { linkToFile } from '../../attachments/attachmentWire';
import { Failure } from '../../errors/failure';
import type { Call, PreparedHandler, Schemas } from '../../operations/call';
import { isPasswordRight } from '../../security/passwordHash';
import { findAccount, type Account } from './accountReadModel';
import { signInsFromAddress, signInsToAccount } from './attemptLimits';
import { countAttempt, forgetAttempts, takeBackAttempt } from '../../security/attemptsRepository';
import { openSession, shownExpiry } from '../../security/sessionsRepository';

/** MSG-011. The same for a wrong password and for an account that does not exist. */
const noMatch = 'Email OR Password Not Match!!';

const userWire = (account: Account, call: Call<'signIn'>): Schemas['LoggedInUser'] => ({
  _id: account.id,
  First_name: account.first_name,
  Last_name: account.last_name,
  Employee_code: account.code,
  Profile_pic: linkToFile(account.photo, { ...call, caller: { employeeId: account.id } }),
  Role_permission_id: account.role_id,
  Position_id: account.position && { _id: account.position.id, Position: account.position.name, Position_name: account.position.name },
  Email: account.email,
  Company_time_zone: call.services.companyTimeZone,
});

/** The chosen page as long as the user may see it, else the one of the role. */
const startPageOf = ({ granted_flags, start_page }: Account): string => startPageFor(new Set(granted_flags), start_page === null ? undefined : JSON.parse(start_page));

/**
 * CALL-001: opens a session.
 * @throws Failure 401 when mail address and password do not fit, 429 after too many failures
 */
export const signIn: PreparedHandler<'signIn'> = {
  prepare: async ({ body, database, now, machineNow, origin }) => {
    const toAccount = signInsToAccount(body.Email);
    const fromAddress = signInsFromAddress(origin.address);
    await countAttempt(database, [toAccount, fromAddress], machineNow);
    const account = await findAccount(database, body.Email);
    const isRight = await isPasswordRight(account?.password_hash ?? null, body.Password);
    if (account === undefined || !isRight) throw new Failure(401, noMatch);

    return async (call) => {
      await forgetAttempts(call.database, toAccount.subject);
      await takeBackAttempt(call.database, fromAddress.subject, machineNow);
      const { token, expiresAt } = await openSession(call.database, { employeeId: account.id, address: origin.address, browser: origin.browser, now, machineNow });
      return { data: [userWire(account, call)], token, expires_at: shownExpiry(expiresAt, call).toISOString(), Start_page: startPageOf(account) };
    };
  },
};
