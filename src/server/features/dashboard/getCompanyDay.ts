import { workDateIn } from '../../../domain/attendance/workDate';
import { addDays } from '../../../domain/calendar/day';
import {
  countsIn,
  dayFigures,
  headcountKinds,
  missingPunchDays,
  type HeadcountKind,
} from '../../../domain/company/companyFigures';
import { compareTexts } from '../../../domain/sorting/listOrder';
import type { Handler, Schemas } from '../../operations/call';
import { missingPunches } from './companyDayReadModel';
import { companyPeopleOn, maySeeMissingPunches, type CompanyPerson } from './companyPeople';
import { companyQueues } from './pendingConditionsReadModel';
import { pendingFigures } from './pendingReadModel';

function headcountsBy(kind: HeadcountKind, people: readonly CompanyPerson[]): Schemas['Headcount'][] {
  const found = new Map<string | null, Schemas['Headcount']>();
  for (const { row } of people.filter(({ isActive }) => isActive)) {
    const id = row[`${kind}_id`];
    const known = found.get(id);
    if (known) known.Total += 1;
    else found.set(id, { Show: kind, _id: id, Name: row[kind] ?? 'None', Total: 1 });
  }
  return [...found.values()].sort((one, other) => other.Total - one.Total || compareTexts(one.Name, other.Name));
}

/** The company's day in figures, as far as the caller's flags open the lists behind them. */
export const getCompanyDay: Handler<'getCompanyDay'> = async ({ caller, database, now, services }) => {
  const today = workDateIn(services.companyTimeZone, now);
  const moment = { now, timeZone: services.companyTimeZone };
  const missingFrom = addDays(today, -missingPunchDays);
  const [people, missing, queues] = await Promise.all([
    companyPeopleOn(database, { day: today, timeZone: services.companyTimeZone }),
    maySeeMissingPunches(caller)
      ? missingPunches(database, { first: missingFrom, last: addDays(today, -1) }, moment)
      : undefined,
    pendingFigures(database, { caller, scope: 'company', kinds: companyQueues(caller) }),
  ]);
  return {
    Day: today,
    Missing_from: missingFrom,
    People: [
      ...dayFigures.map((show) => ({ Show: show, Total: people.filter((person) => countsIn(show, person)).length })),
      ...(missing ? [{ Show: 'missing-punch' as const, Total: missing.length }] : []),
    ],
    Headcounts: headcountKinds.flatMap((kind) => headcountsBy(kind, people)),
    Queues: queues.map((queue) => ({
      Kind: queue.kind,
      Total: queue.total,
      Oldest: queue.oldest?.toISOString() ?? null,
    })),
  };
};
