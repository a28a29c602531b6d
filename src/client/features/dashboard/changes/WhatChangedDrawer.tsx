import { HTMLTable } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { projectChangeLabels } from '../../../../domain/dashboard/whatChanged';
import { useListWhatChangedQuery, type ChangedProject } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useScreenState } from '../../../screen-state/useScreenState';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { PageSteps } from '../../../ui/controls/PageSteps';
import { BottomDrawer } from '../../../ui/dialogs/SideDrawer';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { changePath, changeText } from './changeRow';
import { openedChanges, withChanges, type OpenedChanges } from './openedChanges';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';

const rowsPerPage = 100;

function ChangeRows({ since, opened }: { readonly since: string; readonly opened: OpenedChanges }) {
  const timeZone = useSelector(selectTimeZone);
  const [offset, setOffset] = useScreenState('tables', 'offset', 0);
  const { data, error, isFetching, refetch } = useListWhatChangedQuery(
    { since, projectId: opened.projectId, kind: opened.kind, offset, limit: rowsPerPage },
    { refetchOnMountOrArgChange: true },
  );
  const failure = shownFailure(error);
  if (data === undefined && failure !== undefined)
    return <LoadFailed what="the changes" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (data === undefined) return <PanelSkeleton lines={8} label="Loading the changes" />;
  if (data.Total === 0) return <EmptyState isLarge={false} title="Nothing of this kind has changed" />;
  return (
    <>
      <HTMLTable compact interactive className="db-change-rows">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Change</th>
            <th scope="col">{opened.kind === 'overdue' ? 'Assignee' : 'By'}</th>
          </tr>
        </thead>
        <tbody>
          {data.Rows.map((row) => (
            <tr key={row._id}>
              <td>{row.At === null ? formatDay(row.Day) : formatInstant(row.At, timeZone)}</td>
              <td>
                <Link to={changePath(opened.kind, opened.projectId, row)}>
                  {row.Key !== null && <strong>{row.Key} </strong>}
                  {row.Title}
                </Link>
              </td>
              <td>{changeText(opened.kind, row)}</td>
              <td>{row.By ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </HTMLTable>
      {data.Total > rowsPerPage && (
        <footer className="db-change-pages">
          <PageSteps offset={offset} pageSize={rowsPerPage} total={data.Total} onOffset={setOffset} />
        </footer>
      )}
    </>
  );
}

export interface WhatChangedDrawerProps {
  readonly since: string;
  /** For the title. */
  readonly projects: readonly ChangedProject[];
}

/** The changes behind a count, as the URL says, over the lower half of the page. */
export default function WhatChangedDrawer({ since, projects }: WhatChangedDrawerProps) {
  const [parameters, setParameters] = useUrlParameters();
  const opened = openedChanges(parameters);
  if (opened === undefined) return null;
  const project = projects.find(({ _id }) => _id === opened.projectId);
  return (
    <BottomDrawer
      name="what-changed"
      isOpen
      title={`${projectChangeLabels[opened.kind]}${project === undefined ? '' : `: ${project.Project_name}`}`}
      onClose={() => setParameters((current) => withChanges(current, null), { replace: true })}
      height="60%"
    >
      <ChangeRows key={`${opened.projectId} ${opened.kind} ${since}`} since={since} opened={opened} />
    </BottomDrawer>
  );
}
