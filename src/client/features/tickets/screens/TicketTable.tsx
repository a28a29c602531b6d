import { useMemo, type ReactNode } from 'react';
import { api, type TicketRow } from '../../../api/api';
import type { RowDetail } from '../../../table/detail/rowDetail';
import type { Choice } from '../../../table/view/columnDefinition';
import { recordKey } from '../../../table/windows/tableSource';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { specifiedAllText } from '../../../ui/form/select/allChoice';
import { FramedTable } from '../../../table/view/FramedTable';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { ticketStatusChoices, ticketTypeChoices } from '../ticketChoices';
import { useNow } from '../../../ui/badges/useNow';
import { ticketColumns } from './ticketColumns';
import { TicketRecord } from './TicketRecord';
import { toTicketQuery, type TicketQuery } from './ticketQuery';
import { minuteMs } from '../../../../domain/calendar/duration';

export interface TicketTableProps {
  readonly name: string;
  readonly scope: TicketQuery['scope'];
  readonly departments: readonly Choice[];
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  readonly onOpen: (id: string) => void;
}

const pageSizes = [25, 50, 100];
const untouched: Partial<TableView> = { pageSize: 25, sort: [{ key: 'Create_at', direction: 'desc' }] };
const ownDetail: RowDetail<TicketRow> = {
  noun: 'ticket',
  content: ({ _id }) => <TicketRecord id={_id} looks="columns" />,
};
/** What others have raised is read when a user asks for it. */
const detailOfOthers: RowDetail<TicketRow> = { ...ownDetail, waitsForChoice: true };
const toolbarFilterKeys = ['Type', 'Status'];
const idIn = (href: string): string | null => new URLSearchParams(href.split('?')[1]).get('ticket');

export function TicketTable({ name, scope, departments, emptyText, emptyAction, onOpen }: TicketTableProps) {
  const now = useNow(minuteMs);
  const declared = useMemo(() => ticketColumns(departments, now), [departments, now]);
  const [view, changeView] = useTableView('tickets', declared, { base: untouched });
  const rows = useWindowedList(api.endpoints.listTickets, toTicketQuery(view, scope), recordKey, {
    others: {
      view,
      searched: 'ID or title',
      toQuery: (other) => toTicketQuery(other, scope),
      counted: ['Type', 'Status', 'Priority', 'Department'],
    },
  });
  const shared = { view, onViewChange: changeView };
  return (
    <FramedTable
      name={name}
      columns={declared}
      rows={rows}
      {...shared}
      pageSizes={pageSizes}
      emptyText={emptyText}
      emptyAction={emptyAction}
      untaggedFilters={toolbarFilterKeys}
      toolbarItems={
        <>
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Type"
            columnKey="Type"
            choices={ticketTypeChoices}
            {...shared}
          />
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Status"
            columnKey="Status"
            choices={ticketStatusChoices}
            {...shared}
          />
        </>
      }
      detail={scope === 'mine' ? ownDetail : detailOfOthers}
      onOpenRow={(ticket) => onOpen(ticket._id)}
      onNavigate={(href) => {
        const id = idIn(href);
        if (id !== null) onOpen(id);
      }}
    />
  );
}
