import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { addDays } from '../../../../domain/calendar/day';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { useGetTimelineQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useScreenState } from '../../../screen-state/useScreenState';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { ExportButton } from '../../../table/grid/toolbar/ExportButton';
import { ListTable } from '../../../table/view/ListTable';
import { exportedColumns } from '../../../table/view/shownColumns';
import { useTableView } from '../../../table/view/useTableView';
import { Button } from '../../../ui/controls/Button';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useToday } from '../../../widgets/useToday';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { BaselineChoice } from './BaselineChoice';
import { PictureButton } from './picture/PictureButton';
import { RescheduleButton } from './RescheduleButton';
import { TimelineChart } from './TimelineChart';
import { timelineColumns } from './timelineColumns';
import { groupings, toShownTimeline, toRows, violatedTasks, zooms } from './timelineModel';
import { useBaseline } from './useBaseline';
import './timeline.css';

const base = { pageSize: 'all', sort: [{ key: 'Start_date', direction: 'asc' }] } as const;
const orderedZooms = ['Day', 'Week', 'Month', 'Quarter'] as const;
const none: readonly string[] = [];
/** The timeline is about what is left; finished tasks would fill the beginning of the rows. */
const shownTasks = ['open', 'recent', 'all'] as const;
/** Finished tasks are read for this many days back only: a project has more of them every year. */
const finishedDays = { open: undefined, recent: 90, all: 365 } as const;
const projectGroupings = ['Sprint', 'Milestone', 'Person', 'Project'] as const;

const shownTexts = {
  open: 'Open tasks',
  recent: 'Open tasks and those finished in 90 days',
  all: 'Open tasks and those finished in a year',
} as const;
const shownDependencies = ['all', 'violated'] as const;
const comparedText = ({ chosen, isLastOfAll }: ReturnType<typeof useBaseline>): string =>
  chosen ? `, compared with ${chosen.Name}` : isLastOfAll ? ', compared with the last saved plans' : '';

export interface TimelineViewProps {
  /** undefined for all visible projects. */
  readonly projectId?: string;
  readonly shape: 'chart' | 'table';
}

/** The tasks over time, as bars or as a table; zoom and groups are in the URL. */
export function TimelineView({ projectId, shape }: TimelineViewProps) {
  const navigate = useNavigate();
  const mayMove = useIsPermitted('Project.Edit_Task');
  const today = useToday();
  const [zoom, chooseZoom] = useUrlChoice('zoom', zooms);
  const [grouping, chooseGrouping] = useUrlChoice('group', projectId === undefined ? groupings : projectGroupings);
  const [shown, chooseShown] = useUrlChoice('show', shownTasks);
  const [chosenDependencies, chooseDependencies] = useUrlChoice('dependencies', shownDependencies);
  const baseline = useBaseline(projectId);
  const daysBack = finishedDays[shown];
  const timeline = useGetTimelineQuery({
    ...(projectId !== undefined && { projectId }),
    ...(daysBack !== undefined && { finishedFrom: addDays(today, -daysBack) }),
  });
  const { currentData: data, error, isFetching, refetch } = timeline;
  const [closed, setClosed] = useScreenState<readonly string[]>('tables', 'timeline/closed', none);
  const drawn = useMemo(() => (data ? toShownTimeline(data, baseline.tasks) : undefined), [data, baseline.tasks]);
  const columns = useMemo(() => timelineColumns(drawn), [drawn]);
  const [view, changeView] = useTableView('timeline', columns, { base, isUngrouped: true });
  const isViolatedOnly = chosenDependencies === 'violated' && drawn !== undefined && drawn.violated.length > 0;
  const rows = useMemo(
    () => drawn && toRows(isViolatedOnly ? violatedTasks(drawn) : drawn.tasks, drawn.milestones, { grouping, closed }),
    [drawn, isViolatedOnly, grouping, closed],
  );
  const shownRows = useMemo(() => {
    if (!data || !drawn || !isViolatedOnly) return data?.Tasks ?? [];
    const ids = new Set(violatedTasks(drawn).map(({ id }) => id));
    return data.Tasks.filter(({ _id }) => ids.has(_id));
  }, [data, drawn, isViolatedOnly]);
  const timeZone = useSelector(selectTimeZone);
  const failure = shownFailure(error);
  if (shape === 'table')
    return (
      <ListTable
        name="Timeline"
        columns={columns}
        list={{ ...timeline, data: data?.Tasks }}
        view={view}
        onViewChange={changeView}
        emptyText="There are no tasks on the timeline"
        exportName="Timeline"
        toolbarItems={<BaselineChoice projectId={projectId} baseline={baseline} />}
        onOpenRow={({ _id }) => void navigate(shortTaskPath(_id))}
      />
    );
  if (failure && !data)
    return <LoadFailed what="the timeline" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!data || !drawn || !rows) return <PageSkeleton shape="table" />;
  const toggle = (id: string): void =>
    setClosed((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id]));
  return (
    <>
      <div className="db-timeline-bar-of-choices">
        <FilterSelect
          text="Zoom"
          choices={orderedZooms.map((value) => ({ value, label: value }))}
          value={zoom}
          onPick={chooseZoom}
        />
        <FilterSelect
          text="Group by"
          choices={groupings.map((value) => ({ value, label: value }))}
          value={grouping}
          onPick={chooseGrouping}
        />
        <FilterSelect
          text="Show"
          choices={shownTasks.map((value) => ({ value, label: shownTexts[value] }))}
          value={shown}
          onPick={chooseShown}
        />
        <BaselineChoice projectId={projectId} baseline={baseline} />
        {rows.length > 0 && (
          <PictureButton
            title={projectId === undefined ? 'Timeline' : `Timeline of ${drawn.tasks[0]?.project ?? 'the project'}`}
            subtitle={`${shownTexts[shown]} by ${grouping.toLowerCase()}, as of ${formatDay(today)}${comparedText(baseline)}`}
            timeline={drawn}
            rows={rows}
            zoom={zoom}
            today={today}
          />
        )}
        <ExportButton
          file={{
            name: 'Timeline',
            columns: exportedColumns(columns, view),
            widths: view.widths,
            source: { kind: 'array', rows: shownRows, rowKey: ({ _id }) => _id },
            rows: shownRows,
            timeZone,
          }}
          isReady
        />
        {drawn.violated.length > 0 && (
          <Button
            size="small"
            intent="danger"
            variant="outlined"
            active={isViolatedOnly}
            aria-pressed={isViolatedOnly}
            text={drawn.violated.length === 1 ? '1 broken dependency' : `${drawn.violated.length} broken dependencies`}
            title="These tasks start before what they wait for has ended. Show only them"
            onClick={() => chooseDependencies(isViolatedOnly ? 'all' : 'violated')}
          />
        )}
        {mayMove && <RescheduleButton tasks={drawn.tasks} />}
        <span className="db-muted">
          {data.Total > data.Tasks.length && `${data.Tasks.length} of ${data.Total} tasks. `}
          {mayMove &&
            'Drag a bar to move it, its ends to resize it, its dot to another task to link them; click an arrow to change it. Press ? for the keys.'}
        </span>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="There are no tasks on the timeline" />
      ) : (
        <TimelineChart
          timeline={drawn}
          rows={rows}
          closed={closed}
          onToggle={toggle}
          zoom={zoom}
          today={today}
          mayMove={mayMove}
        />
      )}
    </>
  );
}
