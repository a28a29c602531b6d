import { newPasswordProblems, ownWords, passwordHint } from '../../../../domain/session/passwordRules';
import { useSelector } from 'react-redux';
import { useChangePasswordMutation } from '../../../api/api';
import { sealSecret } from '../../../browser/sealedValues';
import { selectUser } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Form } from '../../../ui/form/Form';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { useForm } from '../../../ui/form/useForm';
import { ProfilePanel } from './ProfilePanel';

interface PasswordChange {
  Current_password: string;
  Password: string;
  Repeated: string;
}

const nothingEntered: PasswordChange = { Current_password: '', Password: '', Repeated: '' };

const getProblems = ({ Current_password, Password, Repeated }: PasswordChange, words: readonly string[]) => [
  ...(Current_password === '' ? [{ field: 'Current_password', message: 'Please enter your current password' }] : []),
  ...(Password === ''
    ? [{ field: 'Password', message: 'Please enter a new password' }]
    : newPasswordProblems(Password, { ownWords: words, currentPassword: Current_password })),
  ...(Repeated === Password ? [] : [{ field: 'Repeated', message: 'The two passwords are not the same' }]),
];

/** A new password; other sessions end. */
export function ChangePasswordPanel() {
  const user = useSelector(selectUser);
  const email = user?.Email;
  const words =
    user === undefined
      ? []
      : ownWords({
          first_name: user.First_name,
          last_name: user.Last_name,
          email: user.Email ?? '',
          code: user.Employee_code,
        });
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<PasswordChange>({
    name: 'change-password',
    hasSecrets: true,
    initial: nothingEntered,
    problems: (values) => getProblems(values, words),
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
      <Form form={{ ...form, submit: save }} guard="links" label="Password">
        {/* For password managers: the account that the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField field={form.field('Current_password')} label="Current password" isRequired />
        <PasswordField
          field={form.field('Password')}
          label="New password"
          autoComplete="new-password"
          help={passwordHint}
          isRequired
        />
        <PasswordField
          field={form.field('Repeated')}
          label="New password again"
          autoComplete="new-password"
          isRequired
        />
        <SubmitButton form={form} text="Change password" />
      </Form>
    </ProfilePanel>
  );
}
