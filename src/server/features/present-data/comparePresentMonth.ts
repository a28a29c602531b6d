import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { attendanceOfDay, type AttendanceMoment } from '../../../domain/attendance/attendanceDay';
import { daysBetween } from '../../../domain/attendance/attendanceMonth';
import { computedFigures, computeMonth, differingFigures, type ComputedMonth } from '../../../domain/present-data/computedMonth';
import { firstDayOfMonth, lastDayOfMonth } from '../../../domain/present-data/presentMonth';
import type { Schema } from '../../database/schema';
import type { Handler, Schemas } from '../../operations/call';
import { correctionsOfMonth, daysAtHomeOfMonth, faceDaysOfMonth, holidaysOfMonth, leavesOfMonth, peopleOfMonth } from './monthSourcesReadModel';
import { recordsOfMonth, type PresentRow } from './presentReadModel';
import { figureColumns } from './presentWire';

/** Other requests get their turn after so many people. */
const peopleAtOnce = 100;

const byPerson = <Row extends { employee_id: string }>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.employee_id);
    if (known === undefined) found.set(row.employee_id, [row]);
    else known.push(row);
  }
  return found;
};
const ms = (...times: readonly (Date | null | undefined)[]): number[] => times.flatMap((time) => (time ? [time.getTime()] : []));

interface ComputedPerson {
  readonly code: string;
  readonly name: string;
  readonly figures: ComputedMonth;
}

/** The month of everybody, from what the database holds, in six queries. */
async function computeEverybody(database: Kysely<Schema>, month: string, moment: AttendanceMoment): Promise<ComputedPerson[]> {
  const span = { first: firstDayOfMonth(month), last: lastDayOfMonth(month) };
  const days = daysBetween(span.first, span.last);
  const people = await peopleOfMonth(database, span);
  const faces = byPerson(await faceDaysOfMonth(database, span));
  const corrections = byPerson(await correctionsOfMonth(database, span));
  const leaves = byPerson(await leavesOfMonth(database, span));
  const atHome = byPerson(await daysAtHomeOfMonth(database, span));
  const holidays = await holidaysOfMonth(database, span);
  const computed: ComputedPerson[] = [];
  for (const [index, person] of people.entries()) {
    if (index % peopleAtOnce === peopleAtOnce - 1) await nextTurn();
    const faceOf = new Map(faces.get(person.id)?.map((face) => [face.work_date, face]));
    const manualOf = new Map(corrections.get(person.id)?.map((row) => [row.work_date, row]));
    const periods = (leaves.get(person.id) ?? []).map((leave) => ({ from: leave.starts_on, to: leave.ends_on, halfFrom: leave.half_from, halfTo: leave.half_to }));
    const attendance = days.map((day) => {
      const face = faceOf.get(day);
      const manual = manualOf.get(day);
      return attendanceOfDay(
        {
          day,
          faceIns: ms(face?.first_in_at, face?.last_in_at),
          faceOuts: ms(face?.last_out_at),
          manual: manual === undefined ? null : { checkIn: manual.check_in_at?.getTime() ?? null, checkOut: manual.check_out_at?.getTime() ?? null, firstHalf: manual.present_first_half, secondHalf: manual.present_second_half },
          leaves: periods,
          holidays: holidays.filter((holiday) => holiday.day === day && (holiday.location_ids.length === 0 || holiday.location_ids.includes(person.location_id ?? ''))),
          joinedOn: person.joined_on,
        },
        moment,
      );
    });
    computed.push({ code: person.code, name: person.full_name, figures: computeMonth(attendance, atHome.get(person.id)?.[0]?.days ?? 0) });
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
