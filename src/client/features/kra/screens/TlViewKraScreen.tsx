import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import {
  useListKraFormsToRateQuery,
  useListKraRecordsQuery,
  type KraPerformanceRow,
  type KraRecord,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { FramedTable } from '../../../table/view/FramedTable';
import type { TableView } from '../../../table/view/tableView';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { Choice } from '../../../ui/form/select/choice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { personName } from '../../../../domain/wording/personName';
import { useEmployeeSearch } from '../../../widgets/people/useEmployeeSearch';
import { AverageLine } from './AverageLine';
import { peoplePath } from './kraPaths';
import { KraFactsPanel } from './KraFactsPanel';
import { RatingsTable } from './RatingsTable';
import { usePerformanceRows, usePerformanceView } from './usePerformanceRows';
import { QuestionTextsButton } from '../QuestionTextsButton';
import './kra.css';

const toChoice = ({ Employee }: KraRecord): Choice => ({
  value: Employee._id,
  label: personName(Employee),
  hint: Employee.Employee_code,
});

interface RatedPeople {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly search?: (typed: string) => void;
}

/** The employees who chose the user as leader; viewers of all ratings search all employees. */
function useRatedPeople(picked: string): RatedPeople {
  const seesAll = useIsPermitted('Report.Attendance_Summary');
  const { data: forms = [], isFetching } = useListKraFormsToRateQuery();
  const found = useEmployeeSearch('employee', [picked]);
  const own = useMemo(
    () =>
      [...new Map(forms.map((record) => [record.Employee_id, toChoice(record)])).values()].sort((left, right) =>
        compareTexts(left.label, right.label),
      ),
    [forms],
  );
  if (!seesAll) return { choices: own, isLoading: isFetching };
  return {
    choices: [
      ...found.choices,
      ...own.filter((choice) => !found.choices.some((other) => other.value === choice.value)),
    ],
    isLoading: found.isLoading || isFetching,
    search: found.search,
  };
}

function Months({ employeeId }: { readonly employeeId: string }) {
  const { currentData: records, error, isFetching, refetch } = useListKraRecordsQuery({ Employee_id: employeeId });
  const failure = shownFailure(error);
  const [newest] = records ?? [];
  if (!records && failure)
    return <LoadFailed what="the ratings" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!records) return <PanelSkeleton lines={8} label="Loading the ratings" />;
  if (newest === undefined) return <EmptyState title="There are no ratings that you can see" />;
  return (
    <div className="db-kra-page">
      <section className="db-kra-own" aria-label="Averages by month">
        <h2 className="db-kra-part">
          {personName(newest.Employee)} ({newest.Employee.Employee_code})
        </h2>
        <AverageLine records={records} />
      </section>
      <KraFactsPanel month={newest.month} employeeId={employeeId} />
      <section className="db-kra-months">
        <RatingsTable records={records} label={`Ratings of ${personName(newest.Employee)}`} />
      </section>
    </div>
  );
}

const title = 'TL KRA view';
const byName: Partial<TableView> = { pageSize: 50, sort: [{ key: 'Employee', direction: 'asc' }] };
const pageSizes = [20, 50, 100];
const months: RowDetail<KraPerformanceRow> = {
  noun: 'employee',
  waitsForChoice: true,
  content: ({ Record }) => <Months key={Record.Employee_id} employeeId={Record.Employee_id} />,
};

/** The newest rating of each employee, and what is known of the months of the chosen one. */
function People({ onPick }: { readonly onPick: (employeeId: string) => void }) {
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

function EmployeeMonths({
  employeeId,
  onPick,
}: {
  readonly employeeId: string;
  readonly onPick: (employeeId: string) => void;
}) {
  const { choices, isLoading, search } = useRatedPeople(employeeId);
  return (
    <Page
      header={<PageHeader title={title} actions={<Link to={peoplePath}>All employees</Link>} />}
      bar={
        <FilterSelect
          text="Employee"
          label="Employee"
          choices={choices}
          value={employeeId}
          placeholder="Choose an employee"
          onPick={onPick}

          isSearchable
          onSearch={search}
          isLoading={isLoading}
        />
      }
    >
      <Months key={employeeId} employeeId={employeeId} />
    </Page>
  );
}

/**
 * /TLViewKra (ROUTE-067, A-09): one employee over the months, both ratings side by side, read-only. Before one is chosen, all
 * with their newest rating.
 */
export default function TlViewKraScreen() {
  const [employeeId, show] = useUrlRecord('employee');
  if (employeeId !== null) return <EmployeeMonths employeeId={employeeId} onPick={show} />;
  return (
    <Page content="fill" header={<PageHeader title={title} />}>
      <People onPick={show} />
    </Page>
  );
}
