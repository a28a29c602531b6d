import { AddIcon, RemoveIcon } from '@blueprintjs/icons';
import { flagTexts, needLabel } from '../../../../domain/permissions/flagTexts';
import type { PermissionFlag } from '../../../../domain/permissions/permissionCatalogue';
import './roles.css';

export function FlagChanges({
  granted,
  revoked,
  hasTexts = true,
}: {
  granted: readonly PermissionFlag[];
  revoked: readonly PermissionFlag[];
  hasTexts?: boolean;
}) {
  const line = (flag: PermissionFlag, isGranted: boolean) => (
    <li key={flag}>
      {isGranted ? (
        <AddIcon color="var(--db-good-text)" title="granted" />
      ) : (
        <RemoveIcon color="var(--db-danger-text)" title="revoked" />
      )}{' '}
      {needLabel(flag)}
      {hasTexts && <span className="db-muted"> {flagTexts[flag]}</span>}
    </li>
  );
  return (
    <ul className="db-role-changes">
      {granted.map((flag) => line(flag, true))}
      {revoked.map((flag) => line(flag, false))}
    </ul>
  );
}
