import { capitalized } from '../../../domain/wording/counted';
import type { CompanyCalendar } from '../seed/companyCalendar';
import type { SeededRandom } from '../seed/seededRandom';
import type { Project } from './project';
import type { Remark } from './task';

const DAYS_BETWEEN_NOTES = 12;

const notes: readonly ((project: Project, random: SeededRandom) => string)[] = [
  ({ outline }, random) =>
    `${capitalized(random.pick(outline.areas))} was shown to ${outline.client} today and went well. Next is ${random.pick(outline.areas)}.`,
  ({ outline }) =>
    `Call with ${outline.client}: they want to see the next delivery a week earlier. We keep the scope and check again on Friday.`,
  (_, random) =>
    `Status: ${random.integer(2, 6)} tasks are late, mostly because of the test system. It runs again since this morning.`,
  ({ outline }, random) => `Estimate for ${random.pick(outline.areas)} went up by two days, ${outline.client} agrees.`,
  () => 'Retrospective: smaller tasks, and testing is done by another developer.',
  ({ outline }, random) =>
    `New contact at ${outline.client} for questions about ${random.pick(outline.areas)}; the address is in the wiki.`,
];

/** Fortnightly comments of the managers. */
export function projectNotes(project: Project, calendar: CompanyCalendar, random: SeededRandom): Remark[] {
  const remarks: Remark[] = [];
  const last = Math.min(project.lastDay + 1, calendar.today - 1);
  for (let day = project.firstDay + 4; day <= last; day += DAYS_BETWEEN_NOTES) {
    const atMs = calendar.at(calendar.workingDayFrom(day, -1), random.integer(640, 1100));
    const by = random.chance(0.5) ? project.manager : project.technicalManager;
    remarks.push({ atMs, by, text: random.pick(notes)(project, random) });
  }
  return remarks;
}
