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
import { SmallTable } from '../../../ui/layout/SmallTable';

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
      <SmallTable
        name={projectChangeLabels[opened.kind]}
        columns={[
          {
            header: 'When',
            cell: (row) => (row.At === null ? formatDay(row.Day) : formatInstant(row.At, timeZone)),
          },
          {
            header: 'What',
            cellClassName: 'db-long-text',
            cell: (row) => (
              <Link to={changePath(opened.kind, opened.projectId, row)}>
                {row.Key !== null && <strong>{row.Key} </strong>}
                {row.Title}
              </Link>
            ),
          },
          { header: opened.kind === 'overdue' ? 'Status' : 'Change', cell: (row) => changeText(opened.kind, row) },
          { header: opened.kind === 'overdue' ? 'Assignee' : 'By', cell: (row) => row.By ?? '' },
        ]}
        rows={data.Rows}
        rowKey={(row) => row._id}
        className="db-change-rows"
        looks="interactive"
      />
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
