import { useDeleteDepartmentMutation, useListDepartmentsQuery, type Department } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DepartmentDialog } from './DepartmentDialog';
import { byName, nameColumn, statusColumn, usedByColumn } from './masterColumns';
import { MasterScreen } from './MasterScreen';

const columns: readonly ColumnDefinition<Department>[] = [
  nameColumn('Department', (row) => row.Department_name),
  { key: 'head', header: 'Head', type: 'person', width: 200, value: (row) => row.Head?.Name },
  { key: 'parent', header: 'Parent', type: 'text', width: 200, value: (row) => row.Parent?.Name },
  statusColumn(),
  usedByColumn(),
];

const none: readonly Department[] = [];

/** /department (C-34). */
export default function DepartmentScreen() {
  const list = useListDepartmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteDepartmentMutation();
  return (
    <MasterScreen
      title="Department"
      noun="department"
      master="Department"
      columns={columns}
      list={list}
      base={byName}
      getName={(row) => row.Department_name}
      remove={(id) => remove({ id }).unwrap()}
      deletedMessage="Department deleted successfully"
      form={(opened) => <DepartmentDialog {...opened} departments={list.data ?? none} />}
    />
  );
}
