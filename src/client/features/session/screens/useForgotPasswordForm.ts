import { useEffect } from 'react';
import { isMailAddress, notMailAddressMessage } from '../../../../domain/session/mailAddress';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { isBlank } from '../../../../domain/validation/isBlank';
import { isApiFailure } from '../../../api/apiFailure';
import { useEntryCall } from '../../../api/entryCall';
import { prepareToasts, showSuccess } from '../../../ui/dialogs/toaster';
import { useForm } from '../../../ui/form/useForm';
import type { FormHandle } from '../../../ui/form/formHandle';

/** MSG-012: always the same, so that it does not reveal which addresses have an account. */
const resetRequestedMessage =
  "If we found an account associated with that email address, we've sent password reset instructions to the primary email address on the account.";
/** Long enough to read two lines. */
const readingMs = 10_000;

export interface ForgotPasswordValues {
  Email: string;
}

const problems = ({ Email }: ForgotPasswordValues): FieldProblem[] => {
  if (isBlank(Email)) return [{ field: 'Email', message: 'Please Enter your Email' }];
  return isMailAddress(Email.trim()) ? [] : [{ field: 'Email', message: notMailAddressMessage }];
};

/** The form for a work email address (FIELD-003), for the dialog and the page. */
export function useForgotPasswordForm(onDone: () => void): FormHandle<ForgotPasswordValues> {
  const request = useEntryCall('requestPasswordReset');
  // The message does not depend on the server, so it must also appear when the server is down (MSG-012).
  useEffect(() => void prepareToasts(), []);
  return useForm<ForgotPasswordValues>({
    name: 'forgot-password',
    initial: { Email: '' },
    problems,
    submit: async ({ Email }) => {
      try {
        await request({ Email: Email.trim() });
      } catch (failure) {
        // Success and failure must look the same.
        if (!isApiFailure(failure)) throw failure;
      }
      await showSuccess(resetRequestedMessage, { timeout: readingMs });
      onDone();
    },
  });
}
