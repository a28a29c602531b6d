import { TickIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { flagLabel, flagsInGroup, flagTexts, groupLabel } from '../../../../domain/permissions/flagTexts';
import { permissionGroups, type PermissionFlag } from '../../../../domain/permissions/permissionCatalogue';
import type { Role } from '../../../api/api';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { rolePath } from '../../../../domain/permissions/rolePath';
import './roles.css';

const flagColumn: SmallColumn<PermissionFlag> = {
  header: 'Flag',
  isRowHeader: true,
  cell: flagLabel,
  cellTitle: (flag) => flagTexts[flag],
};

function roleColumn(role: Role): SmallColumn<PermissionFlag> {
  const granted = new Set<string>(role.Granted);
  return {
    header: role.Role,
    headerContent: (
      <>
        <Link to={rolePath.view(role._id)}>{role.Role}</Link>
        <div className="db-muted">{`${granted.size} of ${role.Flags}`}</div>
      </>
    ),
    cell: (flag) =>
      granted.has(flag) ? (
        <TickIcon title={`${role.Role}: granted`} />
      ) : (
        <span aria-label={`${role.Role}: not granted`}>·</span>
      ),
  };
}

/** All roles by all flags. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  return (
    <SmallTable
      name="Matrix of roles and flags"
      columns={[flagColumn, ...roles.map(roleColumn)]}
      rows={{ groups: permissionGroups.map((group) => ({ header: groupLabel(group), rows: flagsInGroup(group) })) }}
      rowKey={(flag) => flag}
      groupClassName="db-role-matrix-group"
      className="db-role-matrix"
      frame="db-role-matrix-frame"
      looks="bare"
    />
  );
}
