import { useMemo } from 'react';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { isOpenStatus } from '../../../../domain/tasks/workState';
import { useGetTimelineQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useScreenState } from '../../../screen-state/useScreenState';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useToday } from '../../../widgets/useToday';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { PictureButton } from './picture/PictureButton';
import { TimelineChart } from './TimelineChart';
import { timelineColumns } from './timelineColumns';
import { groupings, toPlan, toRows, zooms } from './timelineModel';
import './timeline.css';

const base = { pageSize: 'all', sort: [{ key: 'Start_date', direction: 'asc' }] } as const;
const orderedZooms = ['Day', 'Week', 'Month', 'Quarter'] as const;
const none: readonly string[] = [];
/** A plan is about what is left; finished tasks would fill the beginning of the rows. */
const shownTasks = ['open', 'all'] as const;
const projectGroupings = ['Sprint', 'Milestone', 'Person', 'Project'] as const;

export interface TimelineViewProps {
  /** undefined for all visible projects. */
  readonly projectId?: string;
  readonly shape: 'chart' | 'table';
}

/** The plan over time, as bars or as a table; zoom and groups are in the URL. */
export function TimelineView({ projectId, shape }: TimelineViewProps) {
  const navigate = useNavigate();
  const timeline = useGetTimelineQuery(projectId === undefined ? {} : { projectId });
  const { currentData: data, error, isFetching, refetch } = timeline;
  const mayMove = useIsPermitted('Project.Edit_Task');
  const today = useToday();
  const [zoom, chooseZoom] = useUrlChoice('zoom', zooms);
  const [grouping, chooseGrouping] = useUrlChoice('group', projectId === undefined ? groupings : projectGroupings);
  const [shown, chooseShown] = useUrlChoice('show', shownTasks);
  const [closed, setClosed] = useScreenState<readonly string[]>('tables', 'timeline/closed', none);
  const [view, changeView] = useTableView('timeline', timelineColumns, { base });
  const plan = useMemo(() => (data ? toPlan(data) : undefined), [data]);
  const rows = useMemo(
    () =>
      data && plan
        ? toRows(shown === 'all' ? plan.tasks : plan.tasks.filter(({ status }) => isOpenStatus(status)), data, {
            grouping,
            closed,
          })
        : undefined,
    [data, plan, grouping, closed, shown],
  );
  const failure = shownFailure(error);
  if (shape === 'table')
    return (
      <ListTable
        name="Timeline"
        columns={timelineColumns}
        list={{ ...timeline, data: data?.Tasks }}
        view={view}
        onViewChange={changeView}
        emptyText="There are no tasks on the timeline"
        exportName="Timeline"
        onOpenRow={({ _id }) => void navigate(shortTaskPath(_id))}
      />
    );
  if (failure && !data)
    return (
      <LoadFailed
        what="the timeline"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data || !plan || !rows) return <PageSkeleton shape="table" />;
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
          choices={[
            { value: 'open', label: 'Open tasks' },
            { value: 'all', label: 'All tasks' },
          ]}
          value={shown}
          onPick={chooseShown}
        />
        {rows.length > 0 && (
          <PictureButton
            title={projectId === undefined ? 'Timeline' : `Timeline of ${plan.tasks[0]?.project ?? 'the project'}`}
            subtitle={`${shown === 'open' ? 'Open tasks' : 'All tasks'} by ${grouping.toLowerCase()}, as of ${formatDay(today)}`}
            plan={plan}
            rows={rows}
            zoom={zoom}
            today={today}
          />
        )}
        <span className="db-muted">
          {data.Total > data.Tasks.length && `${data.Tasks.length} of ${data.Total} tasks. `}
          {mayMove &&
            'Drag a bar to move it, its end to resize it, its dot to another task to link them. Keys: ← → move, Shift resizes, Enter previews or opens.'}
        </span>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="There are no tasks on the timeline" />
      ) : (
        <TimelineChart
          plan={plan}
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
