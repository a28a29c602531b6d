import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetProjectQuery, type Project } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { NotFoundPage } from '../../../ui/states/NotFoundPage';
import { ProjectTabs } from '../../projects/ProjectTabs';
import { useScreenTitle } from '../../../widgets/useScreenTitle';

export interface PlanPageProps {
  readonly projectId: string;
  /** The tab: 'Milestone', 'Sprint'. */
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: (project: Project | undefined) => ReactNode;
}

/** A tab of a project: header, tabs, and the content over the full width. */
export function PlanPage({ projectId, title, actions, children }: PlanPageProps) {
  const { currentData: project, error, isFetching, refetch } = useGetProjectQuery({ id: projectId });
  useScreenTitle(project && `${title} of ${project.Project_name}`);
  const failure = shownFailure(error);
  if (failure?.httpStatus === 404)
    return <NotFoundPage what="project" action={<Link to="/projects">All projects</Link>} />;
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title={project?.Project_name ?? title}
          breadcrumb={[
            { label: 'Project', to: '/projects' },
            { label: project?.Project_short_name ?? '…', to: `/project/view/${encodeURIComponent(projectId)}` },
            { label: title },
          ]}
          actions={actions}
        />
      }
      bar={<ProjectTabs projectId={projectId} />}
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
        children(project)
      )}
    </Page>
  );
}
