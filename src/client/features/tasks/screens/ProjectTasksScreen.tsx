import { Button, SegmentedControl } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useGetProjectQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { NotFoundPage } from '../../../ui/states/NotFoundPage';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { ProjectTabs } from '../../projects/ProjectTabs';
import { TaskFormDialog } from '../TaskFormDialog';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { ProjectTasksTable } from './ProjectTasksTable';
import { taskShapes } from './taskShapes';

/** /project/tasks/{id}: all tasks of a project, over the full width (C-15). */
export default function ProjectTasksScreen() {
  const { id = '' } = useParams();
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id });
  const mayCreate = useIsPermitted('Project.Create_Task');
  const [shape, chooseShape] = useUrlChoice('view', taskShapes);
  const [isCreating, setCreating] = useState(false);
  usePageKeys('All Tasks', [mayCreate && { keys: 'c', description: 'Create Task', run: () => setCreating(true) }]);
  useScreenTitle(project && `All Tasks of ${project.Project_name}`);

  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <NotFoundPage what="project" action={<Link to="/projects">All projects</Link>} />;
  const createButton = mayCreate && (
    <Button
      {...lensMark('Project.Create_Task')}
      intent="primary"
      icon={<PlusIcon />}
      text="Create Task"
      onClick={() => setCreating(true)}
    />
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={project?.Project_name ?? 'All Tasks'}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: project?.Project_short_name ?? '…', to: `/project/view/${encodeURIComponent(id)}` },
            { label: 'All Tasks' },
          ]}
          actions={
            <>
              <SegmentedControl
                size="small"
                aria-label="View"
                options={[
                  { label: 'Table', value: 'table' },
                  { label: 'Board', value: 'board' },
                ]}
                value={shape}
                onValueChange={(next) => chooseShape(next === 'board' ? 'board' : 'table')}
              />
              {createButton}
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
        <ProjectTasksTable
          key={id}
          projectId={id}
          projectName={project?.Project_name ?? ''}
          emptyAction={createButton}
        />
      )}
      {isCreating && <TaskFormDialog mode="create" projectId={id} onClose={() => setCreating(false)} />}
    </Page>
  );
}
