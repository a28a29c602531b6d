import type { Day } from '../../../../domain/calendar/day';
import { defaultTaskPriority } from '../../../../domain/tasks/taskChoices';
import type { CreateTaskForm, Task, UpdateTaskForm } from '../../../api/api';
import type { FileChoice } from '../../../ui/form/files/fileChoice';

/** The task form as it is filled in. Links stand as a list; the calls join them with commas. */
export interface TaskFormValues {
  Project_id: string;
  Issue_type: string;
  Short_summary: string;
  Description: string;
  Reporter_id: string;
  Assigned_date: string;
  Due_date: string;
  Employee_id: string;
  Priority: string;
  Task_duration: string;
  Sprint_id: string;
  Linkissue_Taskkey: readonly string[];
  /** Not in the form; travels along, so that two competing saves can be compared in full. '' when a task is created. */
  Status: string;
  files: FileChoice;
}

const toIds = (list: string | null): string[] =>
  (list ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/** An empty form; CONST-007 sets the priority. */
export const newTaskFormValues = (projectId: string, reporterId: string): TaskFormValues => ({
  Project_id: projectId,
  Issue_type: '',
  Short_summary: '',
  Description: '',
  Reporter_id: reporterId,
  Assigned_date: '',
  Due_date: '',
  Employee_id: '',
  Priority: defaultTaskPriority,
  Task_duration: '',
  Sprint_id: '',
  Linkissue_Taskkey: [],
  Status: '',
  files: { kept: [], added: [] },
});

/** The stored task as the form shows it. A kept file is known by its id: its link changes with every reading. */
export const taskFormValues = (task: Task): TaskFormValues => ({
  Project_id: task.Project_id,
  Issue_type: task.Issue_type,
  Short_summary: task.Short_summary,
  Description: task.Description ?? '',
  Reporter_id: task.Reporter_id ?? '',
  Assigned_date: task.Assigned_date ?? '',
  Due_date: task.Due_date ?? '',
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
 * The form for a twin of a task: what it is about, who does it and where it stands is taken along, and it is linked with
 * the first; a due date that has passed, attachments, hours and comments are not.
 */
export const duplicateTaskFormValues = (task: Task, today: Day): Partial<TaskFormValues> => {
  const { Issue_type, Short_summary, Description, Employee_id, Priority, Task_duration, Sprint_id, Due_date } =
    taskFormValues(task);
  return {
    Issue_type,
    Short_summary,
    Description,
    Employee_id,
    Priority,
    Task_duration,
    Sprint_id,
    Due_date: Due_date >= today ? Due_date : '',
    Linkissue_Taskkey: [task._id],
  };
};

/** Names for the ids of the form: the calls carry both, the ids decide. */
export interface TaskFormNames {
  readonly project: string;
  readonly reporter: string;
  readonly assignee: string;
}

/** What the creating call sends (CALL-019). The problems of the form have been found before: the words are those of the contract. */
export const createTaskForm = (values: TaskFormValues, names: TaskFormNames, newFiles: Blob[]): CreateTaskForm => ({
  Project_id: values.Project_id,
  Project_name: names.project,
  Issue_type: values.Issue_type as CreateTaskForm['Issue_type'],
  Short_summary: values.Short_summary.trim(),
  Description: values.Description,
  Reporter: names.reporter,
  Assigned_date: values.Assigned_date,
  Due_date: values.Due_date,
  Assignees: names.assignee,
  Employee_id: values.Employee_id,
  Priority: values.Priority as CreateTaskForm['Priority'],
  Task_duration: values.Task_duration,
  Sprint_id: values.Sprint_id,
  Linkissue_Taskkey: values.Linkissue_Taskkey.join(','),
  demo_image: newFiles,
});

/** What the saving call sends (CALL-020). */
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
  // One empty entry says 'keep none'.
  olddocument: values.files.kept.length > 0 ? values.files.kept.map((file) => file.url) : [''],
  Version: version,
});
