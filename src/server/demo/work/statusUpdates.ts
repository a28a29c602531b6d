import type { ProjectHealth } from '../../../domain/projects/statusUpdates';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { SeededRandom } from '../seed/seededRandom';
import type { Person } from '../people/person';
import type { Project } from './project';

const DAYS_BETWEEN_UPDATES = 7;

interface DemoUpdate {
  readonly atMs: number;
  readonly by: Person;
  readonly health: ProjectHealth;
  readonly text: string;
}

const texts: Readonly<Record<ProjectHealth, readonly ((project: Project, random: SeededRandom) => string)[]>> = {
  'On track': [
    ({ outline }, random) => `Work on ${random.pick(outline.areas)} goes as planned; ${outline.client} has seen it.`,
    ({ outline }, random) =>
      `${random.integer(4, 12)} tasks were finished this week. Next is ${random.pick(outline.areas)}.`,
  ],
  'At risk': [
    ({ outline }, random) =>
      `The work on ${random.pick(outline.areas)} takes longer than estimated. We need ${random.integer(2, 5)} more days, or a smaller scope.`,
    ({ outline }) => `We wait for answers of ${outline.client}. Without them the next milestone moves.`,
  ],
  'Off track': [
    ({ outline }, random) =>
      `The next milestone cannot be met: ${random.pick(outline.areas)} has to be done again. A new date is agreed on Friday.`,
  ],
  'On hold': [({ outline }) => `${outline.client} has paused the project. We go on when the budget is approved.`],
  Done: [({ outline }) => `Delivered to ${outline.client} and accepted. What is left are small corrections.`],
};

const endHealths: Readonly<Record<string, ProjectHealth>> = { Completed: 'Done', Hold: 'On hold' };

/** Weekly status updates of the managers; the last one of a finished or paused project says so. */
export function statusUpdates(project: Project, calendar: CompanyCalendar, random: SeededRandom): DemoUpdate[] {
  const updates: DemoUpdate[] = [];
  const last = Math.min(project.lastDay + 1, calendar.today - 1);
  for (let day = project.firstDay + 6; day <= last; day += DAYS_BETWEEN_UPDATES) {
    const isLast = day + DAYS_BETWEEN_UPDATES > last;
    const health =
      (isLast ? endHealths[project.outline.status] : undefined) ??
      random.pick(['On track', 'On track', 'On track', 'At risk', 'At risk', 'Off track'] as const);
    updates.push({
      atMs: calendar.at(calendar.workingDayFrom(day, -1), random.integer(640, 1080)),
      by: random.chance(0.7) ? project.manager : project.technicalManager,
      health,
      text: random.pick(texts[health])(project, random),
    });
  }
  return updates;
}
