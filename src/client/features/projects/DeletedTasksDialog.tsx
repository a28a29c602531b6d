import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { deletionsShownDays } from '../../../domain/projects/deletions';
import { useListDeletedTasksQuery, type DeletedTask, type Project } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import { useArraySource } from '../../ui/table/useArraySource';
import { useRestore } from '../../widgets/deletion/useRestore';
import { useTableView } from '../../widgets/table-view/useTableView';
import { statusChoices } from '../../widgets/tasks/taskTones';

const base = { sort: [{ key: 'deleted_at', direction: 'desc' }] } as const;
const options = { base, prefix: 'deleted.' };
const none: readonly DeletedTask[] = [];
const nameOf = (task: DeletedTask): string => `Task ${task.Task_key}`;

const columnsWith = (restore: (task: DeletedTask) => void): readonly ColumnDefinition<DeletedTask>[] => [
  { key: 'key', header: 'Key', type: 'text', width: 84, value: (row) => row.Task_key },
  { key: 'summary', header: 'Short Summary', type: 'text', width: 240, value: (row) => row.Short_summary },
  { key: 'status', header: 'Status', type: 'status', width: 130, value: (row) => row.Status, choices: statusChoices },
  { key: 'assignee', header: 'Assignees', type: 'person', width: 130, value: (row) => row.Assignees },
  { key: 'deleted_at', header: 'Deleted', type: 'instant', width: 146, value: (row) => row.Deleted_at },
  { key: 'deleted_by', header: 'Deleted by', type: 'person', width: 130, value: (row) => row.Deleted_by },
  { key: 'restore', header: 'Restore', type: 'text', width: 84, value: () => 'Restore', sortable: false, hideable: false, onPress: restore },
];

/** The tasks of a project that were deleted last; each can be brought back. */
export function DeletedTasksDialog({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const timeZone = useSelector(selectTimeZone);
  const { data = none, isLoading, isError, refetch } = useListDeletedTasksQuery(project._id, { refetchOnMountOrArgChange: true });
  const { restore, failureText } = useRestore();
  const columns = useMemo(() => columnsWith((task) => restore(task._id, nameOf(task))), [restore]);
  const [view, changeView] = useTableView('deleted-tasks', columns, options);
  const source = useArraySource(data);
  return (
    <Dialog isOpen title={`Deleted tasks of ${project.Project_name}`} onClose={onClose} className="db-dialog" style={{ width: 'min(1140px, 96vw)' }}>
      <DialogBody>
        <p className="db-muted">{`What was deleted in the last ${deletionsShownDays} days, the latest first. A task comes back with its comments, history and hour logs.`}</p>
        {failureText !== '' && (
          <Callout compact intent="danger" role="alert">
            {failureText}
          </Callout>
        )}
        <div className="db-deleted-tasks">
          <DataTable
            name="Deleted tasks"
            columns={columns}
            source={source}
            view={view}
            onViewChange={changeView}
            timeZone={timeZone}
            state={isLoading ? 'loading' : isError && data === none ? 'failed' : 'ready'}
            onRetry={() => void refetch()}
            emptyText="No task of this project was deleted lately"
            rowActions={(task) => [{ label: 'Restore', onSelect: () => restore(task._id, nameOf(task)) }]}
          />
        </div>
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
