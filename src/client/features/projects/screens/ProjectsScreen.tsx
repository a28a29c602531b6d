import { deletedProjectsPath } from '../../../../domain/projects/projectPath';
import { PlusIcon, UndoIcon } from '@blueprintjs/icons';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { DeletedProjectsTable } from './DeletedProjectsTable';
import { ProjectsTable } from './ProjectsTable';

/** /projects: the list; with ?show=deleted the deleted projects, for users who may restore them. */
export default function ProjectsScreen() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const mayAdd = useIsPermitted('Project.Add_Project');
  const mayRestore = useIsPermitted('Project.Delete_Project');
  const isDeletedShown = mayRestore && parameters.get('show') === 'deleted';
  const actions = (
    <>
      {mayRestore && (
        <LinkButton
          {...lensMark('Project.Delete_Project')}
          variant="minimal"
          icon={<UndoIcon />}
          text="Deleted"
          to={deletedProjectsPath}
        />
      )}
      {mayAdd && (
        <LinkButton
          {...lensMark('Project.Add_Project')}
          intent="primary"
          icon={<PlusIcon />}
          text="Add Project"
          to="/projects/add"
        />
      )}
    </>
  );
  if (isDeletedShown) {
    return (
      <Page
        content="fill"
        header={
          <PageHeader
            title="Deleted projects"
            breadcrumb={[{ label: 'Project', to: '/projects' }, { label: 'Deleted' }]}
            onBack={() => void navigate('/projects')}
          />
        }
      >
        <DeletedProjectsTable />
      </Page>
    );
  }
  return (
    <Page content="fill" header={<PageHeader title="Project" actions={actions} />}>
      <ProjectsTable />
    </Page>
  );
}
