import { taskPath } from '../../../../domain/tasks/taskPath';
import { Link } from 'react-router-dom';
import { useListLinkedTasksQuery, type TaskRow } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { IssueTypeIcon } from '../../../ui/badges/IssueTypeIcon';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { TaskSummary } from '../TaskSummary';

const linkedTaskColumns: readonly SmallColumn<TaskRow>[] = [
  { header: 'Key', cell: (task) => <Link to={taskPath(task)}>{task.Task_key}</Link> },
  { header: 'Summary', cell: (task) => <TaskSummary text={task.Short_summary} /> },
  { header: 'Status', cell: (task) => <StatusBadge status={task.Status} /> },
  { header: 'Priority', cell: (task) => <PriorityBadge priority={task.Priority} /> },
  {
    header: 'Type',
    cell: (task) => (
      <>
        <IssueTypeIcon issueType={task.Issue_type} /> {task.Issue_type}
      </>
    ),
  },
];

/** The 'Linked Task Details' table (SCR-026); nothing without linked tasks. */
export function LinkedTasks({ taskId }: { readonly taskId: string }) {
  const { currentData: tasks = [], error, isFetching, refetch } = useListLinkedTasksQuery({ task_id: taskId });
  const failure = shownFailure(error);
  if (failure)
    return <LoadFailed what="the linked tasks" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="linked-tasks" className="db-linked">
      <h2 id="linked-tasks" className="db-section-title">
        Linked Task Details
      </h2>
      <SmallTable
        name="Linked Task Details"
        columns={linkedTaskColumns}
        rows={tasks}
        rowKey={(task) => task._id}
        className="db-linked-tasks"
        looks="striped"
      />
    </section>
  );
}
