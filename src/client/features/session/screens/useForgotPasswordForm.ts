import { useEffect } from 'react';
import { isBlank } from '../../../../domain/validation/isBlank';
import { isApiFailure } from '../../../api/apiFailure';
import { useEntryCall } from '../../../api/entryCall';
import { prepareToasts, showSuccess } from '../../../ui/dialogs/toaster';
import { useForm } from '../../../ui/form/useForm';
import type { FormHandle } from '../../../ui/form/formHandle';

/** MSG-012: always the same, whatever the result, so that nobody learns which addresses have an account. */
const resetRequestedMessage =
  "If we found an account associated with that email address, we've sent password reset instructions to the primary email address on the account.";
/** Long enough to read two lines. */
const readingMs = 10_000;

export interface ForgotPasswordValues {
  Email: string;
}

/** The form that asks for a work email address (FIELD-003), for the modal and for the page. */
export function useForgotPasswordForm(onDone: () => void): FormHandle<ForgotPasswordValues> {
  const request = useEntryCall('requestPasswordReset');
  // What is said does not depend on the server, so it must not be missing when the server is (MSG-012).
  useEffect(() => void prepareToasts(), []);
  return useForm<ForgotPasswordValues>({
    initial: { Email: '' },
    problems: ({ Email }) => (isBlank(Email) ? [{ field: 'Email', message: 'Please Enter your Email' }] : []),
    submit: async ({ Email }) => {
      try {
        await request({ Email: Email.trim() });
      } catch (failure) {
        // Whether it succeeded is not to be seen.
        if (!isApiFailure(failure)) throw failure;
      }
      await showSuccess(resetRequestedMessage, { timeout: readingMs });
      onDone();
    },
  });
}
