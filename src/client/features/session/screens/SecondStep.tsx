import { useEntryCall } from '../../../api/entryCall';
import { knownDeviceField } from '../../../browser/knownDevice';
import { openSeal, sealSecret } from '../../../browser/sealedValues';
import { useCallState } from '../../../screen-state/useCallState';
import { Button } from '../../../ui/controls/Button';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { BackToLogin } from './BackToLogin';
import type { BegunSignIn } from './begunSignIn';

const codeTexts: Partial<Record<BegunSignIn['factors'][number], string>> = {
  authenticator: 'Six digits of your authenticator app',
  'recovery-code': 'A recovery code',
};

interface SecondStepProps {
  readonly begun: BegunSignIn;
  /** Back to user name and password. */
  readonly onBack: () => void;
  readonly onPasskey: () => void;
}

/** After the right password: a code of the authenticator app, or a recovery code. The listener handles success. */
export default function SecondStep({ begun, onBack, onPasskey }: SecondStepProps) {
  const confirm = useEntryCall('completeSignIn');
  const [isLeaving, setLeaving] = useCallState('second-step/leaving', false);
  const form = useForm({
    name: 'second-step',
    hasSecrets: true,
    initial: { Code: '' },
    problems: ({ Code }) => (Code.trim() === '' ? [{ field: 'Code', message: 'Please enter the code' }] : []),
    submit: async ({ Code }) => {
      await confirm({
        // Sealed again, because a wrong code needs it once more.
        Challenge: sealSecret(openSeal(begun.challenge)),
        Code: sealSecret(Code.trim()),
        ...knownDeviceField(),
      });
      setLeaving(true);
    },
  });
  return (
    <>
      <Form form={form} label="Second step" guard="none">
        <TextField
          field={form.field('Code')}
          label="Code"
          help={begun.factors.flatMap((factor) => codeTexts[factor] ?? []).join(', or ')}
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
          isRequired
          isBusy={isLeaving}
        />
        <SubmitButton form={{ id: form.id, isSubmitting: form.isSubmitting || isLeaving }} text="Continue" isWide />
      </Form>
      <div className="db-entry-after">
        {begun.factors.includes('passkey') && (
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            text="Use a passkey"
            disabled={isLeaving}
            onClick={onPasskey}
          />
        )}
        <BackToLogin isLeaving={isLeaving} onBack={onBack} />
      </div>
    </>
  );
}
