import type { FormHandle } from '../../../ui/form/formHandle';
import { TextField } from '../../../ui/form/TextField';
import type { ForgotPasswordValues } from './useForgotPasswordForm';

export const ForgotPasswordField = ({ form }: { readonly form: FormHandle<ForgotPasswordValues> }) => (
  <TextField
    field={form.field('Email')}
    label="Work email address"
    type="email"
    autoComplete="email"
    autoFocus
    isRequired
  />
);
