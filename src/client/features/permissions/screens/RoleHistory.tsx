import { useSelector } from 'react-redux';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { useListRoleHistoryQuery, type RoleChange } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { PanelTitle } from '../../../ui/layout/PanelTitle';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { FlagChanges } from './FlagChanges';
import './roles.css';

function RoleChangeEntry({ change, hasName }: { change: RoleChange; hasName: boolean }) {
  const timeZone = useSelector(selectTimeZone);
  return (
    <li className="db-role-change">
      <div>
        <strong>{change.Changed_by ?? 'Someone'}</strong> {change.Action}{' '}
        {hasName ? <strong>{change.Role}</strong> : 'the role'}
        {change.Former_role !== null && ` (was ‘${change.Former_role}’)`}{' '}
        <span className="db-muted">{formatInstant(change.Changed_at, timeZone)}</span>
      </div>
      {change.Description !== null && change.Description !== undefined && (
        <div className="db-muted">
          {change.Description === '' ? 'Description removed' : `Description: ${change.Description}`}
        </div>
      )}
      {change.Second_factor_required !== null && (
        <div className="db-muted">
          {change.Second_factor_required ? 'Second factor required' : 'Second factor no longer required'}
        </div>
      )}
      <FlagChanges granted={change.Granted} revoked={change.Revoked} hasTexts={false} />
    </li>
  );
}

/** The history of a role, latest first; of all roles without an id. */
export function RoleHistory({ roleId }: { roleId?: string }) {
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListRoleHistoryQuery(roleId === undefined ? {} : { id: roleId });
  return (
    <section className={`db-role-panel ${roleId === undefined ? 'db-role-history-page' : ''}`} aria-label="History">
      <PanelTitle>History</PanelTitle>
      {!data && !error && <PanelSkeleton lines={4} />}
      {!data && error && (
        <LoadFailed what="the history" failure={shownFailure(error)} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data?.length === 0 && <EmptyState title="No changes yet" isLarge={false} />}
      <ol className="db-role-history">
        {data?.map((change) => (
          <RoleChangeEntry key={change._id} change={change} hasName={roleId === undefined} />
        ))}
      </ol>
    </section>
  );
}
