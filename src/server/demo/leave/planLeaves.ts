import { groupedBy } from '../../../domain/collections/groupedBy';
import { isGrantedLeave } from '../../../domain/leave/leaveChoices';
import type { HalfColumn } from '../../database/attendanceTables';
import { isEmployed, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { wishedLeaves, type WishedLeave } from './wishedLeaves';
import { decisionComments, emergencyReasons, leaveReasons } from './leaveWording';
import { standingOf, type LeaveAction, type LeaveStatus, type PlannedLeave } from './plannedLeave';

/** Earliest start of an ordinary leave: today + 4 (F-08). */
const NOTICE_DAYS = 4;
const DAYS_TO_COME = 45;

/**
 * Plans the leaves of everybody: wished ones that the demonstration needs, and chance ones around them.
 * Leaves of one person never overlap, and nobody has two emergencies in a month.
 */
export function planLeaves(people: readonly Person[], calendar: CompanyCalendar, seed: SeededRandom): PlannedLeave[] {
  const office = people.filter(({ discipline }) => discipline === 'office');
  return people.flatMap((person) => {
    if (person.account === 'newcomer') return [];
    const random = seed.fork(`leave/${person.code}`);
    const wished = wishedLeaves(person, people, calendar);
    const leaves = wished.flatMap((wish) => makeLeave(person, wish, people, office, calendar, random) ?? []);
    for (let left = random.integer(2, 6); left > 0; left -= 1) {
      const wish = chanceLeave(person, calendar, random);
      if (wish === null || leaves.some((leave) => wish.from <= leave.to + 1 && leave.from <= wish.to + 1)) continue;
      if (
        wish.isEmergency &&
        leaves.some((leave) => leave.isEmergency && monthOf(calendar, leave.from) === monthOf(calendar, wish.from))
      )
        continue;
      const leave = makeLeave(person, wish, people, office, calendar, random);
      if (leave !== null) leaves.push(leave);
    }
    return leaves;
  });
}

const monthOf = (calendar: CompanyCalendar, day: number): string => calendar.day(day).slice(0, 7);

function chanceLeave(person: Person, calendar: CompanyCalendar, random: SeededRandom): WishedLeave | null {
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
  const isToCome = from > calendar.today;
  // Days around today are for the wished leaves, so that the dashboards have the same people away on every day.
  if (from <= calendar.today + 3 && to >= calendar.today - 1) return null;
  if (!isEmployed(person, to)) return null;
  const status = random.weighted<LeaveStatus>(
    isToCome
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
  wish: WishedLeave,
  people: readonly Person[],
  office: readonly Person[],
  calendar: CompanyCalendar,
  random: SeededRandom,
): PlannedLeave | null {
  const clerk = office.find(({ id }) => id !== person.id) ?? person;
  const isFiledByOffice =
    wish.status !== 'Pending' &&
    wish.type === 'Sick Leave' &&
    !wish.isEmergency &&
    random.chance(0.4) &&
    clerk !== person;
  const notice = wish.isEmergency ? random.integer(0, 2) : isFiledByOffice ? 0 : random.integer(NOTICE_DAYS, 24);
  const filedOn = Math.min(wish.from - notice, calendar.today - (wish.status === 'Pending' ? 0 : 1));
  if (filedOn < 0) return null;
  const filedMs = Math.min(calendar.at(filedOn, random.integer(600, 1080)), calendar.nowMs - 60_000);
  const filing: LeaveAction = {
    status: isFiledByOffice ? wish.status : 'Pending',
    by: isFiledByOffice ? clerk : person,
    atMs: filedMs,
    comment: null,
  };
  const decider = person.leader ?? clerk;
  return {
    id: identifier(random, filedMs),
    person,
    type: wish.type,
    from: wish.from,
    to: wish.to,
    halfFrom: wish.halfFrom,
    halfTo: wish.halfTo,
    reason: wish.reason ?? (wish.isEmergency ? random.pick(emergencyReasons) : random.pick(leaveReasons[wish.type])),
    isEmergency: wish.isEmergency,
    notified: random.sample(
      people.filter(
        (other) =>
          other.left === null && (other.leader === person.leader || other === person.leader) && other !== person,
      ),
      random.integer(0, 3),
    ),
    actions: [filing, ...laterActions(filing, wish.status, person, decider, calendar, random)],
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
  const latest = (hours: number): number => Math.min(filing.atMs + hours * 3_600_000, calendar.nowMs - 30_000);
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

/** Leaves that are granted, by person, for whoever asks day by day. */
export function grantedLeaves(leaves: readonly PlannedLeave[]): Map<string, PlannedLeave[]> {
  return groupedBy(
    leaves.filter((leave) => isGrantedLeave(standingOf(leave).status)),
    ({ person }) => person.id,
  );
}
