import { Failure } from '../../../errors/failure';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { deleteAuthenticator } from '../../../second-factor/authenticatorsRepository';
import { deletePasskeys } from '../../../second-factor/passkeysRepository';
import { deleteRecoveryCodes } from '../../../second-factor/recoveryCodesRepository';
import { hasSecondFactor, findSecondFactor } from '../../../second-factor/secondFactorReadModel';
import { secondFactorAnswer } from '../../../second-factor/secondFactorWire';
import { deleteKnownDevices } from '../../../security/knownDevicesRepository';
import { endSessions } from '../../../security/sessionsRepository';
import { mustManageEmployee } from '../editEmployee';
import { addEmployeeChanges } from '../../../employee-records/employeeChangesRepository';

/** @throws Failure 403 for an employee who may do more than the caller, 404 */
export const getEmployeeSecondFactor: Handler<'getEmployeeSecondFactor'> = async (call) => {
  const { database, params } = call;
  const [, answer] = await allInOrder([mustManageEmployee(call, params.id), secondFactorAnswer(database, params.id)]);
  return answer;
};

/**
 * Removes all second factors of an employee who has lost them. The sessions end and the devices are no longer known; the
 * history of the employee says who did it.
 * @throws Failure 403 for an employee who may do more than the caller, and for the caller, 404
 */
export const removeEmployeeSecondFactor: Handler<'removeEmployeeSecondFactor'> = async (call) => {
  const { body, caller, database, now } = call;
  const employee = await mustManageEmployee(call, body.id);
  if (employee.id === caller.employeeId)
    throw new Failure(403, 'Your own second factor is on your profile', { code: 'own_request' });
  const hadFactor = hasSecondFactor(await findSecondFactor(database, employee.id));
  await deleteAuthenticator(database, employee.id);
  await deletePasskeys(database, employee.id);
  await deleteRecoveryCodes(database, employee.id);
  await deleteKnownDevices(database, employee.id);
  await endSessions(database, employee.id);
  if (hadFactor)
    await addEmployeeChanges(database, caller.employeeId, now, [
      { employeeId: employee.id, field: 'Second factor', previous: 'Set up', current: 'Removed' },
    ]);
  return null;
};
