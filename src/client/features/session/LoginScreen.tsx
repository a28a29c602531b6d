import { useState } from 'react';
import { Button } from '@blueprintjs/core';
import { EntryFrame } from './EntryFrame';
import { ForgotPasswordDialog } from './ForgotPasswordDialog';
import { LoginForm } from './LoginForm';

/** /login: user name, password, and the way out for who has forgotten it. */
export default function LoginScreen() {
  const [isForgotOpen, setForgotOpen] = useState(false);
  return (
    <EntryFrame heading="Login">
      <LoginForm />
      <div className="db-entry-after">
        <Button variant="minimal" size="small" intent="primary" text="Forgot Password" onClick={() => setForgotOpen(true)} />
      </div>
      {isForgotOpen && <ForgotPasswordDialog onClose={() => setForgotOpen(false)} />}
    </EntryFrame>
  );
}
