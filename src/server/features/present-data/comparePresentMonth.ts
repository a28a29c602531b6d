import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { computedFigures, differingFigures, type ComputedMonth } from '../../../domain/present-data/computedMonth';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/present-data/presentMonth';
import type { Schema } from '../../database/schema';
import type { Handler, Schemas } from '../../operations/call';
import { monthReckoner } from '../../present-months/reckonMonth';
import { correctionsOfMonth, daysAtHomeOfMonth, faceDaysOfMonth, holidaysOfMonth, leavesOfMonth, peopleOfMonth } from './monthSourcesReadModel';
import { recordsOfMonth, type PresentRow } from './presentReadModel';
import { figureColumns } from './presentWire';

/** Other requests get their turn after so many people. */
const peopleAtOnce = 100;

interface ComputedPerson {
  readonly code: string;
  readonly name: string;
  readonly figures: ComputedMonth;
}

/** The month of everybody, from what the database holds, in six queries. */
async function computeEverybody(database: Kysely<Schema>, month: string, moment: AttendanceMoment): Promise<ComputedPerson[]> {
  const span = { first: firstDayOfMonth(month), last: lastDayOfMonth(month) };
  const people = await peopleOfMonth(database, span);
  const reckon = monthReckoner(
    month,
    {
      faces: await faceDaysOfMonth(database, span),
      corrections: await correctionsOfMonth(database, span),
      leaves: await leavesOfMonth(database, span),
      atHome: await daysAtHomeOfMonth(database, span),
      holidays: await holidaysOfMonth(database, span),
    },
    moment,
  );
  const computed: ComputedPerson[] = [];
  for (const [index, person] of people.entries()) {
    if (index % peopleAtOnce === peopleAtOnce - 1) await nextTurn();
    computed.push({ code: person.code, name: person.full_name, figures: reckon(person) });
  }
  return computed;
}

const storedFigures = (row: PresentRow): ComputedMonth => Object.fromEntries(computedFigures.map((figure) => [figure, row[figureColumns[figure]]])) as ComputedMonth;

/** The month as attendance and leave give it, beside what is stored; differences are named. */
export const comparePresentMonth: Handler<'comparePresentMonth'> = async ({ database, now, query, services }) => {
  const computed = await computeEverybody(database, query.month, { now, timeZone: services.companyTimeZone });
  const records = new Map((await recordsOfMonth(database, query.month)).map((record) => [record.code.toLowerCase(), record]));
  const rows = computed.map(({ code, name, figures }): Schemas['PresentComparisonRow'] => {
    const record = records.get(code.toLowerCase());
    records.delete(code.toLowerCase());
    const stored = record === undefined ? null : storedFigures(record);
    return { Code: code, Name: name, _id: record?.id ?? null, Stored: stored, Computed: figures, Differences: stored === null ? [] : differingFigures(stored, figures) };
  });
  const strangers = [...records.values()].map((record): Schemas['PresentComparisonRow'] => ({ Code: record.code, Name: record.name, _id: record.id, Stored: storedFigures(record), Computed: null, Differences: [] }));
  return [...rows, ...strangers];
};
