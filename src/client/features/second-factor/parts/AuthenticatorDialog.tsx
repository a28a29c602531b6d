import { useActivateAuthenticatorMutation } from '../../../api/api';
import { openSeal, sealSecret, takeSecret } from '../../../browser/sealedValues';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { QrCode } from './QrCode';
import './secondFactor.css';

/** References to the sealed secret of a new authenticator app. */
export interface AuthenticatorSecret {
  readonly secret: string;
  readonly address: string;
}

interface AuthenticatorDialogProps {
  readonly setup: AuthenticatorSecret;
  readonly onClose: () => void;
  /** @param codes reference to new recovery codes; null when the earlier ones stay */
  readonly onAdded: (codes: string | null) => void;
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret as a QR code and as text, and the first code of the app, which activates it. */
export default function AuthenticatorDialog({ setup, onClose, onAdded }: AuthenticatorDialogProps) {
  const [confirm] = useActivateAuthenticatorMutation();
  const drop = (): void => {
    takeSecret(setup.secret);
    takeSecret(setup.address);
  };
  const form = useForm({
    name: 'authenticator',
    hasSecrets: true,
    initial: { Code: '' },
    problems: ({ Code }) => (Code.trim() === '' ? [{ field: 'Code', message: 'Please enter the code' }] : []),
    submit: async ({ Code }) => {
      const { Codes } = await confirm({ Code: sealSecret(Code.trim()) }).unwrap();
      drop();
      onAdded(Codes);
    },
  });
  return (
    <FormDialog
      title="Set up authenticator app"
      form={form}
      submitLabel="Activate"
      onClose={() => {
        drop();
        onClose();
      }}
      width={560}
    >
      <div className="db-factor-setup">
        <QrCode text={openSeal(setup.address)} label="QR code with the secret for the authenticator app" />
        <div>
          <p>Scan the code with an authenticator app on your telephone, or enter this secret there:</p>
          <p className="db-factor-secret" data-testid="authenticator-secret">
            {inGroups(openSeal(setup.secret))}
          </p>
          <p className="db-muted">It is shown only now. The app then shows a new code every 30 seconds.</p>
        </div>
      </div>
      <TextField
        field={form.field('Code')}
        label="Code that the app shows"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
