import type { CompanyRows } from '../companyRows';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { Project } from '../work/project';
import type { Timer } from '../work/simulateWork';
import type { PresenceBook } from './presence';
import { dayMs, hourMs } from '../../../domain/calendar/duration';

const descriptions: readonly ((area: string) => string)[] = [
  (area) => `Release of ${area} in the evening, when it is not in use`,
  (area) => `Data of ${area} had to be moved before Monday`,
  (area) => `Fault in ${area}, found and repaired after hours`,
  () => 'Preparing the demonstration for the client',
  (area) => `Load test of ${area} outside of working hours`,
];
const approvals = [null, null, 'Thank you, that helped a lot', 'Agreed beforehand'] as const;
const rejectionReasons = ['Was not agreed beforehand', 'Please write down what was done in that time'] as const;

type Rows = {
  overtime_entries: NonNullable<CompanyRows['overtime_entries']>[number][];
  overtime_log_entries: NonNullable<CompanyRows['overtime_log_entries']>[number][];
};

/**
 * Overtime entries of the long days, for the project with most logged time of that day. Some claim more than the
 * presence, and some long days have no entry.
 */
export function overtimeRows(
  people: readonly Person[],
  book: PresenceBook,
  projects: readonly Project[],
  timers: readonly Timer[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Rows {
  const random = seed.fork('overtime');
  const rows: Rows = { overtime_entries: [], overtime_log_entries: [] };
  const projectOfDay = projectsByDay(timers, calendar);
  for (const person of people) {
    const own = projects.filter(({ members }) => members.includes(person));
    for (const [day, presence] of book.days(person)) {
      if (
        presence.overtimeFrom === null ||
        day >= calendar.today ||
        (person.account !== 'employee' && random.chance(0.12))
      )
        continue;
      const project = projectOfDay.get(`${person.id}/${day}`) ?? own[0];
      if (project === undefined) continue;
      const stayed = (presence.outMinute - presence.overtimeFrom) / 60;
      const hours = Math.max(Math.round((stayed + (random.chance(0.15) ? 1.5 : 0)) * 2) / 2, 0.5);
      addEntry(rows, person, project, day, hours, calendar, random);
    }
  }
  return rows;
}

function addEntry(
  rows: Rows,
  person: Person,
  project: Project,
  day: number,
  hours: number,
  calendar: CompanyCalendar,
  random: SeededRandom,
): void {
  const enteredMs = Math.min(calendar.at(day + 1, random.integer(580, 700)), calendar.nowMs - 90_000);
  const decidedMs = enteredMs + random.integer(4, 100) * hourMs;
  const status =
    decidedMs > calendar.nowMs || random.chance(0.1) || project.manager === person
      ? 'Pending'
      : random.chance(0.84)
        ? 'Approved'
        : 'Rejected';
  const isPending = status === 'Pending';
  const comment = isPending ? null : random.pick(status === 'Approved' ? approvals : rejectionReasons);
  const id = identifier(random, enteredMs);
  rows.overtime_entries.push({
    id,
    employee_id: person.id,
    project_id: project.id,
    work_date: calendar.day(day),
    description: random.pick(descriptions)(random.pick(project.outline.areas)),
    claimed_hours: hours,
    status,
    status_comment: comment,
    acted_by_id: isPending ? null : project.manager.id,
    acted_at: isPending ? null : new Date(decidedMs),
    created_at: new Date(enteredMs),
    updated_at: new Date(isPending ? enteredMs : decidedMs),
  });
  const log = (action: string, by: Person, atMs: number, text: string | null): void => {
    rows.overtime_log_entries.push({
      id: identifier(random, atMs),
      overtime_entry_id: id,
      action,
      comment: text,
      created_by_id: by.id,
      created_at: new Date(atMs),
    });
  };
  log('Pending', person, enteredMs, null);
  if (!isPending) log(status, project.manager, decidedMs, comment);
}

/** The project of the last timer of every employee and day. */
function projectsByDay(timers: readonly Timer[], calendar: CompanyCalendar): Map<string, Project> {
  const startOfToday = calendar.at(calendar.today, 0);
  const projects = new Map<string, Project>();
  for (const { person, task, startedMs } of timers) {
    const day = calendar.today + Math.floor((startedMs - startOfToday) / dayMs);
    projects.set(`${person.id}/${day}`, task.project);
  }
  return projects;
}
