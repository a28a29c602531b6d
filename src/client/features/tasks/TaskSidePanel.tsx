import { Link } from 'react-router-dom';
import { formatDay } from '../../../domain/calendar/formatDay';
import { formatHours } from '../../../domain/calendar/formatHours';
import { loggedText } from '../../../domain/timer/hourLog';
import { isOverdue } from '../../../domain/tasks/isOverdue';
import type { Task } from '../../api/api';
import { IssueTypeIcon } from '../../ui/badges/IssueTypeIcon';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';
import { KeyValueList } from '../../ui/layout/KeyValueList';
import { DocumentList } from '../../widgets/documents/DocumentList';
import { AssigneeSelect } from '../../widgets/people/AssigneeSelect';
import { Notice } from '../../widgets/tasks/Notice';
import { PrioritySelect } from '../../widgets/tasks/PrioritySelect';
import { StatusSelect } from '../../widgets/tasks/StatusSelect';
import { useTaskEdit } from '../../widgets/tasks/useTaskEdit';
import { useToday } from '../../widgets/useToday';

const minuteMs = 60_000;

/** What is known about the task, with the status, the priority and the assignee to change in place. */
export function TaskSidePanel({ task }: { readonly task: Task }) {
  const today = useToday();
  const { change, failureText, forgetFailure } = useTaskEdit();
  const files = task.Document_files ?? [];
  return (
    <div className="db-task-panel">
      {failureText !== undefined && <Notice text={failureText} onClose={forgetFailure} />}
      <StatusSelect status={task.Status} onPick={(status) => void change(task, { Status: status })} />
      <KeyValueList
        labelWidth={112}
        items={[
          { label: 'Project Name', value: <Link to={`/project/view/${encodeURIComponent(task.Project_id)}`}>{task.Project_name}</Link> },
          {
            label: 'Issue Type',
            value: (
              <>
                <IssueTypeIcon issueType={task.Issue_type} /> {task.Issue_type}
              </>
            ),
          },
          { label: 'Priority', value: <PrioritySelect priority={task.Priority} onPick={(priority) => void change(task, { Priority: priority })} /> },
          {
            label: 'Assignees',
            value: (
              <AssigneeSelect
                projectId={task.Project_id}
                assigneeId={task.Employee_id}
                assigneeName={task.Assignees}
                onPick={({ id, name }) => change(task, { Employee_id: id, Assignees: name })}
              />
            ),
          },
          {
            label: 'Reporter',
            value: task.Reporter && (
              <span className="db-task-person">
                <PersonAvatar name={task.Reporter} size={20} isDecoration /> {task.Reporter}
              </span>
            ),
          },
          { label: 'Sprint', value: task.Sprint_id?.Name },
          { label: 'Assigned Date', value: formatDay(task.Assigned_date, '-') },
          {
            label: 'Due Date',
            value: isOverdue(task.Due_date, task.Status, today) ? <span className="db-task-late">{`${formatDay(task.Due_date, '-')} (overdue)`}</span> : formatDay(task.Due_date, '-'),
          },
          { label: 'Task Duration', value: formatHours(task.Task_duration) },
          { label: 'Logged', value: task.Logged_minutes ? loggedText(task.Logged_minutes * minuteMs) : '' },
        ]}
      />
      {files.length > 0 && (
        <section aria-labelledby="task-attachments">
          <h2 id="task-attachments" className="db-section-title">
            Attachments
          </h2>
          <DocumentList files={files} />
        </section>
      )}
    </div>
  );
}
