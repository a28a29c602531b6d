import { useRef, useState } from 'react';
import { projectProblems } from '../../../domain/projects/projectRules';
import { useEditProjectMutation, type Project } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { depositFiles } from '../../api/depositFiles';
import { ChangedMeanwhile } from '../../ui/dialogs/ChangedMeanwhile';
import type { ConflictChoices } from '../../ui/dialogs/conflict';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import { FormDialog } from '../../ui/form/FormDialog';
import { useForm } from '../../ui/form/useForm';
import { useToday } from '../../widgets/useToday';
import { projectConflict, settledProject } from './projectConflict';
import { ProjectFields } from './ProjectFields';
import { editProjectForm, enteredProject, projectFormValues, type ProjectFormValues } from './projectFormValues';
import { useProjectChoices } from './useProjectChoices';
import './projects.css';

export interface EditProjectDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

interface Conflict {
  readonly mine: ProjectFormValues;
  readonly stored: Project;
}

/** The edit-project modal. When somebody else has saved meanwhile, the person sees what differs and chooses. */
export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const today = useToday();
  const choices = useProjectChoices();
  const [editProject] = useEditProjectMutation();
  const [conflict, setConflict] = useState<Conflict>();
  // The state that this edit started from: the project itself may be read anew while the dialog is open.
  const opened = useRef({ project, values: projectFormValues(project) }).current;

  const save = async (values: ProjectFormValues, version: number | undefined): Promise<void> => {
    await editProject(editProjectForm(project._id, values, version, depositFiles(values.files.added))).unwrap();
    await showSuccess('Project updated Successfully');
    onClose();
  };
  const form = useForm<ProjectFormValues>({
    initial: opened.values,
    problems: (values) => projectProblems(enteredProject(values), opened.project, today),
    submit: async (values) => {
      try {
        await save(values, opened.project.Version);
      } catch (failure) {
        if (!isApiFailure(failure) || failure.current === undefined) throw failure;
        setConflict({ mine: values, stored: failure.current as unknown as Project });
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- a refusal is plain data, which the form shows
        throw { message: 'Somebody else has changed this project meanwhile. Choose what is kept.', errors: [] };
      }
    },
  });
  const saveChosen = async (decided: ConflictChoices): Promise<void> => {
    if (conflict) await save(settledProject(conflict.mine, conflict.stored, decided), conflict.stored.Version);
  };
  return (
    <>
      <FormDialog title="Edit Project" form={form} submitLabel="Update" onClose={onClose} width={820}>
        <ChangedMeanwhile noun="project" openedVersion={opened.project.Version} newestVersion={project.Version} />
        <div className="db-project-form">
          <ProjectFields form={form} stored={project} choices={choices} today={today} />
        </div>
      </FormDialog>
      {conflict && <ConflictDialog fields={projectConflict(opened.values, conflict.mine, conflict.stored, choices.nameOf)} onSave={saveChosen} onCancel={() => setConflict(undefined)} />}
    </>
  );
}
