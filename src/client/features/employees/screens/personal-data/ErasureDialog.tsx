import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { isConfirmedBy } from '../../../../../domain/employees/erasure';
import { useErasePersonalDataMutation, usePreviewErasureQuery, type EmployeeRecord } from '../../../../api/api';
import { shownFailure } from '../../../../api/apiFailure';
import { Button } from '../../../../ui/controls/Button';
import { Dialog } from '../../../../ui/dialogs/Dialog';
import { showSuccess } from '../../../../ui/dialogs/toaster';
import { CheckField } from '../../../../ui/form/CheckField';
import { FormDialog } from '../../../../ui/form/FormDialog';
import { TextField } from '../../../../ui/form/TextField';
import { useForm } from '../../../../ui/form/useForm';
import { useFormValues } from '../../../../ui/form/useFormValues';
import { LoadFailed } from '../../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../../ui/states/PanelSkeleton';
import { fullName } from '../employeeColumns';
import { ErasureAreas } from './ErasureAreas';

interface ErasureDialogProps {
  readonly employee: EmployeeRecord;
  readonly onClose: () => void;
}

const unfilled: { readonly Name: string; readonly Single_names: boolean } = { Name: '', Single_names: false };
const toText = (isChosen: boolean): 'true' | 'false' => (isChosen ? 'true' : 'false');

/** What the erasure of a former employee does, and the confirmation by the typed name. */
export function ErasureDialog({ employee, onClose }: ErasureDialogProps) {
  const [erase] = useErasePersonalDataMutation();
  const name = fullName(employee);
  const confirmation = `Type ${name} to confirm`;
  const form = useForm({
    name: 'erasure',
    initial: unfilled,
    problems: ({ Name }) => (isConfirmedBy(Name, name) ? [] : [{ field: 'Name', message: confirmation }]),
    submit: async ({ Name, Single_names }) => {
      const erased = await erase({ id: employee._id, Name, Single_names: toText(Single_names) }).unwrap();
      onClose();
      await showSuccess(`The personal data is erased: ${erased.Name}`);
    },
  });
  const withSingleNames = useFormValues(form, ({ Single_names }) => Single_names);
  const { data, error, isFetching, refetch } = usePreviewErasureQuery(
    { id: employee._id, Single_names: toText(withSingleNames) },
    { refetchOnMountOrArgChange: true },
  );
  const failure = shownFailure(error);
  const title = `Erase ${name}?`;
  if (data && data.Obstacle === null)
    return (
      <FormDialog
        title={title}
        form={form}
        submitLabel="Erase for good"
        submitIntent="danger"
        onClose={onClose}
        width={760}
      >
        <Callout compact intent="danger">
          This cannot be undone. Backups from before still hold the data until they are deleted.
        </Callout>
        <ErasureAreas areas={data.Areas} isCurrent={!isFetching} />
        <CheckField
          field={form.field('Single_names')}
          label={`Also replace ‘${data.Single_names.join('’ and ‘')}’ where they are written alone`}
          help={
            data.Is_name_shared
              ? 'Another employee has one of these names: texts about that person would change, too.'
              : 'With exactly this spelling. They may be ordinary words in some texts.'
          }
        />
        <TextField field={form.field('Name')} label={confirmation} isRequired />
      </FormDialog>
    );
  return (
    <Dialog isOpen title={title} onClose={onClose} style={{ width: 560 }}>
      <DialogBody>
        {data && (
          <Callout compact intent="warning">
            {data.Obstacle}
          </Callout>
        )}
        {!data && failure && (
          <LoadFailed what="the preview" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!data && !failure && <PanelSkeleton lines={8} label="Searching all records" />}
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
