import { Suspense, useMemo, type ReactNode } from 'react';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import { PageSkeleton } from '../../../ui/states/PageSkeleton';
import type { TableView } from '../../../table/view/tableView';
import { SearchBox } from '../../../table/grid/toolbar/SearchBox';
import { toTaskQuery, type TaskQuery } from '../taskQuery';
import { loadedPart } from '../../../ui/states/loadedPart';
import './boardBar.css';

const TaskBoard = loadedPart(() => import('./TaskBoard').then((module) => ({ default: module.TaskBoard })));

export interface BoardOfTasksProps {
  readonly name: string;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  readonly within: Pick<TaskQuery, 'scope' | 'projectId'>;
  readonly filters: ReactNode;
}

/** The board with the search and filters of the table; a filter by status hides the other columns. */
export function BoardOfTasks({ name, view, onViewChange, within, filters }: BoardOfTasksProps) {
  const query = useMemo(() => {
    const { status: _everyColumnHasItsOwn, ...rest } = toTaskQuery(view, within);
    return rest;
  }, [view, within]);
  const filter = view.filters.Status;
  const statuses = useMemo(
    () => (filter?.kind === 'choices' ? taskStatuses.filter((status) => filter.values.includes(status)) : taskStatuses),
    [filter],
  );
  return (
    <>
      <div className="db-board-bar" role="toolbar" aria-label={`${name}: tools`}>
        <SearchBox value={view.search} onSearch={(search) => onViewChange({ ...view, search, page: 1 })} />
        {filters}
      </div>
      <Suspense fallback={<PageSkeleton shape="detail" />}>
        <TaskBoard name={name} query={query} statuses={statuses} />
      </Suspense>
    </>
  );
}
