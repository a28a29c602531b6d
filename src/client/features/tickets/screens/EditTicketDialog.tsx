import { ticketProblems } from '../../../../domain/tickets/ticketRules';
import { useUpdateTicketMutation, type Ticket } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { TicketFields } from './TicketFields';
import { comparedTicket, ticketValues, updateTicketForm, type TicketFormValues } from './ticketFormValues';

/** Edits a ticket. Conflicts with another user's changes are resolved field by field. */
export function EditTicketDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const [updateTicket] = useUpdateTicketMutation();
  const edit = useCompetingEdit<TicketFormValues, Ticket, unknown>({
    noun: 'ticket',
    stored: ticket,
    toValues: ticketValues,
    ...comparedTicket,
    send: (values, base) =>
      updateTicket(updateTicketForm(base ?? ticket, values, asArgument(values.files.added))).unwrap(),
    onSaved: () => {
      void showSuccess('Ticket updated Successfully');
      onClose();
    },
  });
  const opened = edit.opened ?? ticket;
  const form = useForm<TicketFormValues>({
    name: 'edit-ticket',
    initial: ticketValues(opened),
    problems: ticketProblems,
    submit: edit.save,
  });
  return (
    <>
      <FormDialog
        title={`Edit Ticket ${opened.Ticket_key}`}
        form={form}
        submitLabel="Update"
        onClose={onClose}
        width={760}
      >
        <ConcurrentChangeNotice noun="ticket" openedVersion={opened.Version} newestVersion={ticket.Version} />
        <TicketFields
          form={form}
          departments={[{ value: opened.Department_id, label: opened.Department }]}
          isLoadingDepartments={false}
          isDepartmentFixed
        />
      </FormDialog>
      {edit.dialog}
    </>
  );
}
