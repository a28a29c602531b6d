import { workDateIn } from '../../../domain/attendance/workDate';
import { addDays } from '../../../domain/calendar/day';
import {
  countsIn,
  dayFigures,
  dayText,
  headcountKinds,
  missingPunchDays,
} from '../../../domain/company/companyFigures';
import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { missingPunches } from './companyDayReadModel';
import { companyPeopleOn, companyPersonWire, maySeeMissingPunches } from './companyPeople';

/**
 * The employees behind a figure of the company's day.
 * @throws Failure 403 for missing punches without a flag for them
 */
export const listCompanyPeople: Handler<'listCompanyPeople'> = async ({ caller, database, now, query, services }) => {
  const { show, id = '' } = query;
  const today = workDateIn(services.companyTimeZone, now);
  if (show === 'missing-punch') {
    if (!maySeeMissingPunches(caller)) throw failures.notPermitted();
    const span = { first: addDays(today, -missingPunchDays), last: addDays(today, -1) };
    const rows = await missingPunches(database, span, { now, timeZone: services.companyTimeZone });
    return rows.map((row) =>
      companyPersonWire(row, {
        day: row.day,
        checkInAt: row.check_in_at,
        checkOutAt: row.check_out_at,
        state: row.check_in_at === null ? 'No check-in' : 'No check-out',
      }),
    );
  }
  const figure = dayFigures.find((known) => known === show);
  const kind = headcountKinds.find((known) => known === show);
  const people = (await companyPeopleOn(database, { day: today, timeZone: services.companyTimeZone })).filter(
    (person) =>
      (figure !== undefined && countsIn(figure, person)) ||
      (kind !== undefined && person.isActive && (person.row[`${kind}_id`] ?? '') === id),
  );
  return people.map((person) =>
    companyPersonWire(person.row, {
      day: today,
      checkInAt: person.checkInAt,
      checkOutAt: person.checkOutAt,
      state: dayText(person),
    }),
  );
};
