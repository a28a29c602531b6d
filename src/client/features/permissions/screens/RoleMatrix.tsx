import { TickIcon } from '@blueprintjs/icons';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { flagLabel, flagsInGroup, flagTexts, groupLabel } from '../../../../domain/permissions/flagTexts';
import { permissionGroups } from '../../../../domain/permissions/permissionCatalogue';
import type { Role } from '../../../api/api';
import { rolePath } from './rolePaths';
import './roles.css';

/** All roles by all flags. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const columns = roles.map((role) => ({ role, granted: new Set<string>(role.Granted) }));
  return (
    <div className="db-role-matrix-frame" role="region" aria-label="Matrix of roles and flags" tabIndex={0}>
      <table className="db-role-matrix">
        <thead>
          <tr>
            <th scope="col">Flag</th>
            {columns.map(({ role, granted }) => (
              <th key={role._id} scope="col">
                <Link to={rolePath.view(role._id)}>{role.Role}</Link>
                <div className="db-muted">{`${granted.size} of ${role.Flags}`}</div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionGroups.map((group) => (
            <Fragment key={group}>
              <tr className="db-role-matrix-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {groupLabel(group)}
                </th>
              </tr>
              {flagsInGroup(group).map((flag) => (
                <tr key={flag}>
                  <th scope="row" title={flagTexts[flag]}>
                    {flagLabel(flag)}
                  </th>
                  {columns.map(({ role, granted }) => (
                    <td key={role._id}>
                      {granted.has(flag) ? (
                        <TickIcon title={`${role.Role}: granted`} />
                      ) : (
                        <span aria-label={`${role.Role}: not granted`}>·</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
