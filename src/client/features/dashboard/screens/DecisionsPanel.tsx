import { Link } from 'react-router-dom';
import { ageText } from '../../../../domain/calendar/ageText';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import { personName } from '../../../../domain/wording/personName';
import { useListPendingItemsQuery } from '../../../api/api';
import { useNow } from '../../../ui/badges/useNow';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { DashboardPanelProps } from './DashboardPanel';
import { FigureList } from './FigureList';
import { pendingPath } from './pendingPath';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';
import { minuteMs } from '../../../../domain/calendar/duration';

/** As many as the figures leave room for in a usual window. */
const maxOldest = 5;

/** Requests that wait for the user's decision, by kind, with the age of the oldest, and who has waited longest. */
export function DecisionsPanel({ mark }: Pick<DashboardPanelProps, 'mark'>) {
  const now = useNow(minuteMs);
  return (
    <QueryPanel
      mark={mark}
      title="Waiting for my decision"
      action={<Link to={pendingPath('decide')}>Pending</Link>}
      query={useListPendingItemsQuery({ scope: 'decide', limit: maxOldest }, refreshed)}
      what="pending requests"
      lines={2}
    >
      {({ Total: total, Figures: figures, Rows: rows }) =>
        total === 0 ? (
          <EmptyState isLarge={false} title="No pending requests" />
        ) : (
          <>
            <FigureList
              figures={figures
                .filter((figure) => figure.Total > 0)
                .map(({ Kind: kind, Total, Oldest: oldest }) => ({
                  key: kind,
                  label: pendingKindLabels[kind],
                  value: Total,
                  path: pendingPath('decide', kind),
                  note: oldest === null ? undefined : `oldest ${ageText(Date.parse(oldest), now)}`,
                }))}
            />
            <ul className="db-dashboard-list db-decisions-oldest" aria-label="Waiting longest">
              {rows.map(({ _id, Kind: kind, Employee: employee, Create_at: since }) => (
                <li key={_id}>
                  <span>{personName(employee)}</span>
                  <span className="db-muted">{`${pendingKindLabels[kind]}, ${ageText(Date.parse(since), now)}`}</span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryPanel>
  );
}
