import { ownWords, passwordHint } from '../../../../domain/session/passwordRules';
import { isBlank } from '../../../../domain/validation/isBlank';
import { useEntryCall } from '../../../api/entryCall';
import { sealSecret } from '../../../browser/sealedValues';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { Form } from '../../../ui/form/Form';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { EntryFrame } from './EntryFrame';
import type { EntryScreenProps } from './entryScreenProps';
import { newPasswordEntryProblems, type NewPasswordValues } from './newPasswordValues';

interface FirstAccountValues extends NewPasswordValues {
  First_name: string;
  Last_name: string;
  Email: string;
}

const nothingEntered: FirstAccountValues = { First_name: '', Last_name: '', Email: '', Password: '', Repeated: '' };

const getProblems = (values: FirstAccountValues) => [
  ...(isBlank(values.First_name) ? [{ field: 'First_name', message: 'Please enter your first name' }] : []),
  ...(isBlank(values.Last_name) ? [{ field: 'Last_name', message: 'Please enter your last name' }] : []),
  ...(isBlank(values.Email) ? [{ field: 'Email', message: 'Please enter your email!' }] : []),
  ...newPasswordEntryProblems(
    values,
    ownWords({ first_name: values.First_name, last_name: values.Last_name, email: values.Email }),
  ),
];

/** /setup/{token}: the first HR account of an empty company, with the one-time link that the first start prints. */
export default function SetupScreen({ token, goTo }: EntryScreenProps) {
  const createFirstAccount = useEntryCall('createFirstAccount');
  const form = useForm<FirstAccountValues>({
    name: 'setup',
    hasSecrets: true,
    initial: nothingEntered,
    problems: getProblems,
    submit: async ({ First_name, Last_name, Email, Password }) => {
      await createFirstAccount({
        Token: sealSecret(token),
        First_name: First_name.trim(),
        Last_name: Last_name.trim(),
        Email: Email.trim(),
        Password: sealSecret(Password),
      });
      await showSuccess('The account was created. Sign in with it.');
      goTo('/login');
    },
  });
  return (
    <EntryFrame heading="The first account">
      <p className="db-muted">It gets every permission and can create the other accounts.</p>
      <Form form={form} label="The first account" guard="none">
        <TextField field={form.field('First_name')} label="First name" autoComplete="given-name" autoFocus isRequired />
        <TextField field={form.field('Last_name')} label="Last name" autoComplete="family-name" isRequired />
        <TextField field={form.field('Email')} label="Email" type="email" autoComplete="email" isRequired />
        <PasswordField
          field={form.field('Password')}
          label="Password"
          autoComplete="new-password"
          help={passwordHint}
          isRequired
        />
        <PasswordField field={form.field('Repeated')} label="Password again" autoComplete="new-password" isRequired />
        <SubmitButton form={form} text="Create the account" isWide />
      </Form>
    </EntryFrame>
  );
}
