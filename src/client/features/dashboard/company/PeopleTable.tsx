import { HTMLTable } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { employeePath } from '../../../../domain/employees/employeePath';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { personName } from '../../../../domain/wording/personName';
import type { CompanyPerson } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';

export interface PeopleTableProps {
  readonly query: {
    readonly currentData?: readonly CompanyPerson[];
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The people behind a figure. */
export function PeopleTable({ query: { currentData: people, error, isFetching, refetch } }: PeopleTableProps) {
  const timeZone = useSelector(selectTimeZone);
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
        {people.map((person, index) => (
          <tr key={`${person._id} ${person.Day} ${index}`}>
            <td>{person.Employee_code}</td>
            <td>
              <Link to={employeePath(person._id)}>{personName(person)}</Link>
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
