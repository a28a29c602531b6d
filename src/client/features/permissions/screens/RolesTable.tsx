import { useNavigate } from 'react-router-dom';
import type { Role } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { ListTable, type ListTableProps } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { useOverlay } from '../../../screen-state/useOverlay';
import { DetailColumn, DetailColumns } from '../../../table/detail/DetailColumns';
import type { RowDetail } from '../../../table/detail/rowDetail';
import { RoleHistory } from './RoleHistory';
import { RoleHolders } from './RoleHolders';
import { RolePermissions } from './RolePermissions';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { rolePath } from '../../../../domain/permissions/rolePath';
import './roles.css';

export interface RolesTableProps {
  readonly list: ListTableProps<Role>['list'];
}

const columns: readonly ColumnDefinition<Role>[] = [
  {
    key: 'name',
    header: 'Role',
    type: 'link',
    width: 220,
    hideable: false,
    value: (role) => role.Role,
    cell: (role) => ({ text: role.Role, href: rolePath.view(role._id) }),
  },
  { key: 'description', header: 'Description', type: 'text', width: 340, value: (role) => role.Description },
  { key: 'users', header: 'Active users', type: 'number', width: 110, value: (role) => role.Active_holders },
  {
    key: 'granted',
    header: 'Granted',
    type: 'number',
    width: 100,
    value: (role) => role.Granted.length,
    cell: (role) => ({ text: `${role.Granted.length} of ${role.Flags}` }),
  },
  {
    key: 'flags',
    header: 'All flags',
    type: 'number',
    width: 90,
    isHiddenAtFirst: true,
    isExportedHidden: true,
    value: (role) => role.Flags,
  },
  { key: 'updated', header: 'Updated', type: 'instant', width: 160, value: (role) => role.updated_at },
  {
    key: 'action',
    header: 'Action',
    type: 'text',
    width: 80,
    hideable: false,
    filterable: false,
    value: () => 'Action',
    onPress: 'row menu',
  },
];
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;

const detail: RowDetail<Role> = {
  noun: 'role',
  content: (role) => (
    <DetailColumns key={role._id}>
      <DetailColumn label={role.Role} share={3} hasHeading>
        <RolePermissions role={role} />
      </DetailColumn>
      <DetailColumn label={`Holders of ${role.Role}`}>
        <RoleHolders roleId={role._id} />
      </DetailColumn>
      <DetailColumn label={`History of ${role.Role}`}>
        <RoleHistory roleId={role._id} />
      </DetailColumn>
    </DetailColumns>
  ),
};

export function RolesTable({ list }: RolesTableProps) {
  const navigate = useNavigate();
  const deletion = useOverlay<{ readonly role: Role }>('delete');
  const [view, changeView] = useTableView('roles', columns, { base });
  const go = (path: string) => (): void => void navigate(path);
  return (
    <>
      <ListTable
        name="Roles"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        emptyText="No roles yet"
        rowActions={(role) => [
          { label: 'View', onSelect: go(rolePath.view(role._id)) },
          { label: 'Edit', onSelect: go(rolePath.edit(role._id)) },
          { label: 'Duplicate', onSelect: go(rolePath.duplicate(role._id)) },
          { label: 'Delete', intent: 'danger', onSelect: () => deletion.open({ role }) },
        ]}
        detail={detail}
        onOpenRow={(role) => void navigate(rolePath.view(role._id))}
      />
      <DeleteRoleDialog role={deletion.props?.role} onClose={deletion.close} onDeleted={deletion.close} />
    </>
  );
}
