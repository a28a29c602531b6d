import type { Handler } from '../../operations/call';
import { readEmployeeFilter } from './employeeFilter';
import { employeeWire } from './employeeWire';
import { listPeople } from './employeesReadModel';

/**
 * CALL-015: the employees that match a filter, by name.
 * @throws Failure 400 for a malformed filter
 */
export const listEmployeesByFilter: Handler<'listEmployeesByFilter'> = async (call) =>
  (await listPeople(call.database, readEmployeeFilter(call.params.filter))).map((person) => employeeWire(person, call));
