import { isMailAddress, notMailAddressMessage } from '../../../domain/session/mailAddress';
import { newPasswordProblems, ownWords } from '../../../domain/session/passwordRules';
import { isBlank } from '../../../domain/validation/isBlank';
import { Failure, mustBeValid } from '../../errors/failure';
import type { PreparedHandler } from '../../operations/call';
import { loadCommonPasswords } from '../../security/commonPasswords';
import { hashPassword } from '../../security/passwordHash';
import { insertFirstAccount, isValidSetUpToken, useSetUpToken } from './setUpRepository';

const linkNotValid = () =>
  new Failure(
    404,
    'This link is not valid any more. A restart of Daybook prints a new one until the first account exists.',
  );

/**
 * Creates the first account, with every permission, by the link that the first start prints.
 * @throws Failure 404 for an invalid link, 422 for invalid input
 */
export const createFirstAccount: PreparedHandler<'createFirstAccount'> = {
  prepare: async ({ body, database }) => {
    if (!(await isValidSetUpToken(database, body.Token))) throw linkNotValid();
    const email = body.Email.trim();
    mustBeValid([
      ...(isBlank(body.First_name) ? [{ field: 'First_name', message: 'Please enter your first name' }] : []),
      ...(isBlank(body.Last_name) ? [{ field: 'Last_name', message: 'Please enter your last name' }] : []),
      ...(isMailAddress(email) ? [] : [{ field: 'Email', message: notMailAddressMessage }]),
      ...newPasswordProblems(body.Password, {
        ownWords: ownWords({ first_name: body.First_name, last_name: body.Last_name, email }),
        commonPasswords: await loadCommonPasswords(),
      }),
    ]);
    const passwordHash = await hashPassword(body.Password);

    return async (call) => {
      if (!(await useSetUpToken(call.database, body.Token))) throw linkNotValid();
      await insertFirstAccount(
        call.database,
        { firstName: body.First_name.trim(), lastName: body.Last_name.trim(), email, passwordHash },
        call.now,
      );
      call.recordAudit({
        kind: 'employee_added',
        subject: { kind: 'employee', text: `${body.First_name.trim()} ${body.Last_name.trim()}` },
      });
      return null;
    };
  },
};
