import { Link } from 'react-router-dom';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import { useListPendingItemsQuery } from '../../../api/api';
import { Age } from '../../../ui/badges/Age';
import { EmptyState } from '../../../ui/states/EmptyState';
import { pendingPath } from './pendingPath';
import { QueryPanel } from './QueryPanel';
import { refreshed } from './refreshed';
import { datesText } from '../../pending/pendingTexts';

const maxShown = 6;

/** The user's own pending requests, oldest first. */
export function OwnRequestsPanel() {
  const path = pendingPath('own');
  return (
    <QueryPanel
      title="My open requests"
      action={<Link to={path}>All</Link>}
      query={useListPendingItemsQuery({ scope: 'own', limit: maxShown }, refreshed)}
      what="your requests"
      lines={3}
    >
      {({ Rows: rows, Total: total }) =>
        total === 0 ? (
          <EmptyState isLarge={false} title="You have no open requests" />
        ) : (
          <>
            <ul className="db-dashboard-list">
              {rows.map((item) => (
                <li key={item._id}>
                  <span>
                    <Link to={`${path}&item=${item._id}`}>{pendingKindLabels[item.Kind]}</Link> {item.Summary}{' '}
                    <span className="db-muted">{datesText(item)}</span>
                  </span>
                  <Age at={item.Create_at} />
                </li>
              ))}
            </ul>
            {total > rows.length && <Link to={path}>{`and ${total - rows.length} more`}</Link>}
          </>
        )
      }
    </QueryPanel>
  );
}
