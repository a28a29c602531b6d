import { lazy, Suspense } from 'react';
import { EntryFrame } from './EntryFrame';
import { LoginForm } from './LoginForm';
import { Button } from '../../../ui/controls/Button';
import { useOverlay } from '../../../screen-state/useOverlay';

// Signing in needs no dialogs: their code and styles are loaded with the link.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog'));

/** /login: user name, password, and the link for a forgotten password. */
export function LoginScreen() {
  const forgot = useOverlay('forgot-password');
  return (
    <EntryFrame heading="Login">
      <LoginForm />
      <div className="db-entry-after">
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          text="Forgot Password"
          onClick={() => forgot.open(null)}
        />
      </div>
      <Suspense>{forgot.isOpen && <ForgotPasswordDialog onClose={forgot.close} />}</Suspense>
    </EntryFrame>
  );
}
