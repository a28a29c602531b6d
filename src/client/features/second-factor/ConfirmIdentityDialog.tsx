import { useDispatch } from 'react-redux';
import { useProveIdentityMutation, useGetSecondFactorQuery, useStartPasskeyCheckMutation } from '../../api/api';
import { answerIdentity } from '../../api/identityQuestion';
import { sealSecret } from '../../browser/sealedValues';
import { useScreenState } from '../../screen-state/useScreenState';
import { Button } from '../../ui/controls/Button';
import { FormDialog } from '../../ui/form/FormDialog';
import { PasswordField } from '../../ui/form/PasswordField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useSubmission } from '../../ui/form/useSubmission';

/**
 * 'Confirm that it is you': the password or a code, when a call needs a recent sign-in. The call is then repeated; the
 * form that made it keeps what was entered.
 */
export default function ConfirmIdentityDialog() {
  const dispatch = useDispatch();
  const answer = (isConfirmed: boolean): void => answerIdentity(isConfirmed)(dispatch);
  const [confirm] = useProveIdentityMutation();
  const [start] = useStartPasskeyCheckMutation();
  const { currentData: factor } = useGetSecondFactorQuery();
  const [chosen, choose] = useScreenState<'password' | 'code' | null>('drafts', 'confirm-identity/way', null);
  const hasCode = factor !== undefined && factor.Authenticator_added_at !== null;
  const way = chosen ?? (factor?.Has_password === false && hasCode ? 'code' : 'password');
  const form = useForm({
    name: 'confirm-identity',
    hasSecrets: true,
    initial: { Password: '', Code: '' },
    problems: ({ Password, Code }) =>
      way === 'password'
        ? Password === ''
          ? [{ field: 'Password', message: 'Please enter your password!' }]
          : []
        : Code.trim() === ''
          ? [{ field: 'Code', message: 'Please enter the code' }]
          : [],
    submit: async ({ Password, Code }) => {
      await confirm(
        way === 'password' ? { Password: sealSecret(Password) } : { Code: sealSecret(Code.trim()) },
      ).unwrap();
      answer(true);
    },
  });
  const passkey = useSubmission<void>('confirm-identity/passkey', async () => {
    const { Options } = await start().unwrap();
    const { showPasskey } = await import('../../browser/passkeys');
    await confirm({ Passkey: sealSecret(await showPasskey(Options)) }).unwrap();
    answer(true);
  });
  const other = way === 'password' ? 'code' : 'password';
  const isOtherThere = other === 'code' ? hasCode : factor?.Has_password === true;
  return (
    <FormDialog
      title="Confirm that it is you"
      form={form}
      submitLabel="Confirm"
      onClose={() => answer(false)}
      width={420}
      footer={
        <>
          {isOtherThere && (
            <Button
              variant="minimal"
              intent="primary"
              text={other === 'code' ? 'Use a code instead' : 'Use the password instead'}
              onClick={() => choose(other)}
            />
          )}
          {factor !== undefined && factor.Passkeys.length > 0 && (
            <Button
              variant="minimal"
              intent="primary"
              text="Use a passkey"
              loading={passkey.isRunning}
              onClick={() => void passkey.run()}
            />
          )}
        </>
      }
    >
      <p>
        This change needs your {way === 'password' ? 'password' : 'second factor'} because you signed in a while ago.
      </p>
      {way === 'password' ? (
        <PasswordField key="password" field={form.field('Password')} label="Your password" autoFocus isRequired />
      ) : (
        <TextField
          key="code"
          field={form.field('Code')}
          label="Code"
          help="Six digits of your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          maxLength={40}
          autoFocus
          isRequired
        />
      )}
      {passkey.failure && (
        <div className="db-field-problem" role="alert">
          {passkey.failure.message}
        </div>
      )}
    </FormDialog>
  );
}
