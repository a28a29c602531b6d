import { newTicketProblems } from '../../../../domain/tickets/ticketRules';
import { useCreateTicketMutation, type CreateTicketForm } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { newTicketValues, type TicketFormValues } from './ticketFormValues';
import { TicketFields } from './TicketFields';
import { useTicketDepartments } from './useTicketDepartments';

export function RaiseTicketDialog({
  onClose,
  onRaised,
}: {
  readonly onClose: () => void;
  readonly onRaised: (id: string) => void;
}) {
  const [createTicket] = useCreateTicketMutation();
  const departments = useTicketDepartments();
  const form = useForm<TicketFormValues>({
    name: 'raise-ticket',
    initial: newTicketValues(''),
    problems: newTicketProblems,
    submit: async ({ files, ...values }) => {
      const sent = {
        ...values,
        Title: values.Title.trim(),
        Type: values.Type as CreateTicketForm['Type'],
        Priority: values.Priority as CreateTicketForm['Priority'],
        demo_image: asArgument(files.added),
      };
      const ticket = await createTicket(sent).unwrap();
      void showSuccess(`Ticket ${ticket.Ticket_key} raised Successfully`);
      onRaised(ticket._id);
    },
  });
  return (
    <FormDialog title="Raise Ticket" form={form} submitLabel="Raise" onClose={onClose} width={760}>
      <TicketFields
        form={form}
        departments={departments.open}
        isLoadingDepartments={departments.isLoading}
        isDepartmentFixed={false}
      />
    </FormDialog>
  );
}
