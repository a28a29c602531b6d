import { filteredPath, type ColumnFilter } from '../../../../domain/lists/filteredPath';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Day } from '../../../../domain/calendar/day';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { isOpenTicket, ticketStatuses } from '../../../../domain/tickets/ticketChoices';
import type { TicketDepartmentMedians } from '../../../api/api';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { noSavedView, savedParameter } from '../../../table/view/savedView';

/** The filters and the order of the rows behind a figure. */
interface RowsPath {
  readonly filters?: Readonly<Record<string, ColumnFilter>>;
  readonly sort?: string;
}

const openStatuses = ticketStatuses.filter(isOpenTicket);
const choices = (...values: readonly string[]): ColumnFilter => ({ kind: 'choices', values });

/**
 * Each figure with the filters and order of its rows, as in the URL. Rows of a median are sorted by it, so that the
 * middle one can be found.
 */
const figures: readonly {
  readonly heading: string;
  readonly text: (of: TicketDepartmentMedians) => string;
  readonly toRows: (from: Day) => RowsPath;
}[] = [
  { heading: 'Tickets', text: ({ Tickets }) => String(Tickets), toRows: () => ({}) },
  {
    heading: 'Open',
    text: ({ Open }) => String(Open),
    toRows: () => ({ filters: { status: choices(...openStatuses) } }),
  },
  {
    heading: 'First reply, median',
    text: ({ Reply_hours }) => formatHours(Reply_hours),
    toRows: () => ({ filters: { reply_hours: { kind: 'numbers', min: 0 } }, sort: 'reply_hours' }),
  },
  // Nothing is resolved before it is raised, so 'from the first day' means all resolved tickets.
  {
    heading: 'Resolved, median',
    text: ({ Resolution_hours }) => formatHours(Resolution_hours),
    toRows: (from) => ({ filters: { resolved: { kind: 'dates', from } }, sort: 'working_hours' }),
  },
  {
    heading: 'Within response time',
    text: ({ Within_response_percent }) => (Within_response_percent === null ? '' : `${Within_response_percent}%`),
    toRows: () => ({ filters: { within: choices('Yes', 'No') }, sort: 'within' }),
  },
  {
    heading: 'Reopened',
    text: ({ Reopened }) => String(Reopened),
    toRows: () => ({ filters: { reopened: { kind: 'numbers', min: 1 } } }),
  },
];

/** Medians per department; every number opens its tickets in the table below. */
export function TicketMedians({
  departments,
  from,
}: {
  readonly departments: readonly TicketDepartmentMedians[];
  readonly from: Day;
}) {
  const [parameters] = useSearchParams();
  if (departments.length === 0) return null;
  const span = parameters.get('span');
  const search = (department: TicketDepartmentMedians, { filters, sort }: RowsPath): string =>
    filteredPath(
      '',
      { department: choices(department.Department), ...filters },
      { ...(span !== null && { span }), [savedParameter]: noSavedView, ...(sort !== undefined && { sort }) },
    );
  const figure = (text: string, department: TicketDepartmentMedians, heading: string, rows: RowsPath): ReactNode =>
    text === '' || text === '0' ? (
      text
    ) : (
      <Link
        to={{ search: search(department, rows) }}
        replace
        aria-label={`${department.Department}, ${heading}: ${text}`}
      >
        {text}
      </Link>
    );
  return (
    <SmallTable
      name="Medians per department"
      columns={[
        { header: 'Department', isRowHeader: true, cell: ({ Department }) => Department },
        ...figures.map(({ heading, text, toRows }): SmallColumn<TicketDepartmentMedians> => ({
          header: heading,
          cell: (department) => figure(text(department), department, heading, toRows(from)),
        })),
      ]}
      rows={departments}
      rowKey={({ Department_id }) => Department_id}
      frame="db-report-medians"
      looks="bare"
    />
  );
}
