import { AnchorButton, Button } from '@blueprintjs/core';
import { HorizontalBarChartIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link, useHref, useNavigate, useParams } from 'react-router-dom';
import { useGetProjectQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { NotFoundPage } from '../../../ui/states/NotFoundPage';
import { ProjectTabs } from '../ProjectTabs';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { AddMembersDialog } from './AddMembersDialog';
import { MembersTable } from './MembersTable';

/** /project/member/{id}: the members of the project with their work (C-16, D-02). */
export default function MembersScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const chart = `/project/employeechart/${encodeURIComponent(id)}`;
  const chartHref = useHref(chart);
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id });
  const mayEdit = useIsPermitted('Project.Edit_Member');
  const [isAdding, setAdding] = useState(false);
  useScreenTitle(project && `Members of ${project.Project_name}`);

  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <NotFoundPage what="project" action={<Link to="/projects">All projects</Link>} />;
  const addButton = mayEdit && (
    <Button
      {...lensMark('Project.Edit_Member')}
      intent="primary"
      icon={<PlusIcon />}
      text="Add Members"
      onClick={() => setAdding(true)}
    />
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={project?.Project_name ?? 'Members'}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: project?.Project_short_name ?? '…', to: `/project/view/${encodeURIComponent(id)}` },
            { label: 'Members' },
          ]}
          actions={
            <>
              <AnchorButton
                variant="minimal"
                icon={<HorizontalBarChartIcon />}
                text="Employee chart"
                href={chartHref}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  void navigate(chart);
                }}
              />
              {addButton}
            </>
          }
        />
      }
      bar={<ProjectTabs projectId={id} />}
    >
      {failure && !project ? (
        <LoadFailed
          what="the project"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <MembersTable key={id} projectId={id} project={project} mayEdit={mayEdit} emptyAction={addButton} />
      )}
      {isAdding && project && <AddMembersDialog project={project} onClose={() => setAdding(false)} />}
    </Page>
  );
}
