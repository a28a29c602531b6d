import { useState } from 'react';
import { ticketProblems } from '../../../domain/tickets/ticketRules';
import { useUpdateTicketMutation, type Ticket } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { depositFiles } from '../../api/depositFiles';
import type { ConflictChoices } from '../../ui/dialogs/conflict';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import { FormDialog } from '../../ui/form/FormDialog';
import { useForm } from '../../ui/form/useForm';
import { TicketFields } from './TicketFields';
import { settledTicket, ticketConflictFields, ticketValues, updateTicketForm, type TicketConflict, type TicketFormValues } from './ticketFormValues';

const competingEditMessage = 'Somebody else has changed this ticket meanwhile. Choose what is kept.';

/** Changes what a ticket says. When somebody else has saved meanwhile, the person sees what differs and chooses. */
export function EditTicketDialog({ ticket, onClose }: { readonly ticket: Ticket; readonly onClose: () => void }) {
  const [updateTicket] = useUpdateTicketMutation();
  const [conflict, setConflict] = useState<TicketConflict>();
  // The state that this edit started from: the ticket itself may be read anew while the dialog is open.
  const [opened] = useState(() => ({ ticket, values: ticketValues(ticket) }));

  const save = async (values: TicketFormValues, base: TicketFormValues, started: Ticket): Promise<void> => {
    try {
      await updateTicket(updateTicketForm(started, values, depositFiles(values.files.added))).unwrap();
    } catch (failure) {
      if (!isApiFailure(failure) || failure.current === undefined) throw failure;
      // The 409 carries the ticket as it is stored now, in the shape in which the contract reads tickets.
      setConflict({ base, mine: values, stored: failure.current as unknown as Ticket });
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a refusal is plain data, which the form shows
      throw { message: competingEditMessage, errors: [] };
    }
    void showSuccess('Ticket updated Successfully');
    onClose();
  };
  const form = useForm<TicketFormValues>({ initial: opened.values, problems: ticketProblems, submit: (values) => save(values, opened.values, opened.ticket) });
  const saveChosen = async (decided: ConflictChoices): Promise<void> => {
    if (conflict) await save(settledTicket(conflict, decided), ticketValues(conflict.stored), conflict.stored);
  };
  return (
    <>
      <FormDialog title={`Edit Ticket ${opened.ticket.Ticket_key}`} form={form} submitLabel="Update" onClose={onClose} width={760}>
        <TicketFields form={form} departments={[{ value: opened.ticket.Department_id, label: opened.ticket.Department }]} isReadingDepartments={false} isDepartmentFixed />
      </FormDialog>
      {conflict && <ConflictDialog key={conflict.stored.Version} fields={ticketConflictFields(conflict)} onSave={saveChosen} onCancel={() => setConflict(undefined)} />}
    </>
  );
}
