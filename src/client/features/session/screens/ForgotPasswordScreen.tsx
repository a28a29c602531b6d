import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { EntryFrame } from './EntryFrame';
import { EntryLink } from './EntryLink';
import type { EntryScreenProps } from './entryScreenProps';
import { ForgotPasswordField } from './ForgotPasswordField';
import { useForgotPasswordForm } from './useForgotPasswordForm';

/** /forgot-password: the dialog's form as a page (B-05), also for signed-in users. */
export default function ForgotPasswordScreen({ goTo }: EntryScreenProps) {
  const form = useForgotPasswordForm(() => goTo('/login'));
  return (
    <EntryFrame heading="Forgot Password">
      <Form form={form} label="Forgot Password" guard="none">
        <ForgotPasswordField form={form} />
        <SubmitButton form={form} text="Send" isWide />
      </Form>
      <div className="db-entry-after">
        <EntryLink to="/login" goTo={goTo}>
          Back to Login
        </EntryLink>
      </div>
    </EntryFrame>
  );
}
