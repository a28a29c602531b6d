import { projectProblems } from '../../../../domain/projects/projectRules';
import { useEditProjectMutation, type Project } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { useToday } from '../../../widgets/useToday';
import { comparedProject } from './projectConflict';
import { ProjectFields } from './ProjectFields';
import { editProjectForm, enteredProject, projectFormValues, type ProjectFormValues } from './projectFormValues';
import { useProjectChoices } from './useProjectChoices';
import './projects.css';

export interface EditProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** The edit-project dialog. Conflicts with another user's changes are resolved field by field. */
export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const today = useToday();
  const choices = useProjectChoices();
  const [editProject] = useEditProjectMutation();
  const edit = useCompetingEdit<ProjectFormValues, Project & { Version: number }, unknown>({
    noun: 'project',
    stored: { ...project, Version: project.Version ?? 1 },
    toValues: projectFormValues,
    ...comparedProject(choices.getName),
    send: (values, base) =>
      editProject(
        editProjectForm(base?._id ?? project._id, values, base?.Version, asArgument(values.files.added)),
      ).unwrap(),
    onSaved: async () => {
      await showSuccess('Project updated Successfully');
      onClose();
    },
  });
  const opened = edit.opened ?? project;
  const form = useForm<ProjectFormValues>({
    name: 'edit-project',
    initial: projectFormValues(opened),
    problems: (values) => projectProblems(enteredProject(values), opened, today),
    submit: edit.save,
  });
  return (
    <>
      <FormDialog title="Edit Project" form={form} submitLabel="Update" onClose={onClose} width={820}>
        <ConcurrentChangeNotice noun="project" openedVersion={opened.Version} newestVersion={project.Version} />
        <div className="db-project-form">
          <ProjectFields form={form} stored={project} choices={choices} today={today} />
        </div>
      </FormDialog>
      {edit.dialog}
    </>
  );
}
