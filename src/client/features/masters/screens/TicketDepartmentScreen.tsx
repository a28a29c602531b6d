import {
  useDeleteTicketDepartmentMutation,
  useListTicketDepartmentsQuery,
  type TicketDepartment,
} from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';
import { TicketDepartmentDialog } from './TicketDepartmentDialog';

const getHandlers = (row: TicketDepartment): string => row.Handlers.map(({ Name }) => Name).join(', ');

const columns: readonly ColumnDefinition<TicketDepartment>[] = [
  nameColumn('Ticket department', (row) => row.Ticket_department_name),
  { key: 'prefix', header: 'Prefix', type: 'text', width: 80, value: (row) => row.Prefix },
  {
    key: 'handlers',
    header: 'Handlers',
    type: 'text',
    width: 208,
    value: getHandlers,
    cell: (row) => ({ text: getHandlers(row), title: getHandlers(row) }),
  },
  { key: 'response', header: 'Response time', type: 'hours', width: 132, value: (row) => row.Response_hours },
  statusColumn(),
  usedByColumn(),
];

/** /ticket-department (C-35). The response time counts working hours until the first reply. */
export default function TicketDepartmentScreen() {
  const list = useListTicketDepartmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteTicketDepartmentMutation();
  return (
    <MasterScreen
      title="Ticket Department"
      noun="ticket department"
      master="Ticket_Department"
      columns={columns}
      list={list}
      base={byName}
      getName={(row) => row.Ticket_department_name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Ticket department deleted successfully"
      form={(opened) => <TicketDepartmentDialog {...opened} />}
    />
  );
}
