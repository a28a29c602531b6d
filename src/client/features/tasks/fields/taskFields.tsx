import { Callout } from '@blueprintjs/core';
import type { Day } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import type { DayHalf } from '../../../../domain/leave/leaveChoices';
import { issueTypes } from '../../../../domain/tasks/taskChoices';
import { unusualHalf } from '../../../../domain/tasks/taskHalves';
import { earliestTaskDay, maxShortSummaryLength } from '../../../../domain/tasks/taskRules';
import { useGetTaskQuery, useListProjectEmployeesQuery, useListSprintsQuery, type Task } from '../../../api/api';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { IssueTypeIcon } from '../../../ui/badges/IssueTypeIcon';
import { PersonAvatar } from '../../../ui/badges/PersonAvatar';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { DayField } from '../../../ui/form/day/DayField';
import { FilesField } from '../../../ui/form/files/FilesField';
import { failureText } from '../../../ui/form/formFailure';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { RichTextField } from '../../../ui/form/RichTextField';
import { TextField } from '../../../ui/form/TextField';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { DocumentList } from '../../../widgets/documents/DocumentList';
import { EmployeePicker } from '../../../widgets/people/EmployeePicker';
import { personName } from '../../../../domain/wording/personName';
import { activePeople } from '../../../widgets/people/peopleChoices';
import type { TaskFormValues } from '../form/taskFormValues';
import { useTaskFormChoices } from '../form/useTaskFormChoices';
import type { TaskChange } from '../table/useTaskEdit';
import { useToday } from '../../../widgets/useToday';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { DurationInput } from './DurationInput';
import { InPlaceField } from './InPlaceField';
import { TaskDayField } from './TaskDayField';
import { useTaskField } from './useTaskField';
import { isOverdue } from '../../../../domain/tasks/workState';

interface FieldProps {
  readonly task: Task;
}

interface PickedFieldProps extends FieldProps {
  /** Changes a value immediately; a failure is shown above the panel. */
  readonly onChange: (change: TaskChange) => void;
}

type Control = { readonly form: FormHandle<TaskFormValues> };

export function SummaryField({ task }: FieldProps) {
  return (
    <InPlaceField
      task={task}
      field="Short_summary"
      control={(form) => (
        <TextField
          label="Short Summary"
          field={form.field('Short_summary')}
          isRequired
          maxLength={maxShortSummaryLength}
        />
      )}
    >
      {task.Short_summary}
    </InPlaceField>
  );
}

export function DescriptionField({ task }: FieldProps) {
  return (
    <InPlaceField
      task={task}
      field="Description"
      savesOnLeave={false}
      control={(form) => <RichTextField label="Description" field={form.field('Description')} />}
    >
      <RichTextView html={task.Description ?? ''} emptyText="No description" />
    </InPlaceField>
  );
}

export function IssueTypeField({ task, onChange }: PickedFieldProps) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const shown = (
    <>
      <IssueTypeIcon issueType={task.Issue_type} /> {task.Issue_type}
    </>
  );
  if (!mayEdit) return shown;
  return (
    <div {...lensMark('Project.Edit_Task')}>
      <ChoiceSelect
        name="issue-type"
        label="Issue Type"
        choices={toChoices(issueTypes)}
        value={task.Issue_type}
        onPick={(type) => type !== task.Issue_type && onChange({ Issue_type: type })}
        size="small"
        pickedElement={() => <span>{shown}</span>}
      />
    </div>
  );
}

const noSprint = '';

export function SprintField({ task, onChange }: PickedFieldProps) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const { currentData: sprints = [], isFetching } = useListSprintsQuery(
    { Project_id: task.Project_id },
    { skip: !mayEdit },
  );
  const sprintId = task.Sprint_id?._id ?? noSprint;
  if (!mayEdit) return <>{task.Sprint_id?.Name ?? '-'}</>;
  const open = sprints
    .filter((sprint) => sprint.Status !== closedStatus || sprint._id === sprintId)
    .map((sprint) => ({ value: sprint._id, label: sprint.Name }));
  const known =
    sprintId === noSprint || open.some(({ value }) => value === sprintId)
      ? open
      : [...open, { value: sprintId, label: task.Sprint_id?.Name ?? '' }];
  const pick = (id: string): void => {
    if (id !== sprintId) onChange({ Sprint_id: id, Sprint_name: known.find(({ value }) => value === id)?.label ?? '' });
  };
  return (
    <div {...lensMark('Project.Edit_Task')}>
      <ChoiceSelect
        name="sprint"
        label="Sprint"
        placeholder="No sprint"
        choices={known}
        value={sprintId}
        emptyValue={noSprint}
        onPick={pick}
        isLoading={isFetching}
        size="small"
      />
    </div>
  );
}

function ReporterChoice({ task, stored }: FieldProps & { readonly stored: Task }) {
  const { currentData: members = [], isFetching } = useListProjectEmployeesQuery(task.Project_id);
  const getName = (_field: string, id: string): string => {
    const member = members.find((candidate) => candidate._id === id);
    return member ? personName(member) : id === task.Reporter_id ? (task.Reporter ?? '') : id;
  };
  const { form, dialog } = useTaskField({
    stored,
    shown: task,
    field: 'Reporter_id',
    getName,
    onSaved: () => undefined,
  });
  const reporterId = useFormValues(form, ({ Reporter_id }) => Reporter_id);
  const pick = (id: string): void => {
    if (id === task.Reporter_id) return;
    form.change('Reporter_id', id);
    void form.submit();
  };
  const names = activePeople(members).map(({ _id, First_name, Last_name }) => ({ _id, First_name, Last_name }));
  return (
    <div {...lensMark('Project.Edit_Task')}>
      <EmployeePicker
        name="reporter"
        label="Reporter"
        people={names}
        value={reporterId}
        valueName={task.Reporter ?? undefined}
        onPick={pick}
        isLoading={isFetching || form.isSubmitting}
        size="small"
      />
      {form.failure && (
        <Callout compact intent="danger" role="alert">
          {failureText(form.failure)}
        </Callout>
      )}
      {dialog}
    </div>
  );
}

export function ReporterField({ task }: FieldProps) {
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const { currentData: stored } = useGetTaskQuery({ id: task._id });
  // A new version resets the choice to the stored value.
  if (mayEdit && stored) return <ReporterChoice key={stored.Version} task={task} stored={stored} />;
  return task.Reporter ? (
    <span className="db-task-person">
      <PersonAvatar name={task.Reporter} size={20} isDecoration /> {task.Reporter}
    </span>
  ) : (
    '-'
  );
}

export function AssignedDateField({ task }: FieldProps) {
  const today = useToday();
  return (
    <InPlaceField
      task={task}
      field="Assigned_date"
      control={(form) => (
        <DayField
          label="Assigned Date"
          field={form.field('Assigned_date')}
          minDay={earliestTaskDay(today)}
          today={today}
        />
      )}
    >
      {formatDay(task.Assigned_date, '-') || '-'}
    </InPlaceField>
  );
}

/** A day, and its half where it is not the usual one. */
const halfDayText = (day: Day | null | undefined, half: DayHalf | ''): string =>
  day ? [formatDay(day, '-'), half].filter(Boolean).join(', ') : '-';

export function StartDateField({ task }: FieldProps) {
  const today = useToday();
  return (
    <InPlaceField
      task={task}
      field="Start_date"
      control={(form) => <TaskDayField form={form} end="start" today={today} />}
    >
      {halfDayText(task.Start_date, unusualHalf(task.Start_date, task.Start_half, 'start'))}
    </InPlaceField>
  );
}

export function DueDateField({ task }: FieldProps) {
  const today = useToday();
  const isLate = isOverdue(task.Due_date, task.Status, today);
  const text = halfDayText(task.Due_date, unusualHalf(task.Due_date, task.Due_half, 'due'));
  return (
    <InPlaceField
      task={task}
      field="Due_date"
      control={(form) => <TaskDayField form={form} end="due" minDay={earliestTaskDay(today)} today={today} />}
    >
      {isLate ? <span className="db-task-late">{`${text} (overdue)`}</span> : text}
    </InPlaceField>
  );
}

export function DurationField({ task }: FieldProps) {
  return (
    <InPlaceField
      task={task}
      field="Task_duration"
      control={(form) => <DurationInput field={form.field('Task_duration')} />}
    >
      {formatHours(task.Task_duration) || '-'}
    </InPlaceField>
  );
}

function FilesControl({ form }: Control) {
  const files = form.field('files');
  const getProgress = useUploadProgress(useFormValues(form, (values) => values.files.added));
  return <FilesField label="Attachments" field={files} getProgress={getProgress} />;
}

export function AttachmentsField({ task }: FieldProps) {
  const files = task.Document_files ?? [];
  return (
    <InPlaceField task={task} field="files" savesOnLeave={false} control={(form) => <FilesControl form={form} />}>
      {files.length > 0 ? <DocumentList files={files} /> : <span className="db-muted">No attachments</span>}
    </InPlaceField>
  );
}

function LinksControl({ form, task }: Control & FieldProps) {
  const linkedIds = useFormValues(form, ({ Linkissue_Taskkey }) => Linkissue_Taskkey);
  const choices = useTaskFormChoices(task.Project_id, linkedIds, task._id, task.Sprint_id?._id);
  return (
    <MultiSelectField
      label="Link issue"
      field={form.field('Linkissue_Taskkey')}
      choices={choices.links}
      onSearch={choices.searchLinks}
      isLoading={choices.isReadingLinks}
    />
  );
}

export function LinksField({ task }: FieldProps) {
  const count = (task.Linkissue_Taskkey ?? '').split(',').filter((id) => id.trim() !== '').length;
  return (
    <InPlaceField
      task={task}
      field="Linkissue_Taskkey"
      savesOnLeave={false}
      control={(form) => <LinksControl form={form} task={task} />}
    >
      {count === 0 ? '-' : count === 1 ? '1 task' : `${count} tasks`}
    </InPlaceField>
  );
}
