import { useMemo } from 'react';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { useListKraFormsToRateQuery, useListKraRecordsQuery, type KraRecord } from '../../../api/api';
import { shownFailure, type ApiFailure } from '../../../api/apiFailure';
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
import { KraFactsPanel } from './KraFactsPanel';
import { RatingsTable } from './RatingsTable';
import './kra.css';
import { Button } from '../../../ui/controls/Button';

const toChoice = ({ Employee }: KraRecord): Choice => ({
  value: Employee._id,
  label: personName(Employee),
  hint: Employee.Employee_code,
});

interface RatedPeople {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  /** Why they could not be loaded. */
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  readonly search?: (typed: string) => void;
}

/** The employees who chose the user as leader; viewers of all ratings search all employees. */
function useRatedPeople(picked: string | null): RatedPeople {
  const seesAll = useIsPermitted('Report.Attendance_Summary');
  const { data: forms = [], error, isFetching, refetch } = useListKraFormsToRateQuery();
  const found = useEmployeeSearch('employee', picked === null ? [] : [picked]);
  const own = useMemo(
    () =>
      [...new Map(forms.map((record) => [record.Employee_id, toChoice(record)])).values()].sort((left, right) =>
        compareTexts(left.label, right.label),
      ),
    [forms],
  );
  const reading = { failure: shownFailure(error), retry: () => void refetch() };
  if (!seesAll) return { ...reading, choices: own, isLoading: isFetching };
  return {
    ...reading,
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

/** Shown as buttons; others are found by typing. */
const maxOffered = 24;

function People({
  people: { choices, isLoading, failure, retry },
  onPick,
}: {
  readonly people: RatedPeople;
  readonly onPick: (employeeId: string) => void;
}) {
  if (failure && choices.length === 0)
    return <LoadFailed what="the employees with ratings" failure={failure} onRetry={retry} isRetrying={isLoading} />;
  if (isLoading && choices.length === 0) return <PanelSkeleton lines={4} label="Loading the employees with ratings" />;
  return (
    <EmptyState
      title="Choose an employee"
      action={
        <div className="db-kra-people">
          {choices.slice(0, maxOffered).map(({ value, label }) => (
            <Button key={value} size="small" text={label} onClick={() => onPick(value)} />
          ))}
        </div>
      }
    >
      {choices.length === 0
        ? 'No one has chosen you as team leader yet.'
        : 'Choose an employee to see own and leader ratings of all months side by side.'}
    </EmptyState>
  );
}

/** /TLViewKra (ROUTE-067, A-09): one employee over the months, both ratings side by side, read-only. */
export default function TlViewKraScreen() {
  const [employeeId, show] = useUrlRecord('employee');
  const people = useRatedPeople(employeeId);
  const { choices, isLoading, search } = people;
  return (
    <Page
      header={<PageHeader title="TL KRA view" />}
      bar={
        <FilterSelect
          text="Employee"
          label="Employee"
          choices={choices}
          value={employeeId ?? ''}
          placeholder="Choose an employee"
          onPick={show}

          isSearchable
          onSearch={search}
          isLoading={isLoading}
        />
      }
    >
      {employeeId === null ? (
        <People people={people} onPick={show} />
      ) : (
        <Months key={employeeId} employeeId={employeeId} />
      )}
    </Page>
  );
}
