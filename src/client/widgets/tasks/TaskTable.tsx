import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { KnownTask } from '../../entities/tasks';
import { selectTimeZone } from '../../session/sessionSelectors';
import { selectRunningTimer } from '../../taskTimer/taskTimerSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { TableView } from '../../ui/table/tableView';
import { useStretchedColumns } from '../table-view/useStretchedColumns';
import { useTimerToggle } from '../task-timer/useTimerToggle';
import { Notice } from './Notice';
import { taskChangeOf } from './taskChange';
import { taskPath } from './taskColumns';
import { taskQueryOf, type TaskQuery } from './taskQuery';
import { timerColumn } from './timerColumn';
import { useTaskEdit } from './useTaskEdit';
import { useTaskWindows } from './useTaskWindows';
import './taskTable.css';

export interface TaskTableProps {
  /** For screen readers, and as the name of the Excel file: 'My tasks'. */
  readonly name: string;
  /** Declared once or memoised; the timer column is put behind the first. */
  readonly columns: readonly ColumnDefinition<KnownTask>[];
  readonly within: Pick<TaskQuery, 'scope' | 'projectId'>;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The screen's own filters and buttons. */
  readonly toolbarItems?: ReactNode;
  /** Columns that have a filter among them. */
  readonly filteredThere?: readonly string[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
}

/** A list of tasks by windows from the server, with inline changes, row timer and export. */
export function TaskTable({ name, columns, within, view, onViewChange, toolbarItems, filteredThere, emptyText, emptyAction }: TaskTableProps) {
  const navigate = useNavigate();
  const timeZone = useSelector(selectTimeZone);
  const runningTaskId = useSelector(selectRunningTimer)?.taskId;
  const { toggle, failure: timerFailure, forgetFailure: forgetTimerFailure } = useTimerToggle();
  const { change, failureText, forgetFailure } = useTaskEdit();

  const { source, state, retry } = useTaskWindows(taskQueryOf(view, within));

  const toggleRow = useCallback((task: KnownTask) => void toggle({ taskId: task._id, projectId: task.Project_id }), [toggle]);
  const timedColumns = useMemo(() => [...columns.slice(0, 1), timerColumn(runningTaskId, toggleRow), ...columns.slice(1)], [columns, runningTaskId, toggleRow]);
  const frame = useRef<HTMLDivElement>(null);
  const shownColumns = useStretchedColumns(timedColumns, view, frame);
  const edit = (task: KnownTask, key: string, value: string): void => {
    const column = columns.find((candidate) => candidate.key === key);
    const wanted = column && taskChangeOf(column, value);
    if (wanted) void change(task, wanted);
  };
  return (
    <div ref={frame} className="db-task-table">
      {failureText !== undefined && <Notice text={failureText} onClose={forgetFailure} />}
      {timerFailure && <Notice text={timerFailure.message} onClose={forgetTimerFailure} />}
      <DataTable
        name={name}
        columns={shownColumns}
        source={source}
        view={view}
        onViewChange={onViewChange}
        timeZone={timeZone}
        state={state}
        onRetry={retry}
        emptyText={emptyText}
        emptyAction={emptyAction}
        toolbarItems={toolbarItems}
        untaggedFilters={filteredThere}
        rowActions={(task) => [
          { label: 'Open', onSelect: () => void navigate(taskPath(task)) },
          { label: task._id === runningTaskId ? 'Stop timer' : 'Start timer', onSelect: () => toggleRow(task) },
          { label: 'Open project', onSelect: () => void navigate(`/project/view/${encodeURIComponent(task.Project_id)}`) },
        ]}
        onOpenRow={(task) => void navigate(taskPath(task))}
        onNavigate={(href) => void navigate(href)}
        onCellEdit={edit}
        exportName={name}
      />
    </div>
  );
}
