import type { CreateProjectForm, EditProjectForm, Project } from '../../../api/api';
import type { FileChoice } from '../../../ui/form/files/fileChoice';

/** Lists are arrays here; the call joins them with commas. */
export interface ProjectFormValues {
  Project_name: string;
  Client_name: string;
  Tech_stack: readonly string[];
  Project_manager_id: string;
  Technical_project_manager_id: string;
  Project_short_name: string;
  Project_awarded_date: string;
  Project_start_date: string;
  Platform: string;
  Project_type: string;
  Project_description: string;
  Remark: string;
  Client_requirement: readonly string[];
  /** Ids. Chosen for a new project; later changed on the page Members. */
  Project_member: readonly string[];
  files: FileChoice;
}

const words = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export const projectFormValues = (project: Project): ProjectFormValues => ({
  Project_name: project.Project_name,
  Client_name: project.Client_name,
  Tech_stack: words(project.Tech_stack),
  Project_manager_id: project.Project_manager_id ?? '',
  Technical_project_manager_id: project.Technical_project_manager_id ?? '',
  Project_short_name: project.Project_short_name,
  Project_awarded_date: project.Project_awarded_date ?? '',
  Project_start_date: project.Project_start_date ?? '',
  Platform: project.Platform ?? '',
  Project_type: project.Project_type ?? '',
  Project_description: project.Project_description ?? '',
  Remark: project.Remark ?? '',
  Client_requirement: words(project.Client_requirement),
  Project_member: [],
  files: {
    kept: (project.Document_files ?? []).map((file) => ({
      id: file.Link,
      name: file.Name,
      url: file.Link,
      size: file.Size,
    })),
    added: [],
  },
});

export const newProjectFormValues: ProjectFormValues = {
  Project_name: '',
  Client_name: '',
  Tech_stack: [],
  Project_manager_id: '',
  Technical_project_manager_id: '',
  Project_short_name: '',
  Project_awarded_date: '',
  Project_start_date: '',
  Platform: '',
  Project_type: '',
  Project_description: '',
  Remark: '',
  Client_requirement: [],
  Project_member: [],
  files: { kept: [], added: [] },
};

/** The values in the form that the rules expect. */
export const enteredProject = (values: ProjectFormValues) => ({ ...values, Tech_stack: values.Tech_stack.join(',') });

/** The body for a new project (D-01). */
export function createProjectForm(values: ProjectFormValues, newFiles: Blob[]): CreateProjectForm {
  const { files: _files, Tech_stack, Client_requirement, Project_member, ...fields } = values;
  return {
    ...fields,
    Tech_stack: Tech_stack.join(','),
    Client_requirement: Client_requirement.join(','),
    Project_member: Project_member.join(','),
    Platform: fields.Platform as CreateProjectForm['Platform'],
    Project_type: fields.Project_type as CreateProjectForm['Project_type'],
    demo_image: newFiles,
  };
}

/** The body for these values (CALL-011). */
export function editProjectForm(
  id: string,
  values: ProjectFormValues,
  version: number | undefined,
  newFiles: Blob[],
): EditProjectForm {
  const { files, Tech_stack, Client_requirement, Project_member: _members, ...fields } = values;
  return {
    ...fields,
    id,
    Tech_stack: Tech_stack.join(','),
    Client_requirement: Client_requirement.join(','),
    Platform: fields.Platform as EditProjectForm['Platform'],
    Project_type: fields.Project_type as EditProjectForm['Project_type'],
    // One empty entry means 'keep none'; without the field the server would keep all.
    olddocument: files.kept.length > 0 ? files.kept.map((file) => file.id) : [''],
    demo_image: newFiles,
    Version: version,
  };
}
