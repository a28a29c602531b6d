import type { Row } from '../companyRows';
import { awayHalves, type PlannedLeave } from '../leave/plannedLeave';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { PresenceBook } from './presence';

const MONTHS = 4;
/** Days of leave that everybody earns in a month. */
const EARNED_DAYS = 1.5;
const MOST_CARRIED_DAYS = 6;

interface MonthDays {
  /** 'YYYY-MM'. */
  readonly month: string;
  readonly days: readonly number[];
}

/** Present records of the last full months, counted from presence and leave. The newest month waits for the answers of many. */
export function presentRecords(people: readonly Person[], leaves: ReadonlyMap<string, readonly PlannedLeave[]>, book: PresenceBook, workedAtHome: ReadonlyMap<string, number>, calendar: CompanyCalendar, seed: SeededRandom): Row<'present_records'>[] {
  const random = seed.fork('present records');
  const clerk = people.find(({ account }) => account === 'hr');
  const carried = new Map<string, number>();
  return lastMonths(calendar).flatMap(({ month, days }, index, months) => {
    const recordedOn = days[days.length - 1] ?? 0;
    return people
      .filter((person) => person.account !== 'newcomer' && person.joined <= (days[0] ?? 0) && (person.left === null || person.left >= recordedOn))
      .map((person) => {
        const counts = countMonth(person, days, leaves.get(person.id) ?? [], book, calendar);
        const allowed = Math.min(counts.leaveDays, EARNED_DAYS + (carried.get(person.id) ?? 2));
        const carryForward = Math.min((carried.get(person.id) ?? 2) + EARNED_DAYS - allowed, MOST_CARRIED_DAYS);
        carried.set(person.id, carryForward);
        const answer = answerOf(person, index === months.length - 1, random);
        const createdMs = calendar.at(recordedOn + 1, 660);
        const answeredMs = Math.min(createdMs + random.integer(2, 70) * 3_600_000, calendar.nowMs - 60_000);
        return {
          id: identifier(random, createdMs),
          recorded_on: calendar.day(recordedOn),
          name: person.fullName,
          code: person.code,
          working_days: counts.workingDays,
          full_leave_count: counts.fullLeaves,
          half_leave_count: counts.halfLeaves,
          missed_punch_count: counts.missedPunches,
          wfm_days: workedAtHome.get(`${person.id}/${month}`) ?? 0,
          carry_forward_days: carryForward,
          total_days: counts.presentDays,
          allowed_days: allowed,
          grand_total_days: counts.presentDays + allowed,
          attendance_status: answer,
          attendance_status_at: answer === null ? null : new Date(answeredMs),
          created_by_id: clerk?.id ?? null,
          created_at: new Date(createdMs),
          updated_at: new Date(answer === null ? createdMs : answeredMs),
        };
      });
  });
}

function answerOf(person: Person, isNewest: boolean, random: SeededRandom): 'Approved' | 'Issue' | null {
  const answer = random.weighted<'Approved' | 'Issue' | null>(isNewest ? [['Approved', 6], ['Issue', 1], [null, 5]] : [['Approved', 18], ['Issue', 1], [null, 1]]);
  return isNewest && person.account === 'employee' ? null : answer;
}

function countMonth(person: Person, days: readonly number[], leaves: readonly PlannedLeave[], book: PresenceBook, calendar: CompanyCalendar): { workingDays: number; presentDays: number; fullLeaves: number; halfLeaves: number; leaveDays: number; missedPunches: number } {
  const counts = { workingDays: 0, presentDays: 0, fullLeaves: 0, halfLeaves: 0, leaveDays: 0, missedPunches: 0 };
  const absences = new Set(book.absences(person));
  for (const day of days.filter((of) => calendar.isWorkingDay(of, person.location))) {
    const away = awayHalves(leaves, day);
    const awayShare = (Number(away.first) + Number(away.second)) / 2;
    const presence = book.of(person, day);
    counts.workingDays += 1;
    counts.presentDays += presence === undefined || absences.has(day) ? 0 : 1 - awayShare;
    counts.fullLeaves += awayShare === 1 ? 1 : 0;
    counts.halfLeaves += awayShare === 0.5 ? 1 : 0;
    counts.leaveDays += awayShare;
    counts.missedPunches += Number(presence?.hasInGap === true) + Number(presence?.hasOutGap === true);
  }
  return counts;
}

/** The last full months before today, the oldest first. */
function lastMonths(calendar: CompanyCalendar): MonthDays[] {
  const months = new Map<string, number[]>();
  const current = calendar.day(calendar.today).slice(0, 7);
  for (let day = 0; day < calendar.today; day += 1) {
    const month = calendar.day(day).slice(0, 7);
    if (month === current) break;
    const days = months.get(month);
    if (days) days.push(day);
    else months.set(month, [day]);
  }
  return [...months].slice(-MONTHS).map(([month, days]) => ({ month, days }));
}
