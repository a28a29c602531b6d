import { ratingDifference } from '../../../domain/kra/averages';
import { addMonths, toMonth } from '../../../domain/calendar/month';
import type { Handler, Schemas } from '../../operations/call';
import { readKraFacts } from './kraFactsReadModel';
import {
  countKra,
  countKraByState,
  performanceFilter,
  performanceOrder,
  performanceWindow,
  readTrends,
} from './kraPerformanceReadModel';
import { kraWire } from './kraWire';

/** As the contract's defaults. */
const defaultWindow = { offset: 0, limit: 100 };
/** Oldest first; the last is the month itself. */
const trendMonths = [-5, -4, -3, -2, -1, 0];

/**
 * A window of ratings with averages, the line of six months and the facts of the month.
 * @throws Failure 400 for an unknown sort key
 */
export const listKraPerformance: Handler<'listKraPerformance'> = async ({ caller, database, now, query, services }) => {
  const condition = performanceFilter(caller, query);
  const { offset = defaultWindow.offset, limit = defaultWindow.limit } = query;
  const [rows, counts] = await Promise.all([
    performanceWindow(database, condition, performanceOrder(query.sort), { offset, limit }),
    query.Count_by === undefined ? undefined : countKraByState(database, condition),
  ]);
  const isWholeList = offset === 0 && rows.length < limit;
  const [total, facts, trends] = await Promise.all([
    isWholeList ? rows.length : countKra(database, condition),
    readKraFacts(
      database,
      rows.map((row) => ({ employeeId: row.employee_id, month: toMonth(row.month) })),
      { now, timeZone: services.companyTimeZone },
    ),
    readTrends(
      database,
      caller,
      rows.map((row) => row.id),
    ),
  ]);
  const averages = new Map(trends.map((one) => [`${one.shown_id} ${toMonth(one.month)}`, one]));
  const compared = rows.flatMap((row, index): Schemas['KraPerformanceRow'][] => {
    const month = toMonth(row.month);
    const known = facts[index];
    if (known === undefined) return [];
    const trend = trendMonths.map((step) => {
      const average = averages.get(`${row.id} ${addMonths(month, step)}`);
      return {
        month: addMonths(month, step),
        Own_average: average?.own_average ?? null,
        Leader_average: average?.leader_average ?? null,
      };
    });
    return [
      {
        _id: row.id,
        Record: kraWire(row),
        Own_average: row.own_average,
        Leader_average: row.leader_average,
        Difference: ratingDifference(row.own_average, row.leader_average),
        Trend: trend,
        Facts: known,
      },
    ];
  });
  return {
    Rows: compared,
    Total: total,
    ...(counts && { Counts: counts }),
  };
};
