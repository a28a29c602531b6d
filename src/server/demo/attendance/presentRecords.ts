import type { ComputedMonth } from '../../../domain/present-data/computedMonth';
import { lastDayOfMonth, monthName, firstDayOfMonth, toMonth } from '../../../domain/calendar/month';
import type { PresentChange } from '../../database/tables/attendanceTables';
import type { CompanyRows, Row } from '../companyRows';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { faceLogDays } from './faceLogs';
import { presentDeviations } from './presentDeviations';
import type { MonthSummaries } from './monthSummaries';
import { hourMs, minuteMs } from '../../../domain/calendar/duration';

/** Leave days that every employee earns in a month. */
const EARNED_DAYS = 1.5;
const MAX_CARRIED_DAYS = 6;
/** Minute of the first day of the next month. */
const FIRST_UPLOAD_MINUTE = 660;
const MINUTES_PER_UPLOAD = 4;

interface Answer {
  readonly status: 'Approved' | 'Issue' | null;
  readonly comment: string | null;
}

export interface PresentCompany {
  readonly people: readonly Person[];
  readonly employees: readonly Row<'employees'>[];
  readonly months: MonthSummaries;
  /** Who uploads the records and closes the months. */
  readonly clerk: Person | undefined;
  /** Number of a division of a company whose other records close the months. It has a file of its own, uploaded after the others. */
  readonly division?: number;
}

/**
 * Present records of the full months with face logs, computed from attendance and leave. Older months are closed; the
 * newest has many unanswered records and a few mistakes, so that the comparison shows something.
 */
export function presentRows(
  { people, employees, months: { summarize, isCorrected }, clerk, division }: PresentCompany,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Pick<CompanyRows, 'present_records' | 'present_month_closings' | 'present_log_entries'> {
  const random = seed.fork('present records');
  const personByEmployee = new Map(people.map((person) => [person.id, person]));
  const carried = new Map<string, number>();
  const records: Row<'present_records'>[] = [];
  const closings: Row<'present_month_closings'>[] = [];
  const entries: Row<'present_log_entries'>[] = [];
  const addEntry = (
    month: string,
    recordId: string | null,
    atMs: number,
    {
      action,
      comment = null,
      changes = [],
      by = clerk?.id ?? null,
    }: {
      action: Row<'present_log_entries'>['action'];
      comment?: string | null;
      changes?: readonly PresentChange[];
      by?: string | null;
    },
  ): void => {
    entries.push({
      id: identifier(random, atMs),
      month: firstDayOfMonth(month),
      record_id: recordId,
      action,
      comment,
      changes,
      created_by_id: by,
      created_at: new Date(atMs),
    });
  };
  const months = fullMonths(calendar);
  for (const [index, { month, lastDay }] of months.entries()) {
    const isNewest = index === months.length - 1;
    const deviate = presentDeviations();
    // In the first hours of a month that is later than now.
    const createdMs = Math.min(
      calendar.at(lastDay + 1, FIRST_UPLOAD_MINUTE + (division ?? 0) * MINUTES_PER_UPLOAD),
      calendar.nowMs - hourMs,
    );
    let isEdited = false;
    for (const employee of employees) {
      const person = personByEmployee.get(employee.id);
      if (
        person === undefined ||
        person.account === 'newcomer' ||
        person.joined > lastDay ||
        (person.left !== null && person.left < lastDay)
      )
        continue;
      const computed = summarize(employee, month);
      const deviation =
        isNewest && person.account === null ? deviate(computed, isCorrected(person.id, month)) : undefined;
      const figures = deviation?.figures ?? computed;
      const leaveDays = figures.Full_leave + figures.Half_leave / 2;
      const allowed = Math.min(leaveDays, EARNED_DAYS + (carried.get(person.id) ?? 2));
      const carryForward = Math.min((carried.get(person.id) ?? 2) + EARNED_DAYS - allowed, MAX_CARRIED_DAYS);
      carried.set(person.id, carryForward);
      const { status, comment } = deviation
        ? { status: deviation.comment === null ? null : ('Issue' as const), comment: deviation.comment }
        : chooseAnswer(person, isNewest, random);
      const answeredMs = Math.min(createdMs + random.integer(3, 70) * hourMs, calendar.nowMs - minuteMs);
      const id = identifier(random, createdMs);
      records.push({
        ...presentRecord(figures, { carryForward, allowed }),
        id,
        recorded_on: calendar.day(lastDay),
        name: person.fullName,
        code: person.code,
        attendance_status: status,
        attendance_status_at: status === null ? null : new Date(answeredMs),
        attendance_comment: comment,
        created_by_id: clerk?.id ?? null,
        created_at: new Date(createdMs),
        updated_at: new Date(status === null ? createdMs : answeredMs),
      });
      addEntry(month, id, createdMs, { action: 'Uploaded' });
      if (!isEdited && status === 'Approved' && figures.Missed_punch === 0 && answeredMs > createdMs + 2 * hourMs) {
        isEdited = true;
        addEntry(month, id, createdMs + hourMs, {
          action: 'Edited',
          changes: [{ field: 'Missed_punch', from: '1', to: '0' }],
        });
      }
      if (status !== null) addEntry(month, id, answeredMs, { action: status, comment, by: person.id });
    }
    const count = records.filter(({ recorded_on }) => recorded_on.startsWith(month)).length;
    addEntry(month, null, createdMs, {
      action: 'Uploaded',
      comment: `${[monthName(month), ...(division === undefined ? [] : [`division ${division}`])].join(' ')}.xlsx: ${count} added, 0 replaced`,
    });
    if (isNewest || clerk === undefined || division !== undefined) continue;
    const closedMs = calendar.at(lastDay + 5, 1000);
    closings.push({ month: firstDayOfMonth(month), closed_by_id: clerk.id, closed_at: new Date(closedMs) });
    addEntry(month, null, closedMs, { action: 'Closed' });
  }
  return { present_records: records, present_month_closings: closings, present_log_entries: entries };
}

const presentRecord = (
  figures: ComputedMonth,
  { carryForward, allowed }: { carryForward: number; allowed: number },
) => ({
  working_days: figures.Working_days,
  full_leave_count: figures.Full_leave,
  half_leave_count: figures.Half_leave,
  missed_punch_count: figures.Missed_punch,
  wfm_days: figures.WFM,
  carry_forward_days: carryForward,
  total_days: figures.Total_days,
  allowed_days: allowed,
  grand_total_days: figures.Total_days + allowed,
});

/**
 * Settled records have no issue. Of the accounts, only employee@ has an unanswered record, so that no other account is
 * asked at sign-in.
 */
function chooseAnswer(person: Person, isNewest: boolean, random: SeededRandom): Answer {
  if (person.account !== null)
    return { status: isNewest && person.account === 'employee' ? null : 'Approved', comment: null };
  const status = random.weighted<'Approved' | 'Issue' | null>(
    isNewest
      ? [
          ['Approved', 14],
          ['Issue', 1],
          [null, 10],
        ]
      : [['Approved', 1]],
  );
  return { status, comment: status === 'Issue' ? 'My carry forward should be half a day more' : null };
}

/** The full months before today with face logs, oldest first, with the number of their last day. */
function fullMonths(calendar: CompanyCalendar): { month: string; lastDay: number }[] {
  const months: { month: string; lastDay: number }[] = [];
  for (let day = Math.max(0, calendar.today - faceLogDays); day < calendar.today; day += 1) {
    const date = calendar.day(day);
    const month = toMonth(date);
    const isWhole =
      toMonth(calendar.day(Math.max(0, day - Number(date.slice(8)) + 1))) === month &&
      day - Number(date.slice(8)) + 1 >= calendar.today - faceLogDays;
    if (date === lastDayOfMonth(month) && isWhole) months.push({ month, lastDay: day });
  }
  return months;
}
