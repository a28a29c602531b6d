import type { StandardRoleName } from '../../../domain/permissions/standardRoles';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { positions, shifts, verticalNames, type PositionName, type Shift } from './organisation';
import type { Person } from './person';
import type { StaffEntry } from './staffList';
import { dayMs } from '../../../domain/calendar/duration';

const mailDomain = 'daybook.example';
const middleNames = ['Aurel', 'Briar', 'Colette', 'Darian', 'Esme', 'Florian'];

function roleByPosition(position: PositionName): StandardRoleName {
  if (position === 'HR Manager' || position === 'HR Executive') return 'HR / Admin';
  if (position === 'Project Manager' || position === 'Technical Project Manager') return position;
  return position.endsWith('Lead') ? 'TL / HOD' : 'Employee';
}

/**
 * Creates employees from the list, in which leaders must precede their teams or be among `known`.
 * @param firstNumber number of the first employee code
 */
export function makeStaff(
  entries: readonly StaffEntry[],
  calendar: CompanyCalendar,
  random: SeededRandom,
  firstNumber: number,
  known: readonly Person[] = [],
): Person[] {
  const byName = new Map(known.map((person) => [person.fullName, person]));
  const ordered = withLeadersFirst(entries, new Set(byName.keys()));
  const made = new Map<string, Person>();
  const numbers = new Map(entries.map((entry, index) => [entry.name, firstNumber + index]));
  for (const entry of ordered) {
    const person = makePerson(
      entry,
      numbers.get(entry.name) ?? firstNumber,
      entry.leader === null ? null : (byName.get(entry.leader) ?? null),
      calendar,
      random,
    );
    byName.set(entry.name, person);
    made.set(entry.name, person);
  }
  return ordered.flatMap((entry) => made.get(entry.name) ?? []);
}

function withLeadersFirst(entries: readonly StaffEntry[], known: ReadonlySet<string>): StaffEntry[] {
  const placed = new Set(known);
  const ordered: StaffEntry[] = [];
  let waiting = [...entries];
  while (waiting.length > 0) {
    const ready = waiting.filter((entry) => entry.leader === null || placed.has(entry.leader));
    if (ready.length === 0) throw new Error(`${waiting[0]?.name ?? ''} has a team leader who is not on the list`);
    ready.forEach((entry) => placed.add(entry.name));
    ordered.push(...ready);
    waiting = waiting.filter((entry) => !placed.has(entry.name));
  }
  return ordered;
}

function makePerson(
  entry: StaffEntry,
  number: number,
  leader: Person | null,
  calendar: CompanyCalendar,
  random: SeededRandom,
): Person {
  const [firstName = '', ...rest] = entry.name.split(' ');
  const lastName = rest.join(' ');
  const position = positions.find(({ name }) => name === entry.position) ?? positions[0];
  const joined = calendar.today - entry.joinedDaysAgo;
  return {
    id: identifier(random, calendar.at(calendar.today, 0) - entry.joinedDaysAgo * dayMs),
    code: `EMP${String(number).padStart(3, '0')}`,
    firstName,
    middleName: entry.account === undefined && random.chance(0.15) ? random.pick(middleNames) : null,
    lastName,
    fullName: entry.name,
    email: `${entry.account ?? `${firstName}.${lastName.replaceAll(' ', '')}`.toLowerCase()}@${mailDomain}`,
    // 555-01xx is reserved for fiction.
    mobile: random.chance(0.9) ? `+1 202 555 01${String(random.integer(0, 99)).padStart(2, '0')}` : null,
    account: entry.account ?? null,
    roleName: roleByPosition(entry.position),
    position: entry.position,
    department: position.department,
    discipline: position.discipline,
    leader,
    location: entry.location,
    vertical: random.pick(verticalNames),
    shift:
      entry.account === undefined
        ? random.weighted<Shift>([
            [shifts[0], 5],
            [shifts[1], 3],
            [shifts[2], 2],
          ])
        : shifts[0],
    joined,
    left: entry.leftDaysAgo === undefined ? null : calendar.today - entry.leftDaysAgo,
  };
}
