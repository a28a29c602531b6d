import { Tag } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { permissionFlags, permissionGroups } from '../../../../domain/permissions/permissionCatalogue';
import { selectGrantedFlags, selectPermissionStatus } from '../../../permissions/permissionSelectors';
import { usePermissionRetry } from '../../../permissions/useOwnPermissionRecord';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { ProfilePanel } from './ProfilePanel';

const words = (name: string): string => name.replaceAll('_', ' ');

function GrantedFlags() {
  const granted = useSelector(selectGrantedFlags);
  const groups = permissionGroups
    .map((group) => ({
      group,
      flags: permissionFlags.filter((flag) => flag.startsWith(`${group}.`) && granted.has(flag)),
    }))
    .filter(({ flags }) => flags.length > 0);
  if (groups.length === 0) return <EmptyState title="Your role grants nothing beyond your own work" isLarge={false} />;
  return (
    <div className="db-permission-groups">
      {groups.map(({ group, flags }) => (
        <div key={group}>
          <strong>{words(group)}</strong>
          <div className="db-permission-flags">
            {flags.map((flag) => (
              <Tag key={flag} minimal>
                {words(flag.slice(group.length + 1))}
              </Tag>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The flags of the user's role, read-only. */
export function OwnPermissionsPanel() {
  const status = useSelector(selectPermissionStatus);
  const { failure, isRetrying, retry } = usePermissionRetry();
  return (
    <ProfilePanel title="My permissions">
      {status === 'read' && <GrantedFlags />}
      {status === 'unread' && <PanelSkeleton lines={6} label="Loading your permissions" />}
      {status === 'failed' && (
        <LoadFailed what="your permissions" failure={failure} onRetry={retry} isRetrying={isRetrying} />
      )}
    </ProfilePanel>
  );
}
