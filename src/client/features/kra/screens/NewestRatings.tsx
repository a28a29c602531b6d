import type { KraPerformanceRow } from '../../../api/api';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { FramedTable } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { QuestionTextsButton } from '../QuestionTextsButton';
import { RatedMonths } from './RatedMonths';
import { usePerformanceRows, usePerformanceView } from './usePerformanceRows';

const byName: Partial<TableView> = { pageSize: 50, sort: [{ key: 'Employee', direction: 'asc' }] };
const pageSizes = [20, 50, 100];
const months: RowDetail<KraPerformanceRow> = {
  noun: 'employee',
  waitsForChoice: true,
  content: ({ Record }) => <RatedMonths key={Record.Employee_id} employeeId={Record.Employee_id} />,
};

/** The newest rating of each employee, and what is known of the months of the chosen one. */
export function NewestRatings({ onPick }: { readonly onPick: (employeeId: string) => void }) {
  const [view, changeView] = usePerformanceView('rated-people', byName);
  const { rows, ratings, columns } = usePerformanceRows(view, true);
  const open = ({ Record }: KraPerformanceRow): void => onPick(Record.Employee_id);
  return (
    <FramedTable
      name="Newest ratings"
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={changeView}
      pageSizes={pageSizes}
      detail={months}
      emptyText="No one has chosen you as team leader yet"
      toolbarItems={<QuestionTextsButton ratings={ratings} />}
      onOpenRow={open}
      rowActions={(row) => [{ label: 'All months', onSelect: () => open(row) }]}
    />
  );
}
