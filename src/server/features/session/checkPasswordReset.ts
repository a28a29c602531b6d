import type { Handler } from '../../operations/call';
import { mustBeValidLink } from './passwordResetLink';
import { findPasswordReset } from '../../security/passwordResetsRepository';

/**
 * Checks whether a mailed link can be used.
 * @throws Failure 404 when it is unknown, 409 when it is used or expired
 */
export const checkPasswordReset: Handler<'checkPasswordReset'> = async ({ database, body, machineNow }) => {
  const { state } = await findPasswordReset(database, body.Token, machineNow);
  mustBeValidLink(state);
  return null;
};
