import { PlusIcon } from '@blueprintjs/icons';
import { useDeactivateFaceDeviceMutation, useListFaceDevicesQuery, type FaceDevice } from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import { useUrlRecord } from '../../../widgets/url-state/useUrlRecord';
import { ListTable } from '../../../table/view/ListTable';
import { useTableView } from '../../../table/view/useTableView';
import { AddFaceDeviceDialog } from './AddFaceDeviceDialog';
import { Button } from '../../../ui/controls/Button';

const states: readonly Choice[] = [
  { value: 'Active', label: 'Active', tone: 'success' },
  { value: 'DeActive', label: 'DeActive', tone: 'neutral' },
];

const columns: readonly ColumnDefinition<FaceDevice>[] = [
  {
    key: 'name',
    header: 'Device Name',
    type: 'text',
    width: 200,
    hideable: false,
    value: (device) => device.Device_name,
  },
  { key: 'location', header: 'Location', type: 'text', width: 140, value: (device) => device.Location },
  { key: 'status', header: 'Status', type: 'status', width: 110, choices: states, value: (device) => device.Status },
  { key: 'key', header: 'Key ends with', type: 'text', width: 120, value: (device) => device.Key_ending },
  { key: 'seen', header: 'Last seen', type: 'instant', width: 160, value: (device) => device.Last_seen_at },
  { key: 'events', header: 'Events', type: 'number', width: 96, value: (device) => device.Event_count },
  { key: 'created_by', header: 'Added by', type: 'person', width: 150, value: (device) => device.Created_by },
  { key: 'created_at', header: 'Added on', type: 'instant', width: 160, value: (device) => device.Create_at },
];

/** /report/face-devices: the devices that report face logs. */
export default function FaceDevicesScreen() {
  const list = useListFaceDevicesQuery();
  const [deactivate] = useDeactivateFaceDeviceMutation();
  const [adding, showForm] = useUrlRecord('add');
  const closing = useOverlay<FaceDevice>('close-device');
  const [view, changeView] = useTableView('face-devices', columns);
  const add = <Button intent="primary" icon={<PlusIcon />} text="Add" onClick={() => showForm('1')} />;
  const confirm = async (): Promise<void> => {
    if (closing.props) await deactivate({ id: closing.props._id }).unwrap();
    closing.close();
  };
  return (
    <Page
      content="fill"
      header={
        <PageHeader
          title="Face devices"
          breadcrumb={[{ label: 'Face Attendance', to: '/report/attendance' }, { label: 'Face devices' }]}
          actions={add}
        />
      }
    >
      <ListTable
        name="Face devices"
        columns={columns}
        list={list}
        view={view}
        onViewChange={changeView}
        emptyText="No devices yet"
        emptyAction={add}
        rowActions={(device) => [
          {
            label: 'Deactivate',
            intent: 'danger',
            disabledReason: device.Status === 'Active' ? undefined : 'It is deactivated',
            onSelect: () => closing.open(device),
          },
        ]}
      />
      {adding !== null && <AddFaceDeviceDialog onClose={() => showForm(null)} />}
      <ConfirmDialog
        name="close-device"
        isOpen={closing.isOpen}
        title="Deactivate this device?"
        confirmLabel="Deactivate"
        intent="danger"
        onConfirm={confirm}
        onCancel={closing.close}
      >
        {closing.props?.Device_name}: its key stops working immediately and permanently. Its face logs remain.
      </ConfirmDialog>
    </Page>
  );
}
