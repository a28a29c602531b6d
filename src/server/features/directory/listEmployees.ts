import type { Handler } from '../../operations/call';
import { employeeWire } from './employeeWire';
import { listPeople } from './employeesReadModel';

/**
 * CALL-014: all employees by name, including former ones, whom old records reference. The positions of a setting are
 * omitted (BEH-060).
 */
export const listEmployees: Handler<'listEmployees'> = async (call) =>
  (await listPeople(call.database, { exceptPositions: call.services.excludedPositions })).map((person) =>
    employeeWire(person, call),
  );
