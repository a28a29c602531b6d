import { Tag } from '@blueprintjs/core';
import { DuplicateIcon, EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import type { Role } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useScreenTitle } from '../../../widgets/useScreenTitle';
import { useOverlay } from '../../../screen-state/useOverlay';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { RoleHistory } from './RoleHistory';
import { RoleHolders } from './RoleHolders';
import { RolePermissions } from './RolePermissions';
import { rolePath } from '../../../../domain/permissions/rolePath';
import { RolesLoaded } from './RolesLoaded';
import './roles.css';
import { Button } from '../../../ui/controls/Button';

function RoleView({ role }: { role: Role }) {
  useScreenTitle(role.Role);
  const navigate = useNavigate();
  const isOwn = useSelector(selectUser)?.Role_permission_id === role._id;
  const deletion = useOverlay('delete');
  const go = (path: string) => (): void => void navigate(path);
  const actions = (
    <>
      <Button icon={<DuplicateIcon />} text="Duplicate" onClick={go(rolePath.duplicate(role._id))} />
      <Button
        icon={<TrashIcon />}
        intent="danger"
        variant="minimal"
        text="Delete"
        onClick={() => deletion.open(null)}
      />
      <Button intent="primary" icon={<EditIcon />} text="Edit" onClick={go(rolePath.edit(role._id))} />
    </>
  );
  return (
    <Page
      header={
        <PageHeader
          title={role.Role}
          breadcrumb={[{ label: 'Roles Permission', to: rolePath.list }, { label: role.Role }]}
          aside={isOwn && <Tag minimal>your own role</Tag>}
          actions={actions}
        />
      }
    >
      <div className="db-role-form">
        <div className="db-role-main">
          <RolePermissions role={role} />
        </div>
        <div>
          <RoleHolders roleId={role._id} />
          <RoleHistory roleId={role._id} />
        </div>
      </div>
      <DeleteRoleDialog
        role={deletion.isOpen ? role : undefined}
        onClose={deletion.close}
        onDeleted={() => void navigate(rolePath.list, { replace: true })}
      />
    </Page>
  );
}

/** /View-rolesPermission/{id} (C-29): the flags, holders and history of a role. */
export default function RoleScreen() {
  const { id = '' } = useParams();
  return <RolesLoaded id={id}>{(_roles, role) => role && <RoleView key={role._id} role={role} />}</RolesLoaded>;
}
