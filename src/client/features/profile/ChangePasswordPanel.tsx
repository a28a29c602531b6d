import { newPasswordProblems, minimumPasswordLength } from '../../../domain/session/passwordRules';
import { useSelector } from 'react-redux';
import { useChangePasswordMutation } from '../../api/api';
import { sealSecret } from '../../browser/sealedValues';
import { selectUser } from '../../session/sessionSelectors';
import { showSuccess } from '../../ui/dialogs/toaster';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useForm } from '../../ui/form/useForm';
import { ProfilePanel } from './ProfilePanel';

interface PasswordChange {
  Current_password: string;
  Password: string;
  Repeated: string;
}

const nothingEntered: PasswordChange = { Current_password: '', Password: '', Repeated: '' };

const problemsOf = ({ Current_password, Password, Repeated }: PasswordChange) => [
  ...(Current_password === '' ? [{ field: 'Current_password', message: 'Please enter your current password' }] : []),
  ...(Password === '' ? [{ field: 'Password', message: 'Please enter a new password' }] : newPasswordProblems(Password)),
  ...(Repeated === Password ? [] : [{ field: 'Repeated', message: 'The two passwords are not the same' }]),
];

/** A new password; the other sessions end with it. */
export function ChangePasswordPanel() {
  const email = useSelector(selectUser)?.Email;
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<PasswordChange>({
    initial: nothingEntered,
    problems: problemsOf,
    submit: async ({ Current_password, Password }) => {
      await changePassword({ Current_password: sealSecret(Current_password), Password: sealSecret(Password) }).unwrap();
      await showSuccess('Your password is changed. Other sessions were signed out.');
    },
  });
  const save = async (): Promise<boolean> => {
    const isSaved = await form.submit();
    if (isSaved) form.reset();
    return isSaved;
  };
  return (
    <ProfilePanel title="Password">
      <Form form={{ ...form, submit: save }} label="Password">
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField field={form.field('Current_password')} label="Current password" isRequired />
        <PasswordField field={form.field('Password')} label="New password" autoComplete="new-password" help={`At least ${minimumPasswordLength} characters`} isRequired />
        <PasswordField field={form.field('Repeated')} label="New password again" autoComplete="new-password" isRequired />
        <SubmitButton form={form} text="Change password" />
      </Form>
    </ProfilePanel>
  );
}
