import { Link, useNavigate } from 'react-router-dom';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { EntryFrame } from './EntryFrame';
import { useForgotPasswordForm } from './useForgotPasswordForm';

/** /forgot-password: the modal's form as a page (B-05), for signed-in people too. */
export default function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const form = useForgotPasswordForm(() => void navigate('/login'));
  return (
    <EntryFrame heading="Forgot Password">
      <Form form={form} label="Forgot Password" isGuarded={false}>
        <TextField field={form.field('Email')} label="Work email address" type="email" autoComplete="email" autoFocus isRequired />
        <SubmitButton form={form} text="Send" isWide />
      </Form>
      <div className="db-entry-after">
        <Link to="/login">Back to Login</Link>
      </div>
    </EntryFrame>
  );
}
