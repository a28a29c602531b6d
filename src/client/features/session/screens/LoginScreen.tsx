import { lazy, Suspense, useState } from 'react';
import { EntryFrame } from './EntryFrame';
import { LoginForm } from './LoginForm';
import { Button } from '../../../ui/controls/Button';

// Signing in needs no dialogs: their code and styles are loaded with the link.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog'));

/** /login: user name, password, and the link for a forgotten password. */
export default function LoginScreen() {
  const [isForgotOpen, setForgotOpen] = useState(false);
  return (
    <EntryFrame heading="Login">
      <LoginForm />
      <div className="db-entry-after">
        <Button
          variant="minimal"
          size="small"
          intent="primary"
          text="Forgot Password"
          onClick={() => setForgotOpen(true)}
        />
      </div>
      <Suspense>{isForgotOpen && <ForgotPasswordDialog onClose={() => setForgotOpen(false)} />}</Suspense>
    </EntryFrame>
  );
}
