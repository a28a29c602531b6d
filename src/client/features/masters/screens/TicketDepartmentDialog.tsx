import { ticketDepartmentProblems } from '../../../../domain/masters/masterRules';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { useSaveTicketDepartmentMutation, type TicketDepartment } from '../../../api/api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { NumberField } from '../../../ui/form/NumberField';
import { TextField } from '../../../ui/form/TextField';
import { StatusField, type ChosenStatus } from './StatusField';
import { useEmployeeChoices } from './useEmployeeChoices';
import { useMasterForm, type OpenedEntry } from './useMasterForm';

interface TicketDepartmentValues {
  Ticket_department_name: string;
  Prefix: string;
  Handlers: readonly string[];
  Response_hours: string;
  Status: ChosenStatus;
}

const none: TicketDepartment['Handlers'] = [];
const getHours = (text: string): number | null => (text === '' ? null : Number(text));

const ticketDepartmentValues = (stored: TicketDepartment | null): TicketDepartmentValues => ({
  Ticket_department_name: stored?.Ticket_department_name ?? '',
  Prefix: stored?.Prefix ?? '',
  Handlers: (stored?.Handlers ?? none).map(({ _id }) => _id),
  Response_hours: stored ? String(stored.Response_hours) : '8',
  Status: stored?.Status ?? '',
});

export function TicketDepartmentDialog({ stored, isDeleted, onClose }: OpenedEntry<TicketDepartment>) {
  const [save] = useSaveTicketDepartmentMutation();
  const people = useEmployeeChoices(stored?.Handlers ?? none);
  const { form, isNew, notice, conflict } = useMasterForm<TicketDepartmentValues, TicketDepartment>({
    noun: 'ticket department',
    stored,
    isDeleted,
    toValues: ticketDepartmentValues,
    compared: [
      { key: 'Ticket_department_name', label: 'Ticket Department Name' },
      { key: 'Prefix', label: 'Prefix' },
      {
        key: 'Handlers',
        label: 'Handlers',
        text: ({ Handlers }) => Handlers.map(people.getName).sort(compareTexts).join(', '),
      },
      { key: 'Response_hours', label: 'Response Time' },
      { key: 'Status', label: 'Status' },
    ],
    problems: (values) => ticketDepartmentProblems({ ...values, Response_hours: getHours(values.Response_hours) }),
    save: ({ Status, Handlers, Response_hours, ...values }, about) =>
      save({
        ...values,
        ...about,
        Handlers: [...Handlers],
        Response_hours: Number(Response_hours),
        Status: Status === '' ? 'Active' : Status,
      }).unwrap(),
    savedMessage: 'Ticket department added / updated Successfully',
    onClose,
  });
  const isPrefixFixed = (stored?.used_by ?? 0) > 0;
  return (
    <>
      <FormDialog
        title={isNew ? 'Add Ticket Department' : 'Edit Ticket Department'}
        form={form}
        submitLabel={isNew ? 'Add' : 'Update'}
        onClose={onClose}
        width={520}
      >
        {notice}
        <TextField field={form.field('Ticket_department_name')} label="Ticket Department Name" autoFocus isRequired />
        <TextField
          field={form.field('Prefix')}
          label="Prefix"
          maxLength={10}
          isRequired
          disabledReason={isPrefixFixed ? 'Tickets already use this prefix' : undefined}
          help="Begins the ID of every ticket, for example HR-12"
        />
        <MultiSelectField
          field={form.field('Handlers')}
          label="Handlers"
          choices={people.choices}
          isLoading={people.isLoading}
          help="They see and answer the tickets of the department"
        />
        <NumberField
          field={form.field('Response_hours')}
          label="Response Time"
          unit="Hr"
          step={0.5}
          min={0.5}
          max={1000}
          isRequired
          help="Working hours until the first reply"
        />
        <StatusField field={form.field('Status')} />
      </FormDialog>
      {conflict}
    </>
  );
}
