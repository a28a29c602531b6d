import { HTMLTable } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { useListCompanyPeopleQuery, type Headcount } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { BottomDrawer } from '../../../ui/dialogs/SideDrawer';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { personName } from '../../../../domain/wording/personName';
import { shownLabels, type Shown } from './companyPaths';

const isShown = (text: string | null): text is Shown => text !== null && text in shownLabels;

function PeopleTable({ show, id }: { readonly show: Shown; readonly id: string }) {
  const timeZone = useSelector(selectTimeZone);
  const {
    currentData: people,
    error,
    isFetching,
    refetch,
  } = useListCompanyPeopleQuery({ show, id }, { refetchOnMountOrArgChange: true });
  const failure = shownFailure(error);
  if (!people && failure)
    return (
      <LoadFailed
        what="the people"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!people) return <PanelSkeleton lines={8} label="Loading the people" />;
  if (people.length === 0) return <EmptyState isLarge={false} title="No people" />;
  return (
    <HTMLTable compact interactive className="db-hr-people">
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Day</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
          <th scope="col">State</th>
          <th scope="col">Department</th>
          <th scope="col">Position</th>
          <th scope="col">Location</th>
          <th scope="col">Vertical</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={`${person._id} ${person.Day}`}>
            <td>{person.Employee_code}</td>
            <td>
              <Link to={`/employeeDetail/${encodeURIComponent(person._id)}`}>{personName(person)}</Link>
            </td>
            <td>{formatDay(person.Day)}</td>
            <td>{formatTimeOfDay(person.Check_in, timeZone) || '-'}</td>
            <td>{formatTimeOfDay(person.Check_out, timeZone) || '-'}</td>
            <td>{person.State}</td>
            <td>{person.Department ?? '-'}</td>
            <td>{person.Position ?? '-'}</td>
            <td>{person.Location ?? '-'}</td>
            <td>{person.Vertical ?? '-'}</td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}

/** The people behind a figure, as the URL says, over the lower half of the page. */
export function CompanyPeopleDrawer({ headcounts = [] }: { readonly headcounts?: readonly Headcount[] }) {
  const [parameters, setParameters] = useSearchParams();
  const show = parameters.get('show');
  const id = parameters.get('id') ?? '';
  const close = (): void =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('show');
        next.delete('id');
        return next;
      },
      { replace: true },
    );
  if (!isShown(show)) return null;
  const group = headcounts.find((row) => row.Show === show && (row._id ?? '') === id);
  return (
    <BottomDrawer
      name="company-people"
      isOpen
      title={group === undefined ? shownLabels[show] : `${shownLabels[show]}: ${group.Name}`}
      onClose={close}
      height="60%"
    >
      <PeopleTable key={`${show} ${id}`} show={show} id={id} />
    </BottomDrawer>
  );
}
