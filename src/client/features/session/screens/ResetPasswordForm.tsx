import { passwordHint } from '../../../../domain/session/passwordRules';
import { useEntryCall } from '../../../api/entryCall';
import { knownDeviceField } from '../../../browser/knownDevice';
import { sealSecret } from '../../../browser/sealedValues';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Form } from '../../../ui/form/Form';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import type { EntryScreenProps } from './entryScreenProps';
import { newPasswordEntryProblems, type NewPasswordValues } from './newPasswordValues';

/** Sets the new password with the mailed link, then opens /login. */
export function ResetPasswordForm({ token, goTo }: EntryScreenProps) {
  const resetPassword = useEntryCall('resetPassword');
  const form = useForm<NewPasswordValues>({
    name: 'reset-password',
    hasSecrets: true,
    initial: { Password: '', Repeated: '' },
    problems: newPasswordEntryProblems,
    submit: async ({ Password }) => {
      await resetPassword({
        Token: sealSecret(token),
        Password: sealSecret(Password),
        ...knownDeviceField(),
      });
      await showSuccess('Your password is changed. Sign in with the new one.');
      goTo('/login');
    },
  });
  return (
    <Form form={form} label="Set a new password" guard="none">
      <PasswordField
        field={form.field('Password')}
        label="New password"
        autoComplete="new-password"
        help={passwordHint}
        autoFocus
        isRequired
      />
      <PasswordField field={form.field('Repeated')} label="New password again" autoComplete="new-password" isRequired />
      <SubmitButton form={form} text="Save" isWide />
    </Form>
  );
}
