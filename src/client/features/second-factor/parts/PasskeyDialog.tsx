import { useAddPasskeyMutation, useStartPasskeyMutation } from '../../../api/api';
import { createPasskey } from '../../../browser/passkeys';
import { sealSecret } from '../../../browser/sealedValues';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';

interface PasskeyDialogProps {
  readonly onClose: () => void;
  /** @param codes reference to new recovery codes; null when the earlier ones stay */
  readonly onAdded: (codes: string | null) => void;
}

/** Names a passkey and lets the browser create it. */
export default function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const form = useForm({
    name: 'passkey',
    initial: { Name: '' },
    problems: ({ Name }) => (Name.trim() === '' ? [{ field: 'Name', message: 'Please enter a name' }] : []),
    submit: async ({ Name }) => {
      const { Options } = await start().unwrap();
      const { Codes } = await add({ Name, Passkey: sealSecret(await createPasskey(Options)) }).unwrap();
      onAdded(Codes);
    },
  });
  return (
    <FormDialog title="Add passkey" form={form} submitLabel="Add" onClose={onClose} width={460}>
      <p>
        A passkey is kept by your device, and opened by its fingerprint, face or PIN. It signs you in without a
        password.
      </p>
      <TextField
        field={form.field('Name')}
        label="Name"
        help="By which you recognise it, for example Laptop"
        maxLength={60}
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
