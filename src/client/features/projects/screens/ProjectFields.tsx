import { addDays } from '../../../../domain/calendar/day';
import { platforms, projectTypes } from '../../../../domain/projects/projectChoices';
import { isShortName, storedShortName } from '../../../../domain/projects/projectRules';
import type { Project } from '../../../api/api';
import { toChoices, type Choice } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import { FilesField } from '../../../ui/form/files/FilesField';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { RichTextField } from '../../../ui/form/RichTextField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import type { ProjectFormValues } from './projectFormValues';
import type { useProjectChoices } from './useProjectChoices';
import './projects.css';

export interface ProjectFieldsProps {
  readonly form: FormHandle<ProjectFormValues>;
  /** The edited project; absent for a new one. */
  readonly stored?: Project;
  readonly choices: ReturnType<typeof useProjectChoices>;
  readonly today: string;
  /** Possible members; given for a new project. */
  readonly people?: readonly Choice[];
}

/** The fields of the project form (VAL-020 to VAL-028, D-01), in the grid `db-project-form`. */
export function ProjectFields({ form, stored, choices, today, people }: ProjectFieldsProps) {
  const { field } = form;
  const getProgress = useUploadProgress(useFormValues(form, ({ files }) => files.added));
  const { isLoading } = choices;
  const shortName = field('Project_short_name');
  const enteredName = useFormValues(form, ({ Project_short_name }) => Project_short_name);
  return (
    <>
      <TextField field={field('Project_name')} label="Project Name" isRequired maxLength={200} autoFocus />
      {stored ? (
        <TextField
          field={shortName}
          label="Project Short Name"
          isRequired
          disabledReason="Part of every task key, so it cannot be changed."
        />
      ) : (
        <TextField
          field={{ ...shortName, change: (entered) => form.change('Project_short_name', entered.toUpperCase()) }}
          label="Project Short Name"
          isRequired
          maxLength={10}
          autoComplete="off"
          help={`Begins every task key, for example ${isShortName(enteredName) ? storedShortName(enteredName) : 'ABC'}-1. It cannot be changed later.`}
        />
      )}
      <TextField field={field('Client_name')} label="Client Name" isRequired maxLength={200} />
      <MultiSelectField
        field={field('Tech_stack')}
        label="Tech Stack"
        isRequired
        choices={choices.techStacks}
        isLoading={isLoading}
      />
      <SelectField
        field={field('Project_manager_id')}
        label="Project Manager"
        isRequired
        choices={choices.managers(stored?.Project_manager_id ?? '', stored?.Project_manager ?? '')}
        isLoading={isLoading}
      />
      <SelectField
        field={field('Technical_project_manager_id')}
        label="Technical Project Manager"
        isRequired
        choices={choices.technicalManagers(
          stored?.Technical_project_manager_id ?? '',
          stored?.Technical_project_manager ?? '',
        )}
        isLoading={isLoading}
      />
      <DayField field={field('Project_awarded_date')} label="Awarded Date" maxDay={addDays(today, -1)} today={today} />
      <DayField field={field('Project_start_date')} label="Start Date" today={today} />
      <SelectField field={field('Platform')} label="Platform" choices={toChoices<string>(platforms)} emptyValue="" />
      <SelectField
        field={field('Project_type')}
        label="Project Type"
        choices={toChoices<string>(projectTypes)}
        emptyValue=""
      />
      <MultiSelectField
        field={field('Client_requirement')}
        label="Client Requirement"
        choices={choices.requirements}
        isLoading={isLoading}
        className="db-project-form-wide"
      />
      {people && (
        <MultiSelectField
          field={field('Project_member')}
          label="Members"
          choices={people}
          className="db-project-form-wide"
        />
      )}
      <RichTextField
        field={field('Project_description')}
        label="Description"
        className="db-project-form-wide db-project-form-text"
      />
      <TextAreaField field={field('Remark')} label="Remark" maxLength={5000} className="db-project-form-wide" />
      <FilesField field={field('files')} label="Documents" getProgress={getProgress} className="db-project-form-wide" />
    </>
  );
}
