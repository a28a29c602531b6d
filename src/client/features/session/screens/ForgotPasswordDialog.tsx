import '@blueprintjs/core/lib/css/blueprint.css?part=rest';
import { FormDialog } from '../../../ui/form/FormDialog';
import { ForgotPasswordField } from './ForgotPasswordField';
import { useForgotPasswordForm } from './useForgotPasswordForm';

/** CONST-001, in pixels. */
const width = 475;

/** The dialog of the Forgot Password link. */
export default function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForgotPasswordForm(onClose);
  return (
    <FormDialog title="Forgot Password" form={form} submitLabel="Send" onClose={onClose} width={width}>
      <ForgotPasswordField form={form} />
    </FormDialog>
  );
}
