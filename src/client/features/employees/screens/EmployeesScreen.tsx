import { PlusIcon, UploadIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { employeePath } from '../../../../domain/employees/employeePath';
import {
  useActivateEmployeeMutation,
  useInviteEmployeeMutation,
  useListEmployeeRecordsQuery,
  type EmployeeRecord,
} from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { useToday } from '../../../widgets/useToday';
import { MissingRecord } from '../../../ui/dialogs/NotFoundDialog';
import { OpenedForm } from '../../../widgets/unsent-texts/OpenedForm';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { employeeColumns, fullName } from './employeeColumns';
import { EmployeeDialog } from './EmployeeDialog';
import { ImportDialog } from './ImportDialog';
import { LeavingDialog } from './LeavingDialog';
import { Button } from '../../../ui/controls/Button';

const base = {
  sort: [{ key: 'name', direction: 'asc' }],
  filters: { status: { kind: 'choices', values: ['Active'] } },
} as const;
const groupChoices = ['department', 'leader', 'position', 'location', 'vertical', 'role', 'status'];
const toolbarFilterKeys = ['status'];
const statusChoices = [
  { value: 'Active', label: 'Active' },
  { value: 'DeActive', label: 'DeActive' },
];

const edit = lensMark('Employee.Edit_Employee');

/** /employees: all employees with HR's records (C-22). Search, filters and the open form are in the URL. */
export default function EmployeesScreen() {
  const navigate = useNavigate();
  const mayAdd = useIsPermitted('Employee.Add_Employee');
  const mayEdit = useIsPermitted('Employee.Edit_Employee');
  const list = useListEmployeeRecordsQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = useToday();
  const columns = useMemo(() => employeeColumns(today), [today]);
  const [view, changeView] = useTableView('employees', columns, { base });
  const [opened, open] = useUrlRecord('entry');
  const [leaving, leave] = useUrlRecord('leaving');
  const [importing, showImport] = useUrlRecord('import');
  const invitation = useOverlay<EmployeeRecord>('invite');
  const activation = useOverlay<EmployeeRecord>('activate');
  const [invite] = useInviteEmployeeMutation();
  const [activate] = useActivateEmployeeMutation();
  const edited = list.data?.find(({ _id }) => _id === opened);
  const leaver = list.data?.find(({ _id }) => _id === leaving);
  const isLeaverMissing = leaving !== null && leaver === undefined;

  const uneditable = (row: EmployeeRecord): string | undefined =>
    row.Is_erased
      ? 'The personal data is erased'
      : row.May_edit
        ? undefined
        : 'You are not permitted to change this employee';
  const getActions = (row: EmployeeRecord): readonly RowAction[] => [
    { label: 'Open', onSelect: () => void navigate(employeePath(row._id)) },
    ...(mayEdit
      ? [
          { label: 'Edit', mark: edit, disabledReason: uneditable(row), onSelect: () => open(row._id) },
          {
            label: 'Send the link to set a password',
            mark: edit,
            disabledReason: uneditable(row) ?? (row.Status === 'Active' ? undefined : 'Activate the employee first'),
            onSelect: () => invitation.open(row),
          },
          row.Status === 'Active'
            ? {
                label: 'Deactivate',
                mark: edit,
                intent: 'danger' as const,
                disabledReason: uneditable(row),
                onSelect: () => leave(row._id),
              }
            : {
                label: 'Activate',
                mark: edit,
                disabledReason: uneditable(row),
                onSelect: () => activation.open(row),
              },
        ]
      : []),
  ];
  const sendLink = async (person: EmployeeRecord): Promise<void> => {
    await invite({ id: person._id }).unwrap();
    invitation.close();
    await showSuccess(`Link sent to ${person.Email}`);
  };
  const activateAgain = async (person: EmployeeRecord): Promise<void> => {
    await activate({ id: person._id }).unwrap();
    activation.close();
    await showSuccess(`${fullName(person)} is active again`);
  };
  const addButton = mayAdd && (
    <Button
      {...lensMark('Employee.Add_Employee')}
      intent="primary"
      icon={<PlusIcon />}
      text="Add Employee"
      onClick={() => open('new')}
    />
  );
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Employee"
          actions={
            <>
              {mayAdd && (
                <Button
                  {...lensMark('Employee.Add_Employee')}
                  icon={<UploadIcon />}
                  text="Import"
                  onClick={() => showImport('file')}
                />
              )}
              {addButton}
            </>
          }
        />
      }
    >
      <ListTable
        name="Employees"
        columns={columns}
        view={view}
        onViewChange={changeView}
        list={list}
        emptyText="No employees yet"
        emptyAction={addButton}
        groupChoices={groupChoices}
        rowActions={getActions}
        onOpenRow={(row) => void navigate(employeePath(row._id))}
        toolbarItems={
          <ChoiceFilterSelect
            label="Status"
            columnKey="status"
            choices={statusChoices}
            view={view}
            onViewChange={changeView}
          />
        }
        untaggedFilters={toolbarFilterKeys}
      />
      <MissingRecord
        what="employee"
        id={isLeaverMissing ? leaving : opened === 'new' ? null : opened}
        found={isLeaverMissing ? undefined : edited}
        list={list}
        onClose={() => (isLeaverMissing ? leave(null) : open(null))}
      />
      {opened === 'new' && (
        <OpenedForm name="add-employee" isPermitted={mayAdd}>
          <EmployeeDialog stored={null} onClose={() => open(null)} />
        </OpenedForm>
      )}
      {edited && (
        <OpenedForm key={edited._id} name={`employee/${edited._id}`} isPermitted={edited.May_edit}>
          <EmployeeDialog stored={edited} onClose={() => open(null)} />
        </OpenedForm>
      )}
      {leaver && (
        <OpenedForm key={leaver._id} name={`leaver/${leaver._id}`} isPermitted={leaver.May_edit}>
          <LeavingDialog person={leaver} onClose={() => leave(null)} />
        </OpenedForm>
      )}
      {importing !== null && (
        <OpenedForm name="import" isPermitted={mayAdd}>
          <ImportDialog onClose={() => showImport(null)} />
        </OpenedForm>
      )}
      <ConfirmDialog
        name="activate"
        isOpen={activation.isOpen}
        title="Activate again?"
        confirmLabel="Activate"
        onConfirm={() => activation.props && activateAgain(activation.props)}
        onCancel={activation.close}
      >
        {activation.props &&
          `${fullName(activation.props)} can sign in again. Tasks that were handed over stay where they are.`}
      </ConfirmDialog>
      <ConfirmDialog
        name="resend-link"
        isOpen={invitation.isOpen}
        title="Send a new link?"
        confirmLabel="Send"
        onConfirm={() => invitation.props && sendLink(invitation.props)}
        onCancel={invitation.close}
      >
        {invitation.props &&
          `${invitation.props.Email} gets a link to set the password once, within seven days. Earlier links stop working; the current password stays valid until then.`}
      </ConfirmDialog>
    </Page>
  );
}
