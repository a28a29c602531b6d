import { useGetTicketQuery } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { TicketRecord } from './TicketRecord';

export function TicketDrawer({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) {
  const { currentData: ticket } = useGetTicketQuery(id ?? '', { skip: id === null });
  return (
    <SideDrawer
      name="ticket"
      isOpen={id !== null}
      title={ticket ? `Ticket ${ticket.Ticket_key}` : 'Ticket'}
      onClose={onClose}
      width={980}
    >
      {id !== null && <TicketRecord id={id} looks="tabs" />}
    </SideDrawer>
  );
}
