import { Suspense, useCallback, useMemo, type ReactNode } from 'react';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import { Scope } from '../../../screen-state/Scope';
import { SearchBox } from '../../../table/grid/toolbar/SearchBox';
import type { TableView } from '../../../table/view/tableView';
import { Button } from '../../../ui/controls/Button';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import type { Choice } from '../../../ui/form/select/choice';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { loadedPart } from '../../../ui/states/loadedPart';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useTaskGroups } from '../table/useTaskGroups';
import { searchedInTasks, toTaskQuery, type TaskQuery } from '../taskQuery';
import { laneGrouping, laneKinds, toBoardLanes, type LaneKind } from './boardLanes';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';
import './boardBar.css';

const TaskBoard = loadedPart(() => import('./TaskBoard').then((module) => ({ default: module.TaskBoard })));

const laneChoices = [
  { value: 'none', label: 'None' },
  { value: 'assignee', label: 'Assignee' },
  { value: 'priority', label: 'Priority' },
  { value: 'type', label: 'Type' },
] as const satisfies readonly { readonly value: LaneKind; readonly label: string }[];
const closedParameter = 'closedLanes';
/** In the URL; unassigned tasks have no key of their own. */
const unassignedLane = 'none';
const noGroups: readonly never[] = [];

export interface BoardOfTasksProps {
  readonly name: string;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly within: Pick<TaskQuery, 'scope' | 'projectId'>;
  /** Lanes by assignee show each of them. */
  readonly members: readonly Choice[];
  readonly filters: ReactNode;
}

/** The closed lanes, in the URL: returning from a task finds them closed. */
function useClosedLanes(): readonly [readonly string[], (keys: readonly string[]) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const text = parameters.get(closedParameter) ?? '';
  const closed = useMemo(
    () => (text === '' ? [] : text.split(',').map((key) => (key === unassignedLane ? '' : key))),
    [text],
  );
  const change = useCallback(
    (keys: readonly string[]) =>
      setParameters(
        (current) =>
          withParameters(current, {
            [closedParameter]: keys.length === 0 ? undefined : keys.map((key) => key || unassignedLane).join(','),
          }),
        { replace: true },
      ),
    [setParameters],
  );
  return [closed, change];
}

/** The board with the search and filters of the table; a filter by status hides the other columns. */
export function BoardOfTasks({ name, view, onViewChange, within, members, filters }: BoardOfTasksProps) {
  const query = useMemo(() => {
    const { status: _everyColumnHasItsOwn, ...rest } = toTaskQuery(view, within);
    return rest;
  }, [view, within]);
  const filter = view.filters.Status;
  const statuses = useMemo(
    () => (filter?.kind === 'choices' ? taskStatuses.filter((status) => filter.values.includes(status)) : taskStatuses),
    [filter],
  );
  const [laneKind, chooseLanes] = useUrlChoice('lanes', laneKinds);
  const [closedLanes, closeLanes] = useClosedLanes();
  const grouping = laneGrouping(laneKind);
  const groups = useTaskGroups(
    statuses.length === taskStatuses.length ? query : { ...query, status: statuses.join(',') },
    grouping,
  );
  const groupList = groups?.list;
  const lanes = useMemo(
    () => (grouping && !groupList ? undefined : toBoardLanes(laneKind, query, groupList ?? noGroups, members)),
    [grouping, groupList, laneKind, query, members],
  );
  const isEveryLaneClosed = lanes !== undefined && lanes.every(({ key }) => closedLanes.includes(key));
  const toggleLane = (key: string): void =>
    closeLanes(closedLanes.includes(key) ? closedLanes.filter((other) => other !== key) : [...closedLanes, key]);
  return (
    <>
      <div className="db-board-bar" role="toolbar" aria-label={`${name}: tools`}>
        <SearchBox
          value={view.search}
          searched={searchedInTasks}
          onSearch={(search) => onViewChange({ ...view, search, page: 1 })}
        />
        {filters}
        <FilterSelect text="Lanes" label="Lanes" choices={laneChoices} value={laneKind} onPick={chooseLanes} />
        {lanes && grouping && (
          <Button
            size="small"
            variant="minimal"
            text={isEveryLaneClosed ? 'Open all lanes' : 'Close all lanes'}
            onClick={() => closeLanes(isEveryLaneClosed ? [] : lanes.map(({ key }) => key))}
          />
        )}
      </div>
      {groups?.failure && !lanes && <LoadFailed what="the lanes" failure={groups.failure} onRetry={groups.refetch} />}
      <Suspense fallback={<PageSkeleton shape="detail" />}>
        {lanes ? (
          <Scope key={laneKind} name={laneKind === 'none' ? 'board' : `board-${laneKind}`}>
            <TaskBoard
              name={name}
              query={query}
              statuses={statuses}
              laneKind={laneKind}
              lanes={lanes}
              closedLanes={closedLanes}
              onToggleLane={toggleLane}
            />
          </Scope>
        ) : (
          !groups?.failure && <PageSkeleton shape="detail" />
        )}
      </Suspense>
    </>
  );
}
