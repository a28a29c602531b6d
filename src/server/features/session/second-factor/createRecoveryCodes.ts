import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { lockSignIns } from '../../../second-factor/authenticatorsRepository';
import { replaceRecoveryCodes } from '../../../second-factor/recoveryCodesRepository';
import { hasSecondFactor, findSecondFactor } from '../../../second-factor/secondFactorReadModel';

/**
 * New recovery codes; the earlier ones no longer work.
 * @throws Failure 409 without a second factor
 */
export const createRecoveryCodes: Handler<'createRecoveryCodes'> = async ({ database, caller }) => {
  await lockSignIns(database, caller.employeeId);
  if (!hasSecondFactor(await findSecondFactor(database, caller.employeeId)))
    throw failures.conflict('Recovery codes need a second factor. Please add one first.');
  return { Codes: (await replaceRecoveryCodes(database, caller.employeeId)).join('\n') };
};
