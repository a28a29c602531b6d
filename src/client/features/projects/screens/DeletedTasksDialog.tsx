import { useCallback, useMemo } from 'react';
import { deletionsShownDays } from '../../../../domain/projects/deletions';
import { useListDeletedTasksQuery, type DeletedTask, type Project } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DeletedRecordsDialog, deletionColumns } from '../../../widgets/deletion/DeletedRecordsDialog';
import { useRestore } from '../../../widgets/deletion/useRestore';
import { statusChoices } from '../../tasks/taskTones';

const columnsWith = (restore: (task: DeletedTask) => void): readonly ColumnDefinition<DeletedTask>[] => [
  { key: 'key', header: 'Key', type: 'text', width: 84, value: (row) => row.Task_key },
  { key: 'summary', header: 'Short Summary', type: 'text', width: 240, value: (row) => row.Short_summary },
  { key: 'status', header: 'Status', type: 'status', width: 130, value: (row) => row.Status, choices: statusChoices },
  { key: 'assignee', header: 'Assignees', type: 'person', width: 130, value: (row) => row.Assignees },
  ...deletionColumns(restore),
];

/** The recently deleted tasks of a project, with restore buttons. */
export function DeletedTasksDialog({ project, onClose }: { readonly project: Project; readonly onClose: () => void }) {
  const list = useListDeletedTasksQuery(project._id, { refetchOnMountOrArgChange: true });
  const { restore, failureText } = useRestore('task or project');
  const restoreTask = useCallback((task: DeletedTask) => restore(task._id, `Task ${task.Task_key}`), [restore]);
  const columns = useMemo(() => columnsWith(restoreTask), [restoreTask]);
  return (
    <DeletedRecordsDialog
      title={`Deleted tasks of ${project.Project_name}`}
      name="Deleted tasks"
      layoutName="deleted-tasks"
      hint={`Deleted in the last ${deletionsShownDays} days, latest first. A task comes back with its comments, history and logged hours, and with those that were deleted together with it.`}
      emptyText="No tasks of this project were deleted recently"
      columns={columns}
      list={list}
      onRestore={restoreTask}
      failureText={failureText}
      onClose={onClose}
    />
  );
}
