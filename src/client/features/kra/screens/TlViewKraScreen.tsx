import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import { useListKraFormsToRateQuery, type KraRecord } from '../../../api/api';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { Choice } from '../../../ui/form/select/choice';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { personName } from '../../../../domain/wording/personName';
import { useEmployeeSearch } from '../../../widgets/people/useEmployeeSearch';
import { peoplePath } from './kraPaths';
import { NewestRatings } from './NewestRatings';
import { RatedMonths } from './RatedMonths';

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

const title = 'TL KRA view';

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
      <RatedMonths key={employeeId} employeeId={employeeId} />
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
      <NewestRatings onPick={show} />
    </Page>
  );
}
