import { useMemo } from 'react';
import { useGetTicketReportQuery, type TicketReportRow } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { specifiedAllText } from '../../../ui/form/select/allChoice';
import {
  ticketPriorityChoices,
  ticketResponseChoices,
  ticketStatusChoices,
  ticketTypeChoices,
} from '../../tickets/ticketChoices';
import { ticketPath } from '../../../../domain/tickets/ticketPath';
import { cutReportNotice } from './cutReportNotice';
import { ReportTable } from './ReportTable';
import { TicketMedians } from './TicketMedians';
import { useReportSpan } from './useReportSpan';

const getPath = (row: TicketReportRow): string => ticketPath(row._id);

const columns: readonly ColumnDefinition<TicketReportRow>[] = [
  {
    key: 'id',
    header: 'ID',
    type: 'link',
    width: 90,
    frozen: true,
    hideable: false,
    value: (row) => row.Ticket_key,
    cell: (row) => ({ text: row.Ticket_key, href: getPath(row) }),
  },
  { key: 'title', header: 'Title', type: 'text', width: 300, value: (row) => row.Title },
  {
    key: 'department',
    header: 'Department',
    type: 'text',
    filterable: 'choices',
    width: 126,
    value: (row) => row.Department,
  },
  { key: 'raised_by', header: 'Raised by', type: 'person', width: 140, value: (row) => row.Raised_by },
  { key: 'handler', header: 'Handler', type: 'person', width: 140, value: (row) => row.Handler },
  { key: 'type', header: 'Type', type: 'text', width: 76, choices: ticketTypeChoices, value: (row) => row.Type },
  {
    key: 'priority',
    header: 'Priority',
    type: 'priority',
    width: 94,
    choices: ticketPriorityChoices,
    value: (row) => row.Priority,
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 112,
    choices: ticketStatusChoices,
    value: (row) => row.Status,
  },
  { key: 'created', header: 'Created', type: 'instant', width: 150, value: (row) => row.Create_at },
  { key: 'first_reply', header: 'First reply', type: 'instant', width: 150, value: (row) => row.First_reply_at },
  {
    key: 'reply_hours',
    header: 'Reply hours',
    type: 'hours',
    width: 122,
    isSummed: false,
    value: (row) => row.Reply_hours,
  },
  { key: 'resolved', header: 'Resolved', type: 'instant', width: 150, value: (row) => row.Resolved_at },
  {
    key: 'working_hours',
    header: 'Working hours',
    type: 'hours',
    width: 136,
    isSummed: false,
    value: (row) => row.Working_hours,
  },
  {
    key: 'within',
    header: 'Within response time',
    type: 'status',
    width: 150,
    choices: ticketResponseChoices,
    value: (row) => row.Within_response_time,
  },
  { key: 'reopened', header: 'Reopened', type: 'number', width: 94, value: (row) => row.Reopen_count },
];
const base = { sort: [{ key: 'created', direction: 'desc' }] } as const;
const groupChoices = ['department', 'handler', 'priority', 'status', 'within'];
const toolbarFilterKeys = ['type', 'status'];

/** /tickets-report: durations of tickets in working hours, with medians per department. */
export default function TicketReportScreen() {
  const { range, select } = useReportSpan();
  const { currentData, error, isError, refetch } = useGetTicketReportQuery(range, { refetchOnMountOrArgChange: true });
  const toolbar = useMemo(
    () =>
      (
        view: Parameters<typeof ChoiceFilterSelect>[0]['view'],
        onViewChange: Parameters<typeof ChoiceFilterSelect>[0]['onViewChange'],
      ) => (
        <>
          {select}
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Type"
            columnKey="type"
            choices={ticketTypeChoices}
            view={view}
            onViewChange={onViewChange}
          />
          <ChoiceFilterSelect
            allLabel={specifiedAllText}
            label="Status"
            columnKey="status"
            choices={ticketStatusChoices}
            view={view}
            onViewChange={onViewChange}
          />
        </>
      ),
    [select],
  );
  return (
    <Page content="fill" header={<PageHeader title="Ticket Report" />} bar={cutReportNotice(currentData?.Rows)}>
      <div className="db-report-with-medians">
        <TicketMedians departments={currentData?.Departments ?? []} from={range.from} />
        <ReportTable
          layoutName="ticket-report"
          name="Ticket Report"
          columns={columns}
          rows={currentData?.Rows}
          query={{ error, isError, refetch }}
          base={base}
          groupChoices={groupChoices}
          getPath={getPath}
          toolbarItems={toolbar}
          toolbarFilterKeys={toolbarFilterKeys}
          emptyText="No tickets were raised in this period"
        />
      </div>
    </Page>
  );
}
