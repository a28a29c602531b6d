import { isRecordId } from '../../database/isRecordId';
import { employeeRecord } from '../../employee-records/employeesReadModel';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { readDayEvidence } from './dayEvidence';

/**
 * What HR decides a correction on: all records of a day of an employee.
 * @throws Failure 404 for an unknown employee
 */
export const getAttendanceDayEvidence: Handler<'getAttendanceDayEvidence'> = async (call) => {
  const { database, query } = call;
  if (!isRecordId(query.employee_id)) throw failures.notFound('Employee');
  const [, evidence] = await allInOrder([
    employeeRecord(database, query.employee_id),
    readDayEvidence(call, query.employee_id, query.date),
  ]);
  return evidence;
};
