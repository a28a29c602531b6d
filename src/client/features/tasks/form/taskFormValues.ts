import type { Day } from '../../../../domain/calendar/day';
import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { defaultTaskPriority } from '../../../../domain/tasks/taskChoices';
import { usualHalves } from '../../../../domain/tasks/taskHalves';
import type { TaskEntry } from '../../../../domain/tasks/taskRules';
import type { CreateTaskForm, Task, UpdateTaskForm } from '../../../api/api';
import type { FileChoice } from '../../../ui/form/files/fileChoice';

/** Links are an array here; the calls join them with commas. */
export interface TaskFormValues {
  Project_id: string;
  Issue_type: string;
  Short_summary: string;
  Description: string;
  Reporter_id: string;
  Assigned_date: string;
  Start_date: string;
  Start_half: DayHalf;
  Due_date: string;
  Due_half: DayHalf;
  Employee_id: string;
  Priority: string;
  Task_duration: string;
  Sprint_id: string;
  Linkissue_Taskkey: readonly string[];
  /** Not in the form, but needed to compare competing versions completely. '' for a new task. */
  Status: string;
  files: FileChoice;
}

const toIds = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** CONST-007 sets the priority. */
export const newTaskFormValues = (projectId: string, reporterId: string): TaskFormValues => ({
  Project_id: projectId,
  Issue_type: '',
  Short_summary: '',
  Description: '',
  Reporter_id: reporterId,
  Assigned_date: '',
  Start_date: '',
  Start_half: usualHalves.start,
  Due_date: '',
  Due_half: usualHalves.due,
  Employee_id: '',
  Priority: defaultTaskPriority,
  Task_duration: '',
  Sprint_id: '',
  Linkissue_Taskkey: [],
  Status: '',
  files: { kept: [], added: [] },
});

/** A stored file is identified by its id: its link changes with every reading. */
export const taskFormValues = (task: Task): TaskFormValues => ({
  Project_id: task.Project_id,
  Issue_type: task.Issue_type,
  Short_summary: task.Short_summary,
  Description: task.Description ?? '',
  Reporter_id: task.Reporter_id ?? '',
  Assigned_date: task.Assigned_date ?? '',
  Start_date: task.Start_date ?? '',
  Start_half: task.Start_half ?? usualHalves.start,
  Due_date: task.Due_date ?? '',
  Due_half: task.Due_half ?? usualHalves.due,
  Employee_id: task.Employee_id ?? '',
  Priority: task.Priority,
  Task_duration: task.Task_duration === null ? '' : String(task.Task_duration),
  Sprint_id: task.Sprint_id?._id ?? '',
  Linkissue_Taskkey: toIds(task.Linkissue_Taskkey),
  Status: task.Status,
  files: {
    kept: (task.Document_files ?? []).map((file) => ({
      id: file._id,
      name: file.Name,
      url: file.Link,
      size: file.Size,
    })),
    added: [],
  },
});

/**
 * The form for a copy of a task: content, assignee and location are copied, and it is linked with the original; a past
 * due date, attachments, hours and comments are not.
 */
export const duplicateTaskFormValues = (task: Task, today: Day): Partial<TaskFormValues> => {
  const { Issue_type, Short_summary, Description, Employee_id, Priority, Task_duration, Due_date, Due_half } =
    taskFormValues(task);
  return {
    Issue_type,
    Short_summary,
    Description,
    Employee_id,
    Priority,
    Task_duration,
    ...(Due_date >= today && { Due_date, Due_half }),
    Linkissue_Taskkey: [task._id],
  };
};

/** What the rules judge: an emptied day has no half, but the form still knows it while the user types another day. */
export const judgedEntry = (values: TaskFormValues): TaskEntry => ({
  ...values,
  Start_half: values.Start_date === '' ? undefined : values.Start_half,
  Due_half: values.Due_date === '' ? undefined : values.Due_half,
});

/** Names for the ids of the form: the calls carry both, the ids decide. */
export interface TaskFormNames {
  readonly project: string;
  readonly reporter: string;
  readonly assignee: string;
}

/** The body of the create call (CALL-019). The form is valid by now, so its texts are values of the contract. */
export const createTaskForm = (values: TaskFormValues, names: TaskFormNames, newFiles: Blob[]): CreateTaskForm => ({
  Project_id: values.Project_id,
  Project_name: names.project,
  Issue_type: values.Issue_type as CreateTaskForm['Issue_type'],
  Short_summary: values.Short_summary.trim(),
  Description: values.Description,
  Reporter: names.reporter,
  Assigned_date: values.Assigned_date,
  Start_date: values.Start_date,
  ...(values.Start_date !== '' && { Start_half: values.Start_half }),
  Due_date: values.Due_date,
  ...(values.Due_date !== '' && { Due_half: values.Due_half }),
  Assignees: names.assignee,
  Employee_id: values.Employee_id,
  Priority: values.Priority as CreateTaskForm['Priority'],
  Task_duration: values.Task_duration,
  Sprint_id: values.Sprint_id,
  Linkissue_Taskkey: values.Linkissue_Taskkey.join(','),
  demo_image: newFiles,
});

/** The body of the update call (CALL-020). */
export const updateTaskForm = (
  task: Pick<Task, '_id' | 'Task_key' | 'Project_short_name'>,
  version: number,
  values: TaskFormValues,
  names: TaskFormNames,
  newFiles: Blob[],
): UpdateTaskForm => ({
  ...createTaskForm(values, names, newFiles),
  id: task._id,
  Reporter_id: values.Reporter_id,
  Status: values.Status as UpdateTaskForm['Status'],
  Task_key: task.Task_key,
  Project_short_name: task.Project_short_name,
  // One empty entry means 'keep none'.
  olddocument: values.files.kept.length > 0 ? values.files.kept.map((file) => file.url) : [''],
  Version: version,
});
