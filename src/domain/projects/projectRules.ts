import type { Day } from '../calendar/day';
import { isDay } from '../calendar/isDay';
import { isBlank } from '../validation/isBlank';
import type { FieldProblem } from '../validation/fieldProblem';

/** The input of a project; field names are those of the contract. */
export interface ProjectEntry {
  Project_name?: string;
  /** Given at the creation only. */
  Project_short_name?: string;
  Client_name?: string;
  /** Comma-separated. */
  Tech_stack?: string;
  Project_manager_id?: string;
  Technical_project_manager_id?: string;
  Project_awarded_date?: string;
  Project_start_date?: string;
}

/** Days of the stored project: a value that has not changed always passes. */
export interface StoredProjectDays {
  Project_awarded_date: Day | null;
  Project_start_date: Day | null;
}

export const projectMessages = {
  name: 'Please Enter Project Name!',
  shortName: 'Please Enter Project Short Name!',
  shortNameForm: 'The short name has 2 to 10 letters and digits and begins with a letter',
  shortNameTaken: 'This short name is taken',
  client: 'Please Enter Client Name!',
  techStack: 'Please Select Tech Stack!',
  manager: 'Please Enter Project Manager!',
  technicalManager: 'Please Enter Technical Project Manager!',
  notADay: 'This is not a date',
  awardedTooLate: 'The awarded date cannot be today or later',
} as const;

const required = (entry: ProjectEntry, field: keyof ProjectEntry, message: string): FieldProblem[] =>
  isBlank(entry[field]) ? [{ field, message }] : [];

/** The stored form of a short name: it begins every task key, so capitals make no difference. */
export const storedShortName = (entered: string): string => entered.trim().toUpperCase();

const shortNameForm = /^[A-Z][A-Z0-9]{1,9}$/;

/** 2 to 10 letters and digits, beginning with a letter. */
export const isShortName = (entered: string): boolean => shortNameForm.test(storedShortName(entered));

function shortNameProblems(entered: string | undefined): FieldProblem[] {
  const field = 'Project_short_name';
  if (isBlank(entered)) return [{ field, message: projectMessages.shortName }];
  return isShortName(entered ?? '') ? [] : [{ field, message: projectMessages.shortNameForm }];
}

/** Problems of a new project (D-01), in the order of the form. Only the server knows whether the short name is taken. */
export function newProjectProblems(entry: ProjectEntry, today: Day): FieldProblem[] {
  const others = projectProblems(entry, null, today);
  const isName = (problem: FieldProblem): boolean => problem.field === 'Project_name';
  return [
    ...others.filter(isName),
    ...shortNameProblems(entry.Project_short_name),
    ...others.filter((problem) => !isName(problem)),
  ];
}

/** Problems of an edited project (VAL-020 to VAL-026), in the order of the form. */
export function projectProblems(entry: ProjectEntry, stored: StoredProjectDays | null, today: Day): FieldProblem[] {
  const awarded = entry.Project_awarded_date ?? '';
  const started = entry.Project_start_date ?? '';
  const problems = [
    ...required(entry, 'Project_name', projectMessages.name),
    ...required(entry, 'Client_name', projectMessages.client),
    ...required(entry, 'Tech_stack', projectMessages.techStack),
    ...required(entry, 'Project_manager_id', projectMessages.manager),
    ...required(entry, 'Technical_project_manager_id', projectMessages.technicalManager),
  ];
  if (awarded !== '' && awarded !== stored?.Project_awarded_date) {
    if (!isDay(awarded)) problems.push({ field: 'Project_awarded_date', message: projectMessages.notADay });
    else if (awarded >= today)
      problems.push({ field: 'Project_awarded_date', message: projectMessages.awardedTooLate });
  }
  if (started !== '' && started !== stored?.Project_start_date && !isDay(started))
    problems.push({ field: 'Project_start_date', message: projectMessages.notADay });
  return problems;
}
