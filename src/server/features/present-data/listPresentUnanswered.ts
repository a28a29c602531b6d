import type { Handler } from '../../operations/call';
import { countUnanswered, countUnansweredByReason, selectUnanswered } from './unansweredReadModel';

/** The contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };

/** A window of the employees without an answer for the month, and of those without a record. */
export const listPresentUnanswered: Handler<'listPresentUnanswered'> = async ({ database, query, services }) => {
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const { companyTimeZone: timeZone } = services;
  const silent = selectUnanswered(database, query, timeZone);
  const rows = await silent.offset(offset).limit(limit).execute();
  const isWholeList = offset === 0 && rows.length < limit;
  const total = isWholeList ? rows.length : await countUnanswered(database, query, timeZone);
  return {
    Rows: rows.map(({ employee_id, name, code, why, reminded_at, reminder_name }) => ({
      Employee_id: employee_id,
      Code: code,
      Name: name,
      Why: why,
      Reminded_at: reminded_at?.toISOString() ?? null,
      Reminded_by: reminder_name,
    })),
    Total: total,
    ...(query.Count_by !== undefined && { Counts: await countUnansweredByReason(database, query, timeZone) }),
  };
};
