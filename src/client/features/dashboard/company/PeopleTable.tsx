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
import { SmallTable } from '../../../ui/layout/SmallTable';
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
    return <LoadFailed what="the people" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!people) return <PanelSkeleton lines={8} label="Loading the people" />;
  if (people.length === 0) return <EmptyState isLarge={false} title="No people" />;
  return (
    <SmallTable
      name="People"
      columns={[
        { header: 'Code', cell: (person) => person.Employee_code },
        { header: 'Name', cell: (person) => <Link to={employeePath(person._id)}>{personName(person)}</Link> },
        { header: 'Day', cell: (person) => formatDay(person.Day) },
        { header: 'In', cell: (person) => formatTimeOfDay(person.Check_in, timeZone) || '-' },
        { header: 'Out', cell: (person) => formatTimeOfDay(person.Check_out, timeZone) || '-' },
        { header: 'Status', cell: (person) => person.State },
        { header: 'Department', cell: (person) => person.Department ?? '-' },
        { header: 'Position', cell: (person) => person.Position ?? '-' },
        { header: 'Location', cell: (person) => person.Location ?? '-' },
        { header: 'Vertical', cell: (person) => person.Vertical ?? '-' },
      ]}
      rows={people}
      rowKey={(person, index) => `${person._id} ${person.Day} ${index}`}
      className="db-hr-people"
      looks="interactive"
    />
  );
}
