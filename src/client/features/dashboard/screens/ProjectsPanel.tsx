import { ProgressBar } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { openWorkText } from '../../../../domain/tasks/workState';
import { useListProjectsQuery } from '../../../api/api';
import { getCounts } from '../../../entities/workFigures';
import { shownFailure } from '../../../api/apiFailure';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { DashboardPanel } from './DashboardPanel';

/** The panel is a summary; the link shows all. */
const maxShown = 8;

/** The user's projects that are not completed, with their progress. */
export function ProjectsPanel() {
  const { data, error, isFetching, refetch } = useListProjectsQuery();
  const failure = shownFailure(error);
  const active = (data ?? []).filter((project) => project.Status !== 'Completed');
  return (
    <DashboardPanel title="Projects" action={<Link to="/projects">{data ? `All ${data.length}` : 'All'}</Link>}>
      {!data && failure && (
        <LoadFailed what="the projects" failure={failure} onRetry={refetch} isRetrying={isFetching} />
      )}
      {!data && !failure && <PanelSkeleton lines={5} />}
      {data && active.length === 0 && (
        <EmptyState
          isLarge={false}
          title={data.length === 0 ? 'You are not a member of any project yet' : 'All your projects are completed'}
        />
      )}
      <ul className="db-dashboard-projects">
        {active.slice(0, maxShown).map((project) => (
          <li key={project._id}>
            <div>
              <Link to={projectPath(project._id)}>{project.Project_name}</Link> <StatusBadge status={project.Status} />
            </div>
            {project.Work && (
              <>
                {project.Work.Progress !== null && (
                  <ProgressBar
                    value={project.Work.Progress / 100}
                    animate={false}
                    stripes={false}
                    intent="success"
                    aria-label={`${project.Project_name}: progress ${project.Work.Progress}%`}
                  />
                )}
                <Link className="db-muted" to={projectPath(project._id, 'tasks')}>
                  {openWorkText(getCounts(project.Work))}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </DashboardPanel>
  );
}
