import type { Handler } from '../../operations/call';
import { employeeRecordWire } from './employeeRecordWire';
import { employeeRecords } from '../../employee-records/employeesReadModel';

/** C-22: all employees by name, including former ones. */
export const listEmployeeRecords: Handler<'listEmployeeRecords'> = async (call) =>
  (await employeeRecords(call.database)).map((row) => employeeRecordWire(row, call));
