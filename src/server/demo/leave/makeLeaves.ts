import { toMonth } from '../../../domain/calendar/month';
import { groupedBy } from '../../../domain/collections/groupedBy';
import { isGrantedLeave } from '../../../domain/leave/leaveChoices';
import type { HalfColumn } from '../../database/tables/attendanceTables';
import { isEmployed, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { scriptedLeaves, type ScriptedLeave } from './scriptedLeaves';
import { decisionComments, emergencyReasons, leaveReasons } from './leaveWording';
import { currentStatus, type LeaveAction, type LeaveStatus, type DemoLeave } from './demoLeave';
import { hourMs, minuteMs } from '../../../domain/calendar/duration';

/** Earliest start of an ordinary leave: today + 4 (F-08). */
const NOTICE_DAYS = 4;
const DAYS_TO_COME = 45;

/**
 * Makes the leaves of all employees: those that the demonstration needs, and random ones around them. Leaves of one
 * employee never overlap, with at most one emergency a month.
 * @param office who decides when the leader does not
 */
export function makeLeaves(
  people: readonly Person[],
  office: readonly Person[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): DemoLeave[] {
  return people.flatMap((person) => {
    if (person.account === 'newcomer') return [];
    const random = seed.fork(`leave/${person.code}`);
    const scripted = scriptedLeaves(person, people, calendar);
    const leaves = scripted.flatMap((draft) => makeLeave(person, draft, people, office, calendar, random) ?? []);
    for (let left = random.integer(2, 6); left > 0; left -= 1) {
      const draft = randomLeave(person, calendar, random);
      if (draft === null || leaves.some((leave) => draft.from <= leave.to + 1 && leave.from <= draft.to + 1)) continue;
      if (
        draft.isEmergency &&
        leaves.some((leave) => leave.isEmergency && dayMonth(calendar, leave.from) === dayMonth(calendar, draft.from))
      )
        continue;
      const leave = makeLeave(person, draft, people, office, calendar, random);
      if (leave !== null) leaves.push(leave);
    }
    return leaves;
  });
}

const dayMonth = (calendar: CompanyCalendar, day: number): string => toMonth(calendar.day(day));

function randomLeave(person: Person, calendar: CompanyCalendar, random: SeededRandom): ScriptedLeave | null {
  const from = calendar.workingDayFrom(
    random.integer(Math.max(person.joined, 0) + 20, Math.min(calendar.today + DAYS_TO_COME, calendar.last - 10)),
    1,
  );
  const days = random.weighted([
    [1, 10],
    [2, 5],
    [3, 3],
    [5, 2],
    [8, 1],
  ]);
  const to = days === 1 ? from : calendar.addWorkingDays(from, days - 1);
  const halves = random.weighted<[HalfColumn, HalfColumn]>([
    [['First Half', 'Second Half'], 12],
    [days === 1 ? ['First Half', 'First Half'] : ['Second Half', 'Second Half'], 2],
    [days === 1 ? ['Second Half', 'Second Half'] : ['First Half', 'First Half'], 2],
  ]);
  const isEmergency = days <= 2 && from <= calendar.today && random.chance(0.2);
  const isFuture = from > calendar.today;
  // Days around today are reserved for the former, so that the dashboards show the same employees away on every day.
  if (from <= calendar.today + 3 && to >= calendar.today - 1) return null;
  if (!isEmployed(person, to)) return null;
  const status = random.weighted<LeaveStatus>(
    isFuture
      ? [
          ['Pending', 5],
          ['Approved', 4],
          ['Conditional Approved', 1],
          ['Rejected', 1],
          ['Cancelled', 1],
        ]
      : [
          ['Approved', 30],
          ['Conditional Approved', 3],
          ['Unapproved', 2],
          ['Rejected', 2],
          ['Cancelled', 3],
        ],
  );
  return {
    from,
    to,
    halfFrom: halves[0],
    halfTo: halves[1],
    isEmergency,
    status,
    type: random.chance(0.6) ? 'Casual Leave' : 'Sick Leave',
  };
}

function makeLeave(
  person: Person,
  draft: ScriptedLeave,
  people: readonly Person[],
  office: readonly Person[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): DemoLeave | null {
  const clerk = office.find(({ id }) => id !== person.id) ?? person;
  const isFiledByOffice =
    draft.status !== 'Pending' &&
    draft.type === 'Sick Leave' &&
    !draft.isEmergency &&
    random.chance(0.4) &&
    clerk !== person;
  const notice = draft.isEmergency ? random.integer(0, 2) : isFiledByOffice ? 0 : random.integer(NOTICE_DAYS, 24);
  const filedDay = Math.min(draft.from - notice, calendar.today - (draft.status === 'Pending' ? 0 : 1));
  if (filedDay < 0) return null;
  const filedMs = Math.min(calendar.at(filedDay, random.integer(600, 1080)), calendar.nowMs - minuteMs);
  const filing: LeaveAction = {
    status: isFiledByOffice ? draft.status : 'Pending',
    by: isFiledByOffice ? clerk : person,
    atMs: filedMs,
    comment: null,
  };
  const decider = person.leader ?? clerk;
  return {
    id: identifier(random, filedMs),
    person,
    type: draft.type,
    from: draft.from,
    to: draft.to,
    halfFrom: draft.halfFrom,
    halfTo: draft.halfTo,
    reason: draft.reason ?? (draft.isEmergency ? random.pick(emergencyReasons) : random.pick(leaveReasons[draft.type])),
    isEmergency: draft.isEmergency,
    notified: random.sample(
      people.filter(
        (other) =>
          other.left === null && (other.leader === person.leader || other === person.leader) && other !== person,
      ),
      random.integer(0, 3),
    ),
    actions: [filing, ...laterActions(filing, draft.status, person, decider, calendar, random)],
  };
}

function laterActions(
  filing: LeaveAction,
  status: LeaveStatus,
  person: Person,
  decider: Person,
  calendar: CompanyCalendar,
  random: SeededRandom,
): LeaveAction[] {
  if (filing.status === status) return [];
  const latest = (hours: number): number => Math.min(filing.atMs + hours * hourMs, calendar.nowMs - 30_000);
  const decision = (of: LeaveStatus): LeaveAction => ({
    status: of,
    by: decider,
    atMs: latest(random.integer(1, 30)),
    comment: random.pick(decisionComments[of]),
  });
  if (status !== 'Cancelled') return [decision(status)];
  const cancelled = (hours: number): LeaveAction => ({
    status: 'Cancelled',
    by: person,
    atMs: latest(hours) + 10_000,
    comment: null,
  });
  return random.chance(0.5)
    ? [decision('Approved'), cancelled(random.integer(40, 70))]
    : [cancelled(random.integer(2, 50))];
}

/** Granted leaves by employee. */
export function grantedLeaves(leaves: readonly DemoLeave[]): Map<string, DemoLeave[]> {
  return groupedBy(
    leaves.filter((leave) => isGrantedLeave(currentStatus(leave).status)),
    ({ person }) => person.id,
  );
}
