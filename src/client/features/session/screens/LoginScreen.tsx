import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { EntryFrame } from './EntryFrame';
import { LoginForm } from './LoginForm';

// Dialogs are no part of signing in: their code and styles come when the link is followed.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog'));

/** /login: user name, password, and the way out for who has forgotten it. */
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
