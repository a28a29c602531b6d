import { issueTypes, taskPriorities } from '../../../../domain/tasks/taskChoices';
import { earliestTaskDay, maxShortSummaryLength } from '../../../../domain/tasks/taskRules';
import type { Day } from '../../../../domain/calendar/day';
import { toChoices } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import { FilesField } from '../../../ui/form/files/FilesField';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { RichTextField } from '../../../ui/form/RichTextField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { activePeople, peopleChoices } from '../../../widgets/people/peopleChoices';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { DurationInput } from '../fields/DurationInput';
import { TaskDayField } from '../fields/TaskDayField';
import type { TaskFormValues } from './taskFormValues';
import type { TaskFormChoices } from './useTaskFormChoices';
import './taskForm.css';

const issueTypeChoices = toChoices(issueTypes);
const priorityChoices = toChoices(taskPriorities);

export interface TaskFieldsProps {
  readonly form: FormHandle<TaskFormValues>;
  readonly choices: TaskFormChoices;
  readonly today: Day;
  /** The project is fixed: the task has one, or the form was opened from one. */
  readonly isProjectFixed: boolean;
  /** Names of stored values that are not among the choices. */
  readonly storedNames: { readonly project: string; readonly reporter: string; readonly assignee: string };
  /** BEH-057: the reporter of a new task is its creator. */
  readonly isReporterFixed: boolean;
}

/** The fields of the create-task and edit-task forms, in the order of the specification. */
export function TaskFields({ form, choices, today, isProjectFixed, storedNames, isReporterFixed }: TaskFieldsProps) {
  const project = form.field('Project_id');
  const files = form.field('files');
  const { Project_id, Reporter_id, Employee_id, added } = useFormValues(form, (values) => ({
    Project_id: values.Project_id,
    Reporter_id: values.Reporter_id,
    Employee_id: values.Employee_id,
    added: values.files.added,
  }));
  const getProgress = useUploadProgress(added);
  const withoutProject = Project_id === '' ? 'Select the project first' : undefined;
  const minDay = earliestTaskDay(today);
  const isKnownProject = choices.projects.some((choice) => choice.value === Project_id);
  const projectChoices =
    isKnownProject || Project_id === ''
      ? choices.projects
      : [...choices.projects, { value: Project_id, label: storedNames.project }];
  const pickProject = (id: string): void => {
    form.change('Project_id', id);
    if (id === Project_id) return;
    // People, sprints and tasks belong to a project: choices of another project are reset.
    form.change('Employee_id', '');
    form.change('Sprint_id', '');
    form.change('Linkissue_Taskkey', []);
  };
  const members = activePeople(choices.members);
  return (
    <>
      <div className="db-form-columns">
        <SelectField
          label="Project Name"
          field={{ ...project, change: pickProject }}
          choices={projectChoices}
          isRequired
          disabledReason={
            isProjectFixed
              ? isReporterFixed
                ? 'This is the current project'
                : 'A task stays in its project'
              : undefined
          }
          isLoading={choices.isReadingProjects}
          isSearchable
        />
        <SelectField
          label="Issue Type"
          field={form.field('Issue_type')}
          choices={issueTypeChoices}
          isRequired={isReporterFixed}
        />
      </div>
      <TextField
        label="Short Summary"
        field={form.field('Short_summary')}
        isRequired
        maxLength={maxShortSummaryLength}
        // Of a new task in a known project: what comes before has its value.
        autoFocus={isProjectFixed && isReporterFixed}
      />
      <RichTextField label="Description" field={form.field('Description')} isRequired={isReporterFixed} />
      <div className="db-form-columns">
        <SelectField
          label="Reporter"
          field={form.field('Reporter_id')}
          choices={peopleChoices(members, Reporter_id, storedNames.reporter)}
          isRequired
          disabledReason={isReporterFixed ? 'The reporter is the user who creates the task' : undefined}
          isSearchable
          isLoading={choices.isLoadingMembers}
        />
        <SelectField
          label="Assignees"
          field={form.field('Employee_id')}
          choices={peopleChoices(members, Employee_id, storedNames.assignee)}
          isRequired
          disabledReason={withoutProject}
          isSearchable
          isLoading={choices.isLoadingMembers}
        />
        <SelectField label="Priority" field={form.field('Priority')} choices={priorityChoices} isRequired />
        <DayField label="Assigned Date" field={form.field('Assigned_date')} minDay={minDay} today={today} />
        <div>
          <TaskDayField form={form} end="start" today={today} />
        </div>
        <div>
          <TaskDayField form={form} end="due" minDay={minDay} today={today} />
        </div>
        <DurationInput field={form.field('Task_duration')} />
      </div>
      <div className="db-form-columns">
        <SelectField
          label="Sprint"
          field={form.field('Sprint_id')}
          choices={choices.sprints}
          emptyValue=""
          disabledReason={withoutProject}
          isLoading={choices.isLoadingSprints}
        />
        <MultiSelectField
          label="Link issue"
          field={form.field('Linkissue_Taskkey')}
          choices={choices.links}
          onSearch={choices.searchLinks}
          disabledReason={withoutProject}
          isLoading={choices.isReadingLinks}
        />
      </div>
      <FilesField label="Attachments" field={files} getProgress={getProgress} />
    </>
  );
}
