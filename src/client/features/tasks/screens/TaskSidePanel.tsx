import { Link } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { loggedText } from '../../../../domain/timer/timeEntry';
import type { Task } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { AssigneeSelect } from './AssigneeSelect';
import { PrioritySelect } from '../table/PrioritySelect';
import { StatusSelect } from '../table/StatusSelect';
import { TaskEditNotices } from '../table/TaskEditNotices';
import { useTaskEdit } from '../table/useTaskEdit';
import {
  AssignedDateField,
  AttachmentsField,
  DueDateField,
  DurationField,
  IssueTypeField,
  LinksField,
  ReporterField,
  SprintField,
  StartDateField,
} from '../fields/taskFields';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';
import { minuteMs } from '../../../../domain/calendar/duration';

/** The facts of the task, each editable in place. */
export function TaskSidePanel({ task }: { readonly task: Task }) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const hasFiles = (task.Document_files ?? []).length > 0;
  const { change, failures, competing } = useTaskEdit();
  return (
    <div className="db-task-panel">
      <TaskEditNotices failures={failures} competing={competing} />
      <StatusSelect status={task.Status} onPick={(status) => void change(task, { Status: status })} />
      <KeyValueList
        labelWidth={112}
        items={[
          {
            label: 'Project Name',
            value: <Link to={projectPath(task.Project_id)}>{task.Project_name}</Link>,
          },
          {
            label: 'Issue Type',
            value: <IssueTypeField task={task} onChange={(wanted) => void change(task, wanted)} />,
          },
          {
            label: 'Priority',
            value: (
              <PrioritySelect
                priority={task.Priority}
                onPick={(priority) => void change(task, { Priority: priority })}
              />
            ),
          },
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
          { label: 'Reporter', value: <ReporterField task={task} /> },
          { label: 'Sprint', value: <SprintField task={task} onChange={(wanted) => void change(task, wanted)} /> },
          { label: 'Assigned Date', value: <AssignedDateField task={task} /> },
          { label: 'Start Date', value: <StartDateField task={task} /> },
          { label: 'Due Date', value: <DueDateField task={task} /> },
          { label: 'Task Duration', value: <DurationField task={task} /> },
          { label: 'Link issue', value: <LinksField task={task} /> },
          { label: 'Logged', value: task.Logged_minutes ? loggedText(task.Logged_minutes * minuteMs) : '' },
        ]}
      />
      {/* Files that were chosen and not saved stay. */}
      <OpenedForm name={`attachments/${task._id}`} isPermitted={mayEdit || hasFiles}>
        <section aria-labelledby="task-attachments">
          <h2 id="task-attachments" className="db-section-title">
            Attachments
          </h2>
          <AttachmentsField task={task} />
        </section>
      </OpenedForm>
    </div>
  );
}
