import type { Insertable } from 'kysely';
import type {
  ManualAttendanceLogEntriesTable,
  ManualAttendanceRequestsTable,
  ManualAttendancesTable,
} from '../../database/tables/attendanceTables';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { faceLogDays } from './faceLogs';
import type { Presence, PresenceBook } from './presence';
import { hourMs } from '../../../domain/calendar/duration';

export interface ManualAttendanceRows {
  requests: Insertable<ManualAttendanceRequestsTable>[];
  logEntries: Insertable<ManualAttendanceLogEntriesTable>[];
  corrections: Insertable<ManualAttendancesTable>[];
}

interface Claim {
  person: Person;
  day: number;
  type: 'checkIn' | 'checkOut';
  minute: number;
  reason: string;
}

const reasonsForGaps = [
  'technical issue',
  'technical issue',
  'Health Issue',
  'Vehicle Issue',
  'Cricket Tournament',
] as const;
const reasonsForDays = ['WFH', 'WFH', 'Client Meeting'] as const;
const rejectionReasons = [
  'The camera of that gate has no recording of that time',
  'Please ask your team leader to confirm the time first',
  'That day is already counted as leave',
] as const;

/** Requests for the gaps of the last four months, with the decisions of `deciders` and their corrections. */
export function manualRequests(
  people: readonly Person[],
  deciders: readonly Person[],
  book: PresenceBook,
  calendar: CompanyCalendar,
  seed: SeededRandom,
): ManualAttendanceRows {
  const rows: ManualAttendanceRows = { requests: [], logEntries: [], corrections: [] };
  if (deciders.length < 2) return rows;
  const random = seed.fork('manual requests');
  for (const person of people) {
    for (const claim of claims(person, book, calendar, random)) add(rows, claim, deciders, calendar, random);
  }
  return rows;
}

function claims(person: Person, book: PresenceBook, calendar: CompanyCalendar, random: SeededRandom): Claim[] {
  const first = calendar.today - faceLogDays;
  const ofGap = (day: number, presence: Presence): Claim[] => {
    if (day < first || (!presence.hasInGap && !presence.hasOutGap)) return [];
    const isAsked = random.chance(0.75) || person.account === 'employee' || day >= calendar.today - 3;
    const reason = random.pick(reasonsForGaps);
    if (!isAsked) return [];
    return [
      presence.hasInGap
        ? { person, day, type: 'checkIn', minute: presence.inMinute, reason }
        : { person, day, type: 'checkOut', minute: presence.outMinute, reason },
    ];
  };
  const ofAbsence = (day: number): Claim[] => {
    if (day < first || !random.chance(0.6)) return [];
    const reason = random.pick(reasonsForDays);
    return [
      { person, day, type: 'checkIn', minute: person.shift.beginMinute, reason },
      { person, day, type: 'checkOut', minute: person.shift.endMinute, reason },
    ];
  };
  return [
    ...book.days(person).flatMap(([day, presence]) => ofGap(day, presence)),
    ...book.absences(person).flatMap(ofAbsence),
  ];
}

function add(
  rows: ManualAttendanceRows,
  claim: Claim,
  deciders: readonly Person[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): void {
  const { person, day, type } = claim;
  // Requested within three days (VAL-042).
  const requestedMs = Math.min(
    calendar.at(Math.min(day + random.integer(1, 2), calendar.today), random.integer(620, 760)),
    calendar.nowMs - 120_000,
  );
  const decidedMs = requestedMs + random.integer(6, 90) * hourMs;
  const isPending = decidedMs > calendar.nowMs || day >= calendar.today - (person.account === 'employee' ? 5 : 4);
  const decider = random.pick(deciders.filter(({ id }) => id !== person.id));
  const isApproved = random.chance(0.82);
  const rejectionReason = random.pick(rejectionReasons);
  const status = isPending ? 'Pending' : isApproved ? 'Approved' : 'Rejected';
  const id = identifier(random, requestedMs);
  rows.requests.push({
    id,
    employee_id: person.id,
    work_date: calendar.day(day),
    type,
    claimed_time: clockTime(claim.minute),
    reason: claim.reason,
    status,
    status_comment: status === 'Rejected' ? rejectionReason : null,
    acted_by_id: isPending ? null : decider.id,
    acted_at: isPending ? null : new Date(decidedMs),
    created_at: new Date(requestedMs),
  });
  rows.logEntries.push({
    id: identifier(random, requestedMs),
    request_id: id,
    action: 'Pending',
    comment: null,
    created_by_id: person.id,
    created_at: new Date(requestedMs),
  });
  if (isPending) return;
  rows.logEntries.push({
    id: identifier(random, decidedMs),
    request_id: id,
    action: status,
    comment: status === 'Rejected' ? rejectionReason : null,
    created_by_id: decider.id,
    created_at: new Date(decidedMs),
  });
  if (status === 'Approved') correct(rows, claim, decider, decidedMs, calendar, random);
}

/** One correction per employee and day; a second approval adds to it. */
function correct(
  rows: ManualAttendanceRows,
  claim: Claim,
  decider: Person,
  decidedMs: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): void {
  const workDate = calendar.day(claim.day);
  const last = rows.corrections[rows.corrections.length - 1];
  const known = last?.employee_id === claim.person.id && last.work_date === workDate ? last : undefined;
  const correction = known ?? {
    id: identifier(random, decidedMs),
    employee_id: claim.person.id,
    work_date: workDate,
    check_in_at: null,
    check_out_at: null,
    present_first_half: false,
    present_second_half: false,
    updated_by_id: decider.id,
    updated_at: new Date(decidedMs),
  };
  const at = new Date(calendar.at(claim.day, claim.minute));
  if (claim.type === 'checkIn') {
    correction.check_in_at = at;
    correction.present_first_half = true;
  } else {
    correction.check_out_at = at;
    correction.present_second_half = true;
  }
  correction.updated_at = new Date(decidedMs);
  correction.updated_by_id = decider.id;
  if (known === undefined) rows.corrections.push(correction);
}

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(Math.round(minute) % 60).padStart(2, '0')}`;
