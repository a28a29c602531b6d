import type { Project } from '../../api/api';
import type { ConflictChoices, ConflictField } from '../../ui/dialogs/conflict';
import { projectFormValues, type ProjectFormValues } from './projectFormValues';

/** Names of people by id, as far as they are known. */
export type NameOf = (id: string) => string;

type TextField = Exclude<keyof ProjectFormValues, 'files' | 'Project_short_name' | 'Project_member'>;

const labels: Record<TextField, string> = {
  Project_name: 'Project Name',
  Client_name: 'Client Name',
  Tech_stack: 'Tech Stack',
  Project_manager_id: 'Project Manager',
  Technical_project_manager_id: 'Technical Project Manager',
  Project_awarded_date: 'Awarded Date',
  Project_start_date: 'Start Date',
  Platform: 'Platform',
  Project_type: 'Project Type',
  Project_description: 'Description',
  Remark: 'Remark',
  Client_requirement: 'Client Requirement',
};
const keys = Object.keys(labels) as TextField[];

function readable(values: ProjectFormValues, key: TextField, nameOf: NameOf): string {
  const value = values[key];
  if (typeof value !== 'string') return value.join(', ');
  return key.endsWith('_manager_id') ? nameOf(value) : value;
}

/** What differs between the state that was opened, the one being saved and the one stored meanwhile. */
export const projectConflict = (base: ProjectFormValues, mine: ProjectFormValues, stored: Project, nameOf: NameOf): ConflictField[] => {
  const theirs = projectFormValues(stored);
  return keys.map((key) => ({
    key,
    label: labels[key],
    base: readable(base, key, nameOf),
    mine: readable(mine, key, nameOf),
    theirs: readable(theirs, key, nameOf),
    ...(key === 'Project_description' && { format: 'html' as const }),
  }));
};

/** The values to save once every field is decided: mine, but theirs where theirs was chosen or I changed nothing. */
export function settledProject(mine: ProjectFormValues, stored: Project, choices: ConflictChoices): ProjectFormValues {
  const theirs = projectFormValues(stored);
  const taken = Object.fromEntries(keys.filter((key) => choices[key] === 'theirs').map((key) => [key, theirs[key]]));
  return { ...mine, ...taken };
}
