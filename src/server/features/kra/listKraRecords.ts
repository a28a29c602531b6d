import { expressionBuilder } from 'kysely';
import { firstDayOfMonth } from '../../../domain/calendar/month';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Handler } from '../../operations/call';
import { isVisibleKra } from '../../ratings/visibleRatings';
import { kraWhere } from './kraReadModel';
import { kraWire } from './kraWire';

/** CALL-080: the visible ratings, optionally of one month or one employee. */
export const listKraRecords: Handler<'listKraRecords'> = async ({ body, caller, database }) => {
  const { month, Employee_id: employeeId = '' } = body ?? {};
  const eb = expressionBuilder<Schema, 'kra_records'>();
  // An invalid id matches no employee.
  if (employeeId !== '' && !isRecordId(employeeId)) return [];
  const condition = eb.and([
    isVisibleKra(caller),
    ...(month === undefined ? [] : [eb('kra_records.month', '=', firstDayOfMonth(month))]),
    ...(employeeId === '' ? [] : [eb('kra_records.employee_id', '=', employeeId)]),
  ]);
  return (await kraWhere(database, condition)).map((row) => kraWire(row));
};
