import { Tag } from '@blueprintjs/core';
import { useListRoleHoldersQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { PanelTitle } from '../../../ui/layout/PanelTitle';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import './roles.css';

export function RoleHolders({ roleId }: { roleId: string }) {
  const { currentData: data, error, isFetching, refetch } = useListRoleHoldersQuery({ id: roleId });
  return (
    <section className="db-role-panel" aria-label="Held by">
      <PanelTitle>{data ? `Held by ${data.length}` : 'Held by'}</PanelTitle>
      {!data && !error && <PanelSkeleton lines={4} />}
      {!data && error && (
        <LoadFailed
          what="the people with this role"
          failure={shownFailure(error)}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      )}
      {data?.length === 0 && <EmptyState title="No one has this role" isLarge={false} />}
      {/* The keyboard can scroll a list that does not fit. */}
      <ul className="db-role-holders" tabIndex={0} aria-label="Holders">
        {data?.map((holder) => (
          <li key={holder._id}>
            {holder.Name}{' '}
            <span className="db-muted">{[holder.Employee_code, holder.Position_name].filter(Boolean).join(', ')}</span>{' '}
            {holder.Status === 'DeActive' && <Tag minimal>DeActive</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
