import { maxTicketTitleLength } from '../../../../domain/tickets/ticketRules';
import type { Choice } from '../../../ui/form/select/choice';
import { FilesField } from '../../../ui/form/files/FilesField';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { RichTextField } from '../../../ui/form/RichTextField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { ticketPriorityChoices, ticketTypeChoices } from '../ticketChoices';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import type { TicketFormValues } from './ticketFormValues';

export interface TicketFieldsProps {
  readonly form: FormHandle<TicketFormValues>;
  readonly departments: readonly Choice[];
  readonly isLoadingDepartments: boolean;
  /** A stored ticket stays in the department of its ID. */
  readonly isDepartmentFixed: boolean;
}

/** The fields of the forms that raise and edit a ticket. */
export function TicketFields({ form, departments, isLoadingDepartments, isDepartmentFixed }: TicketFieldsProps) {
  const files = form.field('files');
  const getProgress = useUploadProgress(useFormValues(form, (values) => values.files.added));
  return (
    <>
      <div className="db-form-columns">
        <SelectField
          label="Department"
          field={form.field('Department_id')}
          choices={departments}
          isLoading={isLoadingDepartments}
          isRequired
          disabledReason={isDepartmentFixed ? 'The ID of the ticket names its department' : undefined}
        />
        <SelectField label="Type" field={form.field('Type')} choices={ticketTypeChoices} isRequired />
        <SelectField label="Priority" field={form.field('Priority')} choices={ticketPriorityChoices} isRequired />
      </div>
      <TextField
        label="Title"
        field={form.field('Title')}
        maxLength={maxTicketTitleLength}
        isRequired
        autoFocus={isDepartmentFixed}
      />
      <RichTextField label="Description" field={form.field('Description')} isRequired />
      <FilesField label="Attachments" field={files} getProgress={getProgress} />
    </>
  );
}
