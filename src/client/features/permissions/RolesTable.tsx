import { useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Role } from '../../api/api';
import { selectTimeZone } from '../../session/sessionSelectors';
import type { ColumnDefinition } from '../../ui/table/columnDefinition';
import { DataTable } from '../../ui/table/DataTable';
import type { ArraySource } from '../../ui/table/tableSource';
import { useStretchedColumns } from '../../widgets/table-view/useStretchedColumns';
import { useTableView } from '../../widgets/table-view/useTableView';
import { DeleteRoleDialog } from './DeleteRoleDialog';
import { rolePath } from './rolePaths';
import './roles.css';

export interface RolesTableProps {
  readonly roles: readonly Role[] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

const columns: readonly ColumnDefinition<Role>[] = [
  { key: 'name', header: 'Role', type: 'link', width: 220, hideable: false, value: (role) => role.Role, cell: (role) => ({ text: role.Role, href: rolePath.view(role._id) }) },
  { key: 'description', header: 'Description', type: 'text', width: 340, value: (role) => role.Description },
  { key: 'users', header: 'Users', type: 'number', width: 80, value: (role) => role.used_by },
  { key: 'granted', header: 'Granted', type: 'number', width: 100, value: (role) => role.Granted.length, cell: (role) => ({ text: `${role.Granted.length} of ${role.Flags}` }) },
  { key: 'updated', header: 'Updated', type: 'instant', width: 160, value: (role) => role.updated_at },
  { key: 'action', header: 'Action', type: 'text', width: 80, hideable: false, filterable: false, value: () => 'Action', onPress: 'row menu' },
];
const base = { sort: [{ key: 'name', direction: 'asc' }] } as const;
const rowKey = (role: Role): string => role._id;
const none: readonly Role[] = [];

/** The list of roles: view, edit, duplicate, delete. */
export function RolesTable({ roles, isFailed, onRetry }: RolesTableProps) {
  const timeZone = useSelector(selectTimeZone);
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<Role>();
  const [view, changeView] = useTableView('roles', columns, { base });
  const frame = useRef<HTMLDivElement>(null);
  const stretched = useStretchedColumns(columns, view, frame);
  const source = useMemo((): ArraySource<Role> => ({ kind: 'array', rows: roles ?? none, rowKey }), [roles]);
  const go = (path: string) => (): void => void navigate(path);
  return (
    <div ref={frame} className="db-role-table">
      <DataTable
        name="Roles"
        columns={stretched}
        source={source}
        view={view}
        onViewChange={changeView}
        timeZone={timeZone}
        state={roles ? 'ready' : isFailed ? 'failed' : 'loading'}
        onRetry={onRetry}
        emptyText="No role yet"
        rowActions={(role) => [
          { label: 'View', onSelect: go(rolePath.view(role._id)) },
          { label: 'Edit', onSelect: go(rolePath.edit(role._id)) },
          { label: 'Duplicate', onSelect: go(rolePath.duplicate(role._id)) },
          { label: 'Delete', intent: 'danger', onSelect: () => setDeleted(role) },
        ]}
        onOpenRow={(role) => void navigate(rolePath.view(role._id))}
        onNavigate={(href) => void navigate(href)}
        exportName="Roles"
      />
      <DeleteRoleDialog role={deleted} onClose={() => setDeleted(undefined)} onDeleted={() => setDeleted(undefined)} />
    </div>
  );
}
