import { useNavigate } from 'react-router-dom';
import type { KraPerformanceRow } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { TableView } from '../../../table/view/tableView';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { FramedTable } from '../../../table/view/FramedTable';
import { QuestionTextsButton } from '../QuestionTextsButton';
import { monthsPath } from './kraPaths';
import { ratingStates } from '../averageColumns';
import { usePerformanceRows, usePerformanceView } from './usePerformanceRows';
import './kra.css';

const pageSizes = [20, 50, 100];
const untouched: Partial<TableView> = {
  pageSize: 50,
  sort: [
    { key: 'month', direction: 'desc' },
    { key: 'Employee', direction: 'asc' },
  ],
};
const toolbarFilterKeys = ['State'];
/** /PMS: the ratings that the user may compare, of all months, with averages, trend and facts. */
export default function PerformanceScreen() {
  const navigate = useNavigate();
  const mayOpen = useIsPermitted('KRA.TL_HOD_KRA');
  const [view, changeView] = usePerformanceView('performance', untouched);
  const { rows, ratings, columns } = usePerformanceRows(view);
  const open = (row: KraPerformanceRow): void => void navigate(monthsPath(row.Record.Employee_id));
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Performance"
          aside={<span className="db-muted">Facts are from the month before the rating</span>}
        />
      }
    >
      <FramedTable
        name="Performance"
        columns={columns}
        rows={rows}
        view={view}
        onViewChange={changeView}
        pageSizes={pageSizes}
        untaggedFilters={toolbarFilterKeys}
        emptyText="There are no ratings that you can compare"
        toolbarItems={
          <>
            <ChoiceFilterSelect
              label="Status"
              columnKey="State"
              choices={ratingStates}
              view={view}
              onViewChange={changeView}
            />
            <QuestionTextsButton ratings={ratings} />
          </>
        }
        {...(mayOpen && {
          onOpenRow: open,
          rowActions: (row: KraPerformanceRow) => [
            { label: 'All months', mark: lensMark('KRA.TL_HOD_KRA'), onSelect: () => open(row) },
          ],
        })}
      />
    </Page>
  );
}
