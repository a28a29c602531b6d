import type { Handler } from '../../operations/call';
import { employeeWire } from './employeeWire';
import { listPeople } from './employeesReadModel';

/** CALL-014: all employees by name, former ones included: they still stand in old records. */
export const listEmployees: Handler<'listEmployees'> = async (call) => (await listPeople(call.database)).map((person) => employeeWire(person, call));
