import { AnchorButton } from '@blueprintjs/core';
import { PlusIcon, UndoIcon } from '@blueprintjs/icons';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { DeletedProjectsTable } from './DeletedProjectsTable';
import { ProjectsTable } from './ProjectsTable';

/** /projects: the list; with ?show=deleted the deleted projects, for users who may restore them. */
export default function ProjectsScreen() {
  const navigate = useNavigate();
  const addHref = useHref('/projects/add');
  const deletedHref = useHref('/projects?show=deleted');
  const [parameters] = useSearchParams();
  const mayAdd = useIsPermitted('Project.Add_Project');
  const mayRestore = useIsPermitted('Project.Delete_Project');
  const isDeletedShown = mayRestore && parameters.get('show') === 'deleted';
  const go =
    (path: string) =>
    (event: React.MouseEvent): void => {
      // With a modifier key, the browser opens the link itself.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(path);
    };
  const actions = (
    <>
      {mayRestore && (
        <AnchorButton
          {...lensMark('Project.Delete_Project')}
          variant="minimal"
          icon={<UndoIcon />}
          text="Deleted"
          href={deletedHref}
          onClick={go('/projects?show=deleted')}
        />
      )}
      {mayAdd && (
        <AnchorButton
          {...lensMark('Project.Add_Project')}
          intent="primary"
          icon={<PlusIcon />}
          text="Add Project"
          href={addHref}
          onClick={go('/projects/add')}
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
