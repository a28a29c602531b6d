import { useEffect } from 'react';
import { isApiFailure } from '../../../api/apiFailure';
import { useEntryCall } from '../../../api/entryCall';
import { knownDeviceField } from '../../../browser/knownDevice';
import { sealSecret } from '../../../browser/sealedValues';
import { isMismatch } from '../../../session/signInOutcome';
import { Form } from '../../../ui/form/Form';
import { PasswordField } from '../../../ui/form/PasswordField';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useCallState } from '../../../screen-state/useCallState';
import type { BegunSignIn } from './begunSignIn';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { isBlank } from '../../../../domain/validation/isBlank';

interface LoginValues {
  Email: string;
  Password: string;
}

/** VAL-001, VAL-002. A password may consist of blanks; an address may not. */
const loginProblems = ({ Email, Password }: LoginValues): FieldProblem[] => [
  ...(isBlank(Email) ? [{ field: 'Email', message: 'Please enter your email!' }] : []),
  ...(Password === '' ? [{ field: 'Password', message: 'Please enter your password!' }] : []),
];

const nothingEntered: LoginValues = { Email: '', Password: '' };

/** The sign-in form. The listener handles success (welcome, two seconds, dashboard). */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: BegunSignIn) => void }) {
  const signIn = useEntryCall('signIn');
  const [isLeaving, setLeaving] = useCallState('login/leaving', false);
  const form = useForm<LoginValues>({
    name: 'login',
    hasSecrets: true,
    initial: nothingEntered,
    problems: loginProblems,
    submit: async ({ Email, Password }) => {
      try {
        const answer = await signIn({
          Email: Email.trim(),
          Password: sealSecret(Password),
          ...knownDeviceField(),
        });
        if (answer.Challenge === undefined) setLeaving(answer.data[0] !== undefined);
        else onSecondStep({ challenge: answer.Challenge, factors: answer.Factors ?? [] });
      } catch (failure) {
        // A mismatch is shown by the toast (MSG-011) and keeps the entries.
        if (!isApiFailure(failure) || !isMismatch(failure)) throw failure;
      }
    },
  });
  const { reset } = form;
  useEffect(() => {
    if (isLeaving) reset();
    // Once, when the answer was good (BEH-065).
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLeaving]);

  return (
    <Form form={form} label="Login" guard="none">
      <TextField
        field={form.field('Email')}
        label="Username"
        type="email"
        placeholder="Email"
        autoComplete="username"
        autoFocus
        isRequired
        isBusy={isLeaving}
      />
      <PasswordField field={form.field('Password')} label="Password" isRequired isBusy={isLeaving} />
      <SubmitButton form={{ id: form.id, isSubmitting: form.isSubmitting || isLeaving }} text="Login" isWide />
    </Form>
  );
}
