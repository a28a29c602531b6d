import type { Handler } from '../../operations/call';
import { mustBeGoodLink } from './passwordResetLink';
import { stateOfPasswordReset } from '../../security/passwordResetsRepository';

/**
 * Tells whether a mailed link can still be used.
 * @throws Failure 404 when it is unknown, 409 when it is used or expired
 */
export const checkPasswordReset: Handler<'checkPasswordReset'> = async ({ database, body, machineNow }) => {
  mustBeGoodLink(await stateOfPasswordReset(database, body.Token, machineNow));
  return null;
};
