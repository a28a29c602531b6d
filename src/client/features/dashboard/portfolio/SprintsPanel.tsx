import { Link, useNavigate } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { daysLeft, daysLeftText } from '../../../../domain/planning/dueDays';
import { compareListed } from '../../../../domain/sorting/listOrder';
import { countedTasks, newStatus, noTasksText } from '../../../../domain/tasks/workState';
import {
  useListPortfolioChartsQuery,
  useListPortfolioQuery,
  type PortfolioChart,
  type PortfolioProject,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { getCounts } from '../../../entities/workFigures';
import { chartViews, ViewChoice, type ChartView } from '../../../ui/charts/ViewChoice';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useToday } from '../../../widgets/useToday';
import { SprintBurndown } from '../../charts/SprintBurndown';
import { planPath } from '../../../../domain/planning/planPath';
import type { DashboardPanelProps } from '../screens/DashboardPanel';
import { QueryPanel } from '../screens/QueryPanel';
import { refreshed } from '../screens/refreshed';
import { idealText } from './portfolioChartColumns';
import { maxCharts } from './portfolioCharts';
import { rowList, rowValuesRefreshed } from '../../../table/windows/shownRows';
import './sprints.css';

const maxShown = 6;

/** A project whose sprint is going on. */
type SprintProject = PortfolioProject & { readonly Sprint: NonNullable<PortfolioProject['Sprint']> };

/** The sprint that ends first comes first, those without a last day at the end. */
const byEnd = (one: SprintProject, other: SprintProject): number =>
  compareListed(one.Sprint.DueDate, other.Sprint.DueDate, 'asc') ||
  compareListed(one.Project_name, other.Project_name, 'asc');

interface SprintFigureProps {
  readonly project: SprintProject;
  /** undefined while it is read. */
  readonly chart: PortfolioChart | undefined;
  readonly view: ChartView;
}

function SprintFigure({ project, chart, view }: SprintFigureProps) {
  const today = useToday();
  const navigate = useNavigate();
  const { Sprint: sprint } = project;
  const path = planPath('sprint', project._id, sprint._id);
  const burndown = chart?.Burndown?.Sprint_id === sprint._id ? chart.Burndown : undefined;
  const ideal = burndown?.Ideal_now ?? null;
  const isBehind = ideal !== null && sprint.Work.Open > ideal;
  const isLate = sprint.DueDate !== null && sprint.DueDate < today;
  return (
    <li className="db-sprint-figure">
      <div className="db-sprint-figure-title">
        <span>
          <Link to={path}>{sprint.Name}</Link> <span className="db-muted">{project.Project_name}</span>
        </span>
        <span className={isLate ? 'db-dashboard-late' : 'db-muted'} title={formatDay(sprint.DueDate)}>
          {daysLeftText(daysLeft(sprint.DueDate, newStatus, today))}
        </span>
      </div>
      <div className={isBehind ? 'db-dashboard-late' : 'db-muted'}>
        {sprint.Work.Progress === null
          ? noTasksText(getCounts(sprint.Work))
          : `${sprint.Work.Open} of ${countedTasks(getCounts(sprint.Work))} open${ideal === null ? '' : `, ${idealText(sprint.Work.Open, ideal)}`}`}
      </div>
      {chart === undefined ? (
        <PanelSkeleton lines={5} label={`Loading the burndown of ${sprint.Name}`} />
      ) : (
        burndown &&
        (sprint.Work.Progress !== null || burndown.Points.some(({ Open }) => (Open ?? 0) > 0)) && (
          <SprintBurndown
            name={sprint.Name}
            points={burndown.Points}
            view={view}
            onOpen={(parameter) => void navigate(`${path}&${parameter}`)}
          />
        )
      )}
    </li>
  );
}

const getRunning = (projects: readonly PortfolioProject[]): readonly SprintProject[] =>
  projects.filter((project): project is SprintProject => project.Sprint !== null).sort(byEnd);

function SprintFigures({
  projects,
  view,
}: {
  readonly projects: readonly PortfolioProject[];
  readonly view: ChartView;
}) {
  const running = getRunning(projects);
  const shown = running.slice(0, maxShown);
  // Of few projects all are asked for, as the table above does: one call then serves both.
  const asked = projects.length <= 2 * maxShown ? projects : shown;
  const charts = useListPortfolioChartsQuery(
    rowList(
      asked.map(({ _id }) => _id),
      maxCharts,
    ),
    rowValuesRefreshed,
  );
  const failure = shownFailure(charts.error);
  if (failure && !charts.data)
    return (
      <LoadFailed what="the burndowns" failure={failure} onRetry={charts.refetch} isRetrying={charts.isFetching} />
    );
  const byProject = new Map(charts.data?.map((chart) => [chart.Project_id, chart]));
  return (
    <>
      <ul className="db-sprint-figures db-charts-fill">
        {shown.map((project) => (
          <SprintFigure key={project.Sprint._id} project={project} chart={byProject.get(project._id)} view={view} />
        ))}
      </ul>
      {running.length > shown.length && <p className="db-muted">{`and ${running.length - shown.length} more`}</p>}
    </>
  );
}

/** How the sprints that are going on are doing: a burndown for each, from the data of the portfolio. Without any there is no panel. */
export default function SprintsPanel({ title, mark }: Pick<DashboardPanelProps, 'title' | 'mark'>) {
  const [view, choose] = useUrlChoice('sprints.look', chartViews);
  const projects = useListPortfolioQuery(undefined, refreshed);
  if (projects.data && getRunning(projects.data).length === 0) return null;
  return (
    <QueryPanel
      title={title}
      mark={mark}
      query={projects}
      what="the sprints"
      lines={8}
      action={<ViewChoice label={`${title}: chart or table`} view={view} onChoose={choose} />}
    >
      {(shown) => <SprintFigures projects={shown} view={view} />}
    </QueryPanel>
  );
}
