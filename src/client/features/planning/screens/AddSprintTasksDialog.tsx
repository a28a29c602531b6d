import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { openStatuses } from '../../../../domain/tasks/workState';
import { useAddSprintTasksMutation, type ProjectSprint } from '../../../api/api';
import type { KnownTask } from '../../../entities/knownRecords';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useSubmission } from '../../../ui/form/useSubmission';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DataTable } from '../../../table/grid/DataTable';
import { defaultTableView } from '../../../table/view/tableView';
import { priorityColumn, statusColumn, timeColumn, typeColumn } from '../../tasks/taskColumns';
import { toTaskQuery } from '../../tasks/taskQuery';
import { useTaskList } from '../../tasks/useTaskList';
import { useScreenState } from '../../../screen-state/useScreenState';
import './planning.css';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

// Read-only: this table only selects.
const fixed = { editor: undefined } as const;
const columns: readonly ColumnDefinition<KnownTask>[] = [
  { key: 'Task_key', header: 'Key', type: 'text', width: 92, filterable: false, value: (task) => task.Task_key },
  {
    key: 'Short_summary',
    header: 'Summary',
    type: 'text',
    width: 286,
    filterable: false,
    hideable: false,
    value: (task) => task.Short_summary,
    cell: (task) => ({ text: task.Short_summary, title: task.Short_summary }),
  },
  typeColumn,
  { ...priorityColumn, ...fixed },
  { ...statusColumn, ...fixed },
  {
    key: 'Assignees',
    header: 'Assignees',
    type: 'person',
    width: 150,
    filterable: false,
    value: (task) => task.Assignees,
  },
  timeColumn,
];
/** Planners look for open tasks; the filter can be cleared. */
const untouched = defaultTableView(columns, {
  sort: [{ key: 'Task_key', direction: 'desc' }],
  filters: { Status: { kind: 'choices', values: openStatuses } },
});

const none: readonly never[] = [];

export interface AddSprintTasksDialogProps {
  readonly sprint: ProjectSprint;
  readonly onClose: () => void;
}

/** Selects tasks of the project without a sprint, and adds them to this one. */
export function AddSprintTasksDialog({ sprint, onClose }: AddSprintTasksDialogProps) {
  const timeZone = useSelector(selectTimeZone);
  const [addSprintTasks] = useAddSprintTasksMutation();
  const [view, setView] = useScreenState('tables', 'add-tasks/view', untouched);
  const [picked, setPicked] = useScreenState<readonly string[]>('tables', 'add-tasks/selection', none);
  const {
    source,
    state,
    failure: loadFailure,
    retry,
  } = useTaskList({ ...toTaskQuery(view, { scope: 'all', projectId: sprint.Project_id }), sprintId: 'none' });
  const { isRunning, failure, run } = useSubmission<void>('add-tasks', async () => {
    await addSprintTasks({ id: sprint._id, Task_ids: picked.join(',') }).unwrap();
    void showSuccess(`${picked.length === 1 ? '1 task' : `${picked.length} tasks`} added to ${sprint.Name}`);
    onClose();
  });
  const leave = (): void => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      isOpen
      title={`Add tasks to ${sprint.Name}`}
      onClose={leave}
      style={{ width: 1040 }}
      canOutsideClickClose={picked.length === 0}
    >
      <DialogBody>
        {failure && (
          <Callout compact intent="danger" role="alert" className="db-dialog-failure">
            {[failure.message, ...failure.errors.map((error) => error.message)].join('\n')}
          </Callout>
        )}
        <p className="db-muted">
          Tasks of the project without a sprint. Click a row number or press Space to select a task.
        </p>
        <div className="db-plan-picker">
          <DataTable
            name="Tasks without a sprint"
            columns={columns}
            source={source}
            view={view}
            onViewChange={setView}
            timeZone={timeZone}
            state={state}
            failure={loadFailure}
            onRetry={retry}
            emptyText="Every task of this project is in a sprint"
            selectedKeys={picked}
            onSelectionChange={setPicked}
          />
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={leave} disabled={isRunning} />
            <ReasonButton
              intent="primary"
              text={
                picked.length === 0 ? 'Add tasks' : `Add ${picked.length === 1 ? '1 task' : `${picked.length} tasks`}`
              }
              disabledReason={picked.length === 0 ? 'Select tasks first' : undefined}
              loading={isRunning}
              onClick={() => void run()}
            />
          </>
        }
      />
    </Dialog>
  );
}
