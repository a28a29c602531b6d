import { useScreenState } from '../../../screen-state/useScreenState';
import { useOverlay } from '../../../screen-state/useOverlay';
import { maxChosenForReminder, reminderMessages } from '../../../../domain/present-data/answerReminders';
import { closedMonthsFlag } from '../../../../domain/present-data/closedMonth';
import { counted } from '../../../../domain/wording/counted';
import { lensMark } from '../../../permissions/lensMark';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import {
  api,
  useListPresentUnansweredQuery,
  type ListPresentUnansweredApiArg,
  type PresentSilent,
} from '../../../api/api';
import { RemindDialog, type Reminding } from './RemindDialog';
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
  { key: 'Name', header: 'Name', type: 'person', width: 200, filterable: false, value: (row) => row.Name },
  { key: 'Code', header: 'Code', type: 'text', width: 90, filterable: false, value: (row) => row.Code },
  { key: 'Why', header: 'Why', type: 'status', width: 120, value: (row) => row.Why, choices: reasons },
  {
    key: 'Reminded_at',
    header: 'Last reminded',
    type: 'instant',
    width: 150,
    filterable: false,
    value: (row) => row.Reminded_at,
  },
  {
    key: 'Reminded_by',
    header: 'Reminded by',
    type: 'person',
    width: 150,
    filterable: false,
    sortable: false,
    value: (row) => row.Reminded_by,
  },
];
type Query = Omit<ListPresentUnansweredApiArg, 'offset' | 'limit'>;
const base = { sort: [{ key: 'Name', direction: 'asc' }] } as const;
const rowKey = (row: PresentSilent): string => row.Employee_id;
const none: readonly string[] = [];

const reminderKeys = ['Reminded_at', 'Reminded_by'];
const ofNoAnswer = declared.filter(({ key }) => key !== 'Why');
const ofNoRecord = ofNoAnswer.filter(({ key }) => !reminderKeys.includes(key));
const mark = lensMark(closedMonthsFlag);

export interface UnansweredProps extends Pick<FramedTableProps<PresentSilent>, 'detail'> {
  readonly month: string;
  /** Only these; default: both, to be filtered in the table. */
  readonly why?: PresentSilent['Why'];
  /** No one is asked for an answer then; undefined while it is not known. */
  readonly isClosed: boolean | undefined;
}

/**
 * Active employees without an answer for the month ('YYYY-MM'), whom HR reminds, and employees without a record to answer.
 */
export function Unanswered({ month, why, isClosed, detail }: UnansweredProps) {
  const columns = why === undefined ? declared : why === 'No answer' ? ofNoAnswer : ofNoRecord;
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
  const reminds = why !== 'No record';
  const q = searchedText(view);
  const { currentData: asked } = useListPresentUnansweredQuery(
    { month, why: 'No answer', limit: 1, ...(q !== undefined && { q }) },
    { skip: !reminds },
  );
  const [selected, setSelected] = useScreenState('tables', 'selected', none);
  const reminding = useOverlay<Reminding>('remind');
  const remindButton = (total: number, of: Reminding) => (
    <ReasonButton
      {...mark}
      size="small"
      intent={of.ids === undefined ? 'none' : 'primary'}
      text={`Remind ${counted(total, 'employee')}…`}
      disabledReason={
        isClosed === true ? reminderMessages.closed : total === 0 ? 'No employee has to answer' : undefined
      }
      onClick={() => reminding.open(of)}
    />
  );
  return (
    <>
      <FramedTable
        detail={detail}
        name={why ?? 'Still to answer'}
        exportName={`${why ?? 'Still to answer'} ${month}`}
        columns={columns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        emptyText={why === 'No record' ? 'All employees have a record' : 'All employees have answered'}
        {...(reminds && {
          selectedKeys: selected,
          onSelectionChange: setSelected,
          selectionLimit: maxChosenForReminder,
          bulkActions: (ids: readonly string[]) => remindButton(ids.length, { total: ids.length, ids }),
          // With ticked rows their own button takes its place.
          toolbarItems: selected.length === 0 && asked && remindButton(asked.Total, { total: asked.Total, q }),
        })}
      />
      {reminding.props && (
        <RemindDialog
          month={month}
          of={reminding.props}
          onClose={(isDone) => {
            if (isDone) setSelected(none);
            reminding.close();
          }}
        />
      )}
    </>
  );
}
