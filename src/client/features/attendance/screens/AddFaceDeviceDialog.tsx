import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useAddFaceDeviceMutation, useListLocationsQuery } from '../../../api/api';
import { openSeal, takeSecret } from '../../../browser/sealedValues';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { FormDialog } from '../../../ui/form/FormDialog';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import '../attendance.css';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

const missingName = 'Please Enter Device Name';

/**
 * The key of a new device, which is shown only once.
 * @param reference of the sealed key: the key itself does not enter the store
 */
function KeyDialog({ reference, onClose }: { readonly reference: string; readonly onClose: () => void }) {
  const deviceKey = openSeal(reference);
  const close = (): void => {
    takeSecret(reference);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title="Key of the device"
      onClose={close}
      style={{ width: 560 }}
      canOutsideClickClose={false}
      canEscapeKeyClose={false}
    >
      <DialogBody>
        <Callout intent="warning">
          This key is shown once. Enter it at the device now; Daybook keeps only a hash of it.
        </Callout>
        <p className="db-attendance-key" data-testid="device-key">
          {deviceKey === reference ? 'The key is no longer available' : deviceKey}
        </p>
        <p>The device sends it in the header X-Device-Key to POST /api/face-devices/events.</p>
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="I have entered it" onClick={close} />} />
    </Dialog>
  );
}

export function AddFaceDeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const [add, { reset }] = useAddFaceDeviceMutation();
  const added = useOverlay<string>('device-key');
  const mayReadLocations = useIsPermitted('Master.Location');
  const { data: locations } = useListLocationsQuery(undefined, { skip: !mayReadLocations });
  const form = useForm({
    name: 'add-face-device',
    initial: { Device_name: '', Location_id: '' },
    problems: ({ Device_name }) => (Device_name.trim() === '' ? [{ field: 'Device_name', message: missingName }] : []),
    submit: async (values) => {
      const { Key } = await add(values).unwrap();
      reset();
      added.open(Key);
    },
  });
  if (added.props !== undefined) return <KeyDialog reference={added.props} onClose={onClose} />;
  return (
    <FormDialog title="Add Device" form={form} submitLabel="Add" onClose={onClose} width={460}>
      <TextField field={form.field('Device_name')} label="Device Name" autoFocus isRequired />
      {mayReadLocations && (
        <SelectField
          field={form.field('Location_id')}
          label="Location"
          emptyValue=""
          placeholder="Select Location"
          choices={(locations ?? []).map(({ _id, Location_name }) => ({ value: _id, label: Location_name }))}
        />
      )}
    </FormDialog>
  );
}
