import { comparedFields, type Comparison } from '../../../widgets/competing-edit/comparedFields';
import type { ProjectFormValues } from './projectFormValues';

/** Names of people by id, as far as they are known. */
type NameOf = (id: string) => string;

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

function readable(values: ProjectFormValues, key: TextField, getName: NameOf): string {
  const value = values[key];
  if (typeof value !== 'string') return value.join(', ');
  return key.endsWith('_manager_id') ? getName(value) : value;
}

/** The two versions of a project side by side, as display texts. */
export const comparedProject = (getName: NameOf): Comparison<ProjectFormValues> =>
  comparedFields(
    keys.map((key) => ({
      key,
      label: labels[key],
      text: (values) => readable(values, key, getName),
      ...(key === 'Project_description' && { format: 'html' as const }),
    })),
  );
