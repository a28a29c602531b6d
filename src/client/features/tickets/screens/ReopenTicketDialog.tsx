import { ticketMessages } from '../../../../domain/tickets/ticketRules';
import { isBlank } from '../../../../domain/validation/isBlank';
import { useChangeTicketStatusMutation, type Ticket } from '../../../api/api';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useForm } from '../../../ui/form/useForm';

const maxReasonLength = 1000;

/** Reopens a ticket: the requester says what is missing. */
export function ReopenTicketDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const [changeStatus] = useChangeTicketStatusMutation();
  const form = useForm({
    name: 'reopen-ticket',
    initial: { Comment: '' },
    problems: ({ Comment }) => (isBlank(Comment) ? [{ field: 'Comment', message: ticketMessages.reopenReason }] : []),
    submit: async ({ Comment }) => {
      await changeStatus({ id: ticket._id, Status: 'Reopened', Version: ticket.Version, Comment }).unwrap();
      void showSuccess(`Ticket ${ticket.Ticket_key} reopened Successfully`);
      onClose();
    },
  });
  return (
    <FormDialog title={`Reopen ${ticket.Ticket_key}`} form={form} submitLabel="Reopen" onClose={onClose} width={520}>
      <TextAreaField
        label="What is still missing?"
        field={form.field('Comment')}
        maxLength={maxReasonLength}
        isRequired
      />
    </FormDialog>
  );
}
