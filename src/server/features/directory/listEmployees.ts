import type { Handler } from '../../operations/call';
import { employeeWire } from './employeeWire';
import { listPeople } from './employeesReadModel';

/** CALL-014: all employees by name, former ones included: they still stand in old records. Positions that the settings name are left out (BEH-060). */
export const listEmployees: Handler<'listEmployees'> = async (call) =>
  (await listPeople(call.database, { exceptPositions: call.services.excludedPositions })).map((person) =>
    employeeWire(person, call),
  );
