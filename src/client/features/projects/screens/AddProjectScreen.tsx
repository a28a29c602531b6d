import { useNavigate } from 'react-router-dom';
import { newProjectProblems } from '../../../../domain/projects/projectRules';
import { useCreateProjectMutation } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useToday } from '../../../widgets/useToday';
import { ProjectFields } from './ProjectFields';
import { createProjectForm, enteredProject, newProjectFormValues, type ProjectFormValues } from './projectFormValues';
import { projectPath } from '../../../../domain/projects/projectPath';
import { usePeopleChoices } from '../members/usePeopleChoices';
import { useProjectChoices } from './useProjectChoices';
import './projects.css';
import { Button } from '../../../ui/controls/Button';

/** /projects/add: a new project (C-20, D-01). Leaving with unsaved changes asks first. */
export default function AddProjectScreen() {
  const navigate = useNavigate();
  const today = useToday();
  const choices = useProjectChoices();
  const people = usePeopleChoices();
  const [createProject] = useCreateProjectMutation();
  const form = useForm<ProjectFormValues>({
    name: 'add-project',
    initial: newProjectFormValues,
    problems: (values) => newProjectProblems(enteredProject(values), today),
    submit: async (values) => {
      const project = await createProject(createProjectForm(values, asArgument(values.files.added))).unwrap();
      void showSuccess('Project created Successfully');
      await navigate(projectPath(project._id), { replace: true });
    },
  });
  return (
    <Page
      header={
        <PageHeader
          title="Add Project"
          breadcrumb={[{ label: 'Project', to: '/projects' }, { label: 'Add' }]}
          actions={
            <>
              <Button text="Cancel" onClick={() => void navigate('/projects')} disabled={form.isSubmitting} />
              <SubmitButton form={form} text="Add Project" />
            </>
          }
        />
      }
    >
      <Form form={form} guard="links" label="Add Project" className="db-project-form-page">
        <div className="db-project-form">
          <ProjectFields form={form} choices={choices} today={today} people={people} />
        </div>
      </Form>
    </Page>
  );
}
