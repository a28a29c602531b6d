import type { AuditDetails, AuditKind, AuditSubject } from '../../../domain/audit/auditKinds';
import type { CompanyRows, Row } from '../companyRows';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { isEmployed, type Person } from './person';
import { minuteMs } from '../../../domain/calendar/duration';

const DAYS = 21;
const SESSION_DIGITS = 8;
const FIRST_MINUTE = 9 * 60 + 40;

/** The database only adds events, so its type has no columns to write. */
interface PastEvent extends Row<'audit_events'> {
  readonly id: string;
  readonly happened_at: string;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly kind: AuditKind;
  readonly subject_kind: AuditSubject | null;
  readonly subject_id: string | null;
  readonly subject_text: string | null;
  readonly address: string;
  readonly session: string | null;
  readonly details: AuditDetails;
}

type Deed = Pick<PastEvent, 'kind'> & {
  readonly about?: Person;
  readonly list?: string;
  readonly details?: AuditDetails;
};

const signIn: Deed = { kind: 'signed_in' };
const lists = ['Attendance', 'Employees', 'Leave', 'Tasks', 'Timers'] as const;

/** What the audit log of the last weeks has: sign-ins of everyone, failures, and what HR opened, changed and exported. */
export function auditRows(people: readonly Person[], calendar: CompanyCalendar, seed: SeededRandom): CompanyRows {
  const random = seed.fork('audit');
  const hr = people.find(({ account }) => account === 'hr');
  const events: PastEvent[] = [];
  for (let day = calendar.today - DAYS; day <= calendar.today; day += 1) {
    if (!calendar.isWorkingDay(day)) continue;
    const present = people.filter((person) => isEmployed(person, day));
    for (const person of present) {
      const deeds = [...(random.chance(0.06) ? [failure(person)] : []), signIn];
      const others = present.filter((other) => other !== person);
      if (person === hr) deeds.push(...hrDeeds(others, random));
      else if (person.account === 'pm' && random.chance(0.3)) deeds.push(exported(random));
      let instant = calendar.at(day, FIRST_MINUTE + random.integer(0, 45));
      const session = random.uint32().toString(16).padStart(SESSION_DIGITS, '0');
      for (const deed of deeds) {
        if (instant < calendar.nowMs) events.push(pastEvent(deed, person, session, instant, random));
        instant += random.integer(1, 40) * minuteMs;
      }
    }
  }
  return { audit_events: events };
}

const failure = (person: Person): Deed => ({ kind: 'sign_in_failed', about: person });
const exported = (random: SeededRandom): Deed => ({
  kind: 'exported',
  list: random.pick(lists),
  details: { count: random.integer(12, 400) },
});

const hrDeeds = (others: readonly Person[], random: SeededRandom): Deed[] => [
  { kind: 'personal_data_viewed', about: random.pick(others), details: { area: 'page' } },
  { kind: 'personal_data_viewed', about: random.pick(others), details: { area: 'attendance' } },
  ...(random.chance(0.4)
    ? [{ kind: 'employee_changed', about: random.pick(others), details: { fields: ['Mobile'] } } as const]
    : []),
  ...(random.chance(0.5) ? [exported(random)] : []),
];

function pastEvent(
  { kind, about, list, details = {} }: Deed,
  person: Person,
  session: string,
  instant: number,
  random: SeededRandom,
): PastEvent {
  const isSignedIn = kind !== 'sign_in_failed';
  return {
    id: identifier(random, instant),
    happened_at: new Date(instant).toISOString(),
    actor_id: isSignedIn ? person.id : null,
    actor_name: isSignedIn ? person.fullName : null,
    kind,
    subject_kind: about !== undefined ? 'employee' : list !== undefined ? 'list' : null,
    subject_id: about?.id ?? null,
    subject_text: about?.fullName ?? list ?? null,
    // Addresses for documentation.
    address: `192.0.2.${1 + (Number(person.code.replace(/\D/g, '')) % 250)}`,
    session: isSignedIn ? session : null,
    details,
  };
}
