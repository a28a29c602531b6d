import { projectPath } from '../../../domain/projects/projectPath';
import { taskPath } from '../../../domain/tasks/taskPath';
import { Suspense, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectTaskById, type KnownTask, type WithRecords } from '../../entities/knownRecords';
import { selectTimeZone } from '../../session/sessionSelectors';
import { selectRunningTimer } from './taskTimerSelectors';
import { usePageKeys } from '../../ui/keys/usePageKeys';
import type { ColumnDefinition } from '../../table/view/columnDefinition';
import { DataTable } from '../../table/grid/DataTable';
import type { TableView } from '../../table/view/tableView';
import { lensMark } from '../../permissions/lensMark';
import { selectArePermissionsKnown } from '../../permissions/permissionSelectors';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import type { TablePaste } from '../../table/grid/dataTableProps';
import type { RowDetail } from '../../table/detail/rowDetail';
import { useTableDetail } from '../../table/detail/useTableDetail';
import { useListAnchor } from '../../table/windows/useListAnchor';
import { useStretchedColumns } from '../../table/view/useStretchedColumns';
import { useTimerToggle } from './useTimerToggle';
import { useToday } from '../../widgets/useToday';
import { BulkTaskBar } from './table/BulkTaskBar';
import { Notice } from './Notice';
import { readTargets } from './paste/readTargets';
import { useTaskOpening } from './table/openedFrom';
import { RejectedTasksDialog } from './table/RejectedTasksDialog';
import { TaskEditNotices } from './table/TaskEditNotices';
import { selectOwnAssignment, toTaskChange } from './table/taskChange';
import { readOnlyReason, withEditReasons, withTaskEditors } from './table/taskEditors';
import { toTaskGrouping } from './taskGroupQuery';
import { toTaskQuery, type TaskScope } from './taskQuery';
import { timerColumn } from './table/timerColumn';
import { dependencyDirections, useDependencyEdit } from './table/useDependencyEdit';
import { maxChangedTasks, useManyTasks } from './table/useManyTasks';
import { useTaskEdit } from './table/useTaskEdit';
import { useTaskList } from './useTaskList';
import { loadedPart } from '../../ui/states/loadedPart';
import { useOverlay } from '../../screen-state/useOverlay';
import { useScreenState } from '../../screen-state/useScreenState';
import './table/manyTasks.css';
import './table/taskTable.css';

// Rarely opened, and not by all users.
const PasteTasksDialog = loadedPart(() =>
  import('./paste/PasteTasksDialog').then((module) => ({ default: module.PasteTasksDialog })),
);
const DeleteTasksDialog = loadedPart(() =>
  import('./table/DeleteTasksDialog').then((module) => ({ default: module.DeleteTasksDialog })),
);
const DuplicateTaskDialog = loadedPart(() =>
  import('./form/DuplicateTaskDialog').then((module) => ({ default: module.DuplicateTaskDialog })),
);

export interface TaskTableProps {
  /** For screen readers, and as the name of the Excel file: 'My tasks'. */
  readonly name: string;
  /** Declared outside the component, or memoised; the timer column is inserted after the first. */
  readonly columns: readonly ColumnDefinition<KnownTask>[];
  readonly within: TaskScope;
  /** Default true: a column to start and stop the user's timer. */
  readonly hasTimer?: boolean;
  /** Columns for grouping. */
  readonly groupChoices?: readonly string[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
  /** The screen's own filters and buttons. */
  readonly toolbarItems?: ReactNode;
  /** Columns with a filter among them. */
  readonly toolbarFilterKeys?: readonly string[];
  /** What is shown about the row with the cursor, where the rows leave room. */
  readonly detail?: RowDetail<KnownTask>;
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  readonly emptyContent?: ReactNode;
}

const timerKeyDescription = 'Start or stop the timer on the task';

interface Selection {
  /** The filter under which it was made. */
  readonly of: string;
  readonly keys: readonly string[];
}
const unselected: Selection = { of: '', keys: [] };

const selectionIn = (stored: Selection, shown: string): readonly string[] => (stored.of === shown ? stored.keys : []);

/** A list of tasks by windows from the server, with inline and bulk changes, row timer and export. */
export function TaskTable({
  name,
  columns,
  within,
  view,
  onViewChange,
  toolbarItems,
  toolbarFilterKeys,
  hasTimer = true,
  groupChoices,
  detail: declared,
  emptyText,
  emptyAction,
  emptyContent,
}: TaskTableProps) {
  const navigate = useNavigate();
  const store = useStore<WithRecords>();
  const frame = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const detail = useTableDetail(view, declared);
  const timeZone = useSelector(selectTimeZone);
  const ownAssignment = useSelector(selectOwnAssignment);
  const today = useToday();
  const arePermissionsKnown = useSelector(selectArePermissionsKnown);
  // Until it is known, cells are edited: what is typed after F2 would press the shortcuts of the page. The server decides
  // on a change that is sent before.
  const isReadOnly = !useIsPermitted('Project.Edit_Task') && arePermissionsKnown;
  const mayCreate = useIsPermitted('Project.Create_Task');
  const runningTaskId = useSelector(selectRunningTimer)?.taskId;
  const { toggle, failure: timerFailure, clearFailure: forgetTimerFailure } = useTimerToggle('table-timer');
  const { change, failures, competing } = useTaskEdit();
  const dependencies = useDependencyEdit();
  const many = useManyTasks();
  const pasting = useOverlay<TablePaste>('paste');
  const deletion = useOverlay<{ readonly ids: readonly string[] }>('delete-many');
  const duplication = useOverlay<{ readonly taskId: string }>('duplicate');

  const query = useMemo(() => toTaskQuery(view, within), [view, within]);
  const grouping = groupChoices && toTaskGrouping(view.groupBy);
  const { source, state, failure, retry } = useTaskList(query, grouping, {
    view,
    toQuery: (other) => toTaskQuery(other, within),
  });
  const { open: openInList, openWithoutPosition } = useTaskOpening(query);
  const anchor = useListAnchor(view);
  // Positions in a grouped list say nothing about neighbours in the ungrouped list.
  const open = (task: KnownTask, at: number): void => (grouping ? openWithoutPosition(task) : openInList(task, at));
  // A new filter clears the selection: hidden tasks must not be changed.
  const shown = JSON.stringify([view.search, view.filters]);
  const [stored, setStored] = useScreenState('tables', 'selection', unselected);
  const selectedKeys = selectionIn(stored, shown);
  const select = useCallback((keys: readonly string[]) => setStored({ of: shown, keys }), [shown, setStored]);

  const toggleRow = useCallback(
    (task: KnownTask) => void toggle({ taskId: task._id, projectId: task.Project_id }),
    [toggle],
  );
  const rowKeys = useMemo(() => [{ keys: 't', description: timerKeyDescription, run: toggleRow }], [toggleRow]);
  // With the cursor in the table, its row is meant.
  const toggleSelected = (): void | false => {
    const [only, ...others] = selectedKeys;
    const task =
      only === undefined || others.length > 0 || frame.current?.contains(document.activeElement) === true
        ? undefined
        : selectTaskById(store.getState(), only);
    if (!task) return false;
    toggleRow(task);
  };
  usePageKeys('Table', [
    selectedKeys.length === 1 && { keys: 't', description: timerKeyDescription, run: toggleSelected },
  ]);
  const editable = useMemo(
    () => (isReadOnly ? withEditReasons(columns) : withTaskEditors(columns, today, lensMark('Project.Edit_Task'))),
    [isReadOnly, columns, today],
  );
  const timedColumns = useMemo(
    () =>
      hasTimer ? [...editable.slice(0, 1), timerColumn(runningTaskId, toggleRow), ...editable.slice(1)] : editable,
    [hasTimer, editable, runningTaskId, toggleRow],
  );
  const shownColumns = useStretchedColumns(timedColumns, view, detail ? inner : frame, true, true);
  const edit = (task: KnownTask, key: string, value: string, previous?: string): void => {
    const direction = dependencyDirections[key];
    if (direction) {
      void dependencies.change(task, direction, value, previous ?? '');
      return;
    }
    const column = columns.find((candidate) => candidate.key === key);
    const wanted = column && toTaskChange(column, value);
    if (wanted) void change(task, wanted, previous);
  };
  const { fetchRows } = source;
  const paste = pasting.props;
  const tasksAt = async (count: number): Promise<readonly KnownTask[] | 'changed'> =>
    paste && fetchRows ? readTargets(paste, count, (id) => selectTaskById(store.getState(), id), fetchRows) : [];
  return (
    <div ref={frame} className="db-task-table">
      <TaskEditNotices
        failures={[...failures, ...dependencies.failures]}
        competing={[...competing, ...many.competing]}
      />
      {many.failureText !== null && !paste && <Notice text={many.failureText} onClose={many.clearFailure} />}
      {timerFailure && <Notice text={timerFailure.message} onClose={forgetTimerFailure} />}
      <DataTable
        name={name}
        columns={shownColumns}
        source={source}
        view={view}
        onViewChange={onViewChange}
        timeZone={timeZone}
        state={state}
        failure={failure}
        onRetry={retry}
        emptyText={emptyText}
        emptyAction={emptyAction}
        emptyContent={emptyContent}
        toolbarItems={toolbarItems}
        untaggedFilters={toolbarFilterKeys}
        selectedKeys={selectedKeys}
        onSelectionChange={select}
        selectionLimit={maxChangedTasks}
        bulkActions={(keys) => (
          <BulkTaskBar
            ids={keys}
            projectId={within.projectId}
            isRunning={many.isRunning}
            onChange={(form) => void many.run(form)}
            onDelete={() => deletion.open({ ids: keys })}
          />
        )}
        rowActions={(task, at) => [
          { label: 'Open', onSelect: () => open(task, at) },
          { label: task._id === runningTaskId ? 'Stop timer' : 'Start timer', onSelect: () => toggleRow(task) },
          ...(task.Employee_id === ownAssignment.Employee_id
            ? []
            : [{ label: 'Assign to me', onSelect: () => void change(task, ownAssignment) }]),
          ...(mayCreate
            ? [
                {
                  label: 'Duplicate',
                  mark: lensMark('Project.Create_Task'),
                  onSelect: () => duplication.open({ taskId: task._id }),
                },
              ]
            : []),
          {
            label: 'Open project',
            onSelect: () => void navigate(projectPath(task.Project_id)),
          },
        ]}
        onOpenRow={open}
        rowKeys={rowKeys}
        onNavigate={(href, task, at) => (task && href === taskPath(task) ? open(task, at) : void navigate(href))}
        detail={detail}
        frame={inner}
        onCellEdit={edit}
        readOnlyReason={readOnlyReason}
        onPaste={pasting.open}
        {...anchor}
        groupChoices={groupChoices}
        exportName={name}
      />
      <Suspense fallback={null}>
        {paste && (
          <PasteTasksDialog
            text={paste.text}
            columnKeys={paste.columnKeys}
            tasksAt={tasksAt}
            projectId={within.projectId}
            onApply={many.run}
            failureText={many.failureText}
            onClose={pasting.close}
          />
        )}
        {deletion.props && (
          <DeleteTasksDialog
            {...deletion.props}
            onClose={deletion.close}
            onDone={(rejected) => {
              deletion.close();
              select([]);
              many.showRejected(rejected);
            }}
          />
        )}
        <RejectedTasksDialog rejected={many.rejected} onClose={many.clearRejected} />
        {duplication.props && <DuplicateTaskDialog {...duplication.props} onClose={duplication.close} />}
      </Suspense>
    </div>
  );
}
