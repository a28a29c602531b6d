import type { ComputedMonth } from '../../../domain/present-data/computedMonth';
import { lastDayOfMonth, monthText } from '../../../domain/present-data/presentMonth';
import type { PresentChange } from '../../database/attendanceTables';
import type { CompanyRows, Row } from '../companyRows';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { faceLogDays } from './faceLogs';
import { presentDeviations } from './presentDeviations';
import type { MonthReckoner } from './reckonMonth';

/** Days of leave that everybody earns in a month. */
const EARNED_DAYS = 1.5;
const MOST_CARRIED_DAYS = 6;
const HOUR_MS = 3_600_000;

interface Answer {
  readonly status: 'Approved' | 'Issue' | null;
  readonly comment: string | null;
}

export interface PresentCompany {
  readonly people: readonly Person[];
  readonly employees: readonly Row<'employees'>[];
  readonly months: MonthReckoner;
}

/**
 * Present records of the full months that the gates have seen, as attendance and leave give them. Older months are closed;
 * the newest waits for the answers of many and holds a few mistakes, so that comparing shows something.
 */
export function presentRows(
  { people, employees, months: { reckon, isCorrected } }: PresentCompany,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Pick<CompanyRows, 'present_records' | 'present_month_closings' | 'present_log_entries'> {
  const random = seed.fork('present records');
  const clerk = people.find(({ account }) => account === 'hr');
  const personOf = new Map(people.map((person) => [person.id, person]));
  const carried = new Map<string, number>();
  const records: Row<'present_records'>[] = [];
  const closings: Row<'present_month_closings'>[] = [];
  const entries: Row<'present_log_entries'>[] = [];
  const tell = (
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
      month: `${month}-01`,
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
    const createdMs = calendar.at(lastDay + 1, 660);
    let isEdited = false;
    for (const employee of employees) {
      const person = personOf.get(employee.id);
      if (
        person === undefined ||
        person.account === 'newcomer' ||
        person.joined > lastDay ||
        (person.left !== null && person.left < lastDay)
      )
        continue;
      const computed = reckon(employee, month);
      const deviation =
        isNewest && person.account === null ? deviate(computed, isCorrected(person.id, month)) : undefined;
      const figures = deviation?.figures ?? computed;
      const leaveDays = figures.Full_leave + figures.Half_leave / 2;
      const allowed = Math.min(leaveDays, EARNED_DAYS + (carried.get(person.id) ?? 2));
      const carryForward = Math.min((carried.get(person.id) ?? 2) + EARNED_DAYS - allowed, MOST_CARRIED_DAYS);
      carried.set(person.id, carryForward);
      const { status, comment } = deviation
        ? { status: deviation.comment === null ? null : ('Issue' as const), comment: deviation.comment }
        : answerOf(person, isNewest, random);
      const answeredMs = Math.min(createdMs + random.integer(3, 70) * HOUR_MS, calendar.nowMs - 60_000);
      const id = identifier(random, createdMs);
      records.push({
        ...recordOf(figures, { carryForward, allowed }),
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
      tell(month, id, createdMs, { action: 'Uploaded' });
      if (!isEdited && status === 'Approved' && figures.Missed_punch === 0 && answeredMs > createdMs + 2 * HOUR_MS) {
        isEdited = true;
        tell(month, id, createdMs + HOUR_MS, {
          action: 'Edited',
          changes: [{ field: 'Missed_punch', from: '1', to: '0' }],
        });
      }
      if (status !== null) tell(month, id, answeredMs, { action: status, comment, by: person.id });
    }
    const count = records.filter(({ recorded_on }) => recorded_on.startsWith(month)).length;
    tell(month, null, createdMs, {
      action: 'Uploaded',
      comment: `${monthText(month)}.xlsx: ${count} added, 0 replaced`,
    });
    if (isNewest || clerk === undefined) continue;
    const closedMs = calendar.at(lastDay + 5, 1000);
    closings.push({ month: `${month}-01`, closed_by_id: clerk.id, closed_at: new Date(closedMs) });
    tell(month, null, closedMs, { action: 'Closed' });
  }
  return { present_records: records, present_month_closings: closings, present_log_entries: entries };
}

const recordOf = (figures: ComputedMonth, { carryForward, allowed }: { carryForward: number; allowed: number }) => ({
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

/** What was settled has no issue any more. Of the accounts only employee@ is still to be asked, so that the question greets nobody else. */
function answerOf(person: Person, isNewest: boolean, random: SeededRandom): Answer {
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

/** The full months before today of which there are face logs, the oldest first, with the number of their last day. */
function fullMonths(calendar: CompanyCalendar): { month: string; lastDay: number }[] {
  const months: { month: string; lastDay: number }[] = [];
  for (let day = Math.max(0, calendar.today - faceLogDays); day < calendar.today; day += 1) {
    const date = calendar.day(day);
    const month = date.slice(0, 7);
    const isWhole =
      calendar.day(Math.max(0, day - Number(date.slice(8)) + 1)).slice(0, 7) === month &&
      day - Number(date.slice(8)) + 1 >= calendar.today - faceLogDays;
    if (date === lastDayOfMonth(month) && isWhole) months.push({ month, lastDay: day });
  }
  return months;
}
