import { api, type ListPresentUnansweredApiArg, type PresentSilent } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { FramedTable, type FramedTableProps } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { useTableView } from '../../../table/view/useTableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

const reasons: readonly Choice[] = [
  { value: 'No answer', label: 'No answer', tone: 'warning' },
  { value: 'No record', label: 'No record', tone: 'danger' },
];
/** Keys are the server's sort keys. */
const declared: readonly ColumnDefinition<PresentSilent>[] = [
  { key: 'Name', header: 'Name', type: 'person', width: 240, filterable: false, value: (row) => row.Name },
  { key: 'Code', header: 'Code', type: 'text', width: 120, filterable: false, value: (row) => row.Code },
  { key: 'Why', header: 'Why', type: 'status', width: 140, value: (row) => row.Why, choices: reasons },
];
type Query = Omit<ListPresentUnansweredApiArg, 'offset' | 'limit'>;
const base = { sort: [{ key: 'Name', direction: 'asc' }] } as const;
const rowKey = (row: PresentSilent): string => `${row.Why} ${row.Code}`;

const ofOneReason = declared.filter(({ key }) => key !== 'Why');

export interface UnansweredProps extends Pick<FramedTableProps<PresentSilent>, 'detail'> {
  readonly month: string;
  /** Only these; default: both, to be filtered in the table. */
  readonly why?: PresentSilent['Why'];
}

/** Active employees without an answer for the month ('YYYY-MM'), and employees without a record to answer. */
export function Unanswered({ month, why, detail }: UnansweredProps) {
  const columns = why === undefined ? declared : ofOneReason;
  const [view, changeView] = useTableView('present-unanswered', columns, { base, prefix: 'u.' });
  const toQuery = (other: TableView): Query =>
    presentEntries<Query>({
      month,
      q: searchedText(other),
      why: why ?? wireList(chosenValues(other, 'Why')),
      sort: wireSort(other),
    });
  const rows = useWindowedList(api.endpoints.listPresentUnanswered, toQuery(view), rowKey, {
    others: { view, searched: 'name or code', toQuery, counted: ['Why'] },
  });
  return (
    <FramedTable
      detail={detail}
      name={why ?? 'Still to answer'}
      exportName={`${why ?? 'Still to answer'} ${month}`}
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={changeView}
      emptyText={why === 'No record' ? 'All employees have a record' : 'All employees have answered'}
    />
  );
}
