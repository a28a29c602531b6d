import { taskPath } from '../../../../domain/tasks/taskPath';
import { HTMLTable } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useListLinkedTasksQuery, type TaskRow } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { IssueTypeIcon } from '../../../ui/badges/IssueTypeIcon';
import { PriorityBadge } from '../../../ui/badges/PriorityBadge';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { TaskSummary } from '../TaskSummary';

function LinkedTaskRow({ task }: { readonly task: TaskRow }) {
  return (
    <tr>
      <td>
        <Link to={taskPath(task)}>{task.Task_key}</Link>
      </td>
      <td>
        <TaskSummary text={task.Short_summary} />
      </td>
      <td>
        <StatusBadge status={task.Status} />
      </td>
      <td>
        <PriorityBadge priority={task.Priority} />
      </td>
      <td>
        <IssueTypeIcon issueType={task.Issue_type} /> {task.Issue_type}
      </td>
    </tr>
  );
}

/** The 'Linked Task Details' table (SCR-026); nothing without linked tasks. */
export function LinkedTasks({ taskId }: { readonly taskId: string }) {
  const { currentData: tasks = [], error, isFetching, refetch } = useListLinkedTasksQuery({ task_id: taskId });
  const failure = shownFailure(error);
  if (failure)
    return (
      <LoadFailed
        what="the linked tasks"
        message={failure.message}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="linked-tasks" className="db-linked">
      <h2 id="linked-tasks" className="db-section-title">
        Linked Task Details
      </h2>
      <HTMLTable compact striped className="db-linked-tasks" aria-labelledby="linked-tasks">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Summary</th>
            <th scope="col">Status</th>
            <th scope="col">Priority</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <LinkedTaskRow key={task._id} task={task} />
          ))}
        </tbody>
      </HTMLTable>
    </section>
  );
}
