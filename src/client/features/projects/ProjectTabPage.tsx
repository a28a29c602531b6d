import type { ReactNode } from 'react';
import { projectPath } from '../../../domain/projects/projectPath';
import { useGetProjectQuery, type Project } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { LoadFailed } from '../../ui/states/LoadFailed';
import { useScreenTitle } from '../../widgets/useScreenTitle';
import { ProjectNotFound } from './ProjectNotFound';
import { ProjectTabs } from './ProjectTabs';

export interface ProjectTabPageProps {
  readonly projectId: string;
  /** The tab: 'Milestone', 'All Tasks'. */
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: (project: Project | undefined) => ReactNode;
  /** Shown also where the project could not be loaded. */
  readonly dialog?: ReactNode;
}

/** A tab of a project: header, tabs, and the content over the full width. */
export function ProjectTabPage({ projectId, title, actions, children, dialog }: ProjectTabPageProps) {
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id: projectId });
  useScreenTitle(project && `${title} of ${project.Project_name}`);
  const failure = shownFailure(error);
  if (failure?.httpStatus === 404) return <ProjectNotFound />;
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={project?.Project_name ?? title}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: project?.Project_short_name ?? '…', to: projectPath(projectId) },
            { label: title },
          ]}
          actions={actions}
        />
      }
      bar={<ProjectTabs projectId={projectId} />}
    >
      {failure && !project ? (
        <LoadFailed what="the project" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        children(project)
      )}
      {dialog}
    </Page>
  );
}
