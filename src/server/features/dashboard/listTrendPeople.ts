import { workDateIn } from '../../../domain/attendance/workDate';
import { daysOfMonth } from '../../../domain/calendar/month';
import { failures } from '../../errors/failure';
import type { Call, Handler, Schemas } from '../../operations/call';
import { companyPersonWire, maySeeMissingPunches } from './companyPeople';
import {
  leavesOfMonth,
  peopleOfDay,
  peopleOfHeadcount,
  peopleOfPending,
  type TrendPersonRow,
} from './companyTrendsReadModel';
import { companyQueues } from './pendingConditionsReadModel';

const personWire = (row: TrendPersonRow): Schemas['CompanyPerson'] =>
  companyPersonWire(row, {
    day: row.day,
    checkInAt: row.check_in_at,
    checkOutAt: row.check_out_at,
    state: row.state,
  });

/** @throws Failure 400 without a parameter that the figure needs */
function needed<Value>(field: string, value: Value | undefined): Value {
  if (value === undefined) throw failures.malformed([{ field, message: `Please name the ${field} of the figure` }]);
  return value;
}

function figureRows({ caller, database, now, query, services }: Call<'listTrendPeople'>): Promise<TrendPersonRow[]> {
  const moment = { now, timeZone: services.companyTimeZone };
  const { show } = query;
  switch (show) {
    case 'present':
    case 'on-leave':
    case 'absent':
    case 'late':
      if (!maySeeMissingPunches(caller)) throw failures.notPermitted();
      return peopleOfDay(database, { day: needed('day', query.day), figure: show }, moment);
    case 'leave':
      if (!companyQueues(caller).includes('leave')) throw failures.notPermitted();
      return leavesOfMonth(database, daysOfMonth(needed('month', query.month)), {
        type: needed('type', query.type),
        timeZone: moment.timeZone,
      });
    case 'employed':
    case 'joined':
    case 'left':
      return peopleOfHeadcount(
        database,
        { month: needed('month', query.month), figure: show },
        { today: workDateIn(moment.timeZone, now), timeZone: moment.timeZone },
      );
    case 'pending': {
      const kind = needed('kind', query.kind);
      if (!companyQueues(caller).includes(kind)) throw failures.notPermitted();
      return peopleOfPending(database, { kind, age: needed('age', query.age) }, moment);
    }
  }
}

/**
 * The people behind a point of a chart of the company.
 * @throws Failure 403 without a flag that opens these rows, 400 without the parameters of the figure
 */
export const listTrendPeople: Handler<'listTrendPeople'> = async (call) => (await figureRows(call)).map(personWire);
