import { Callout } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { CompanySignInState } from '../companySignInSlice';
import { selectHasEnded } from '../../../session/sessionSelectors';
import { EntryFrame } from './EntryFrame';
import { LoginForm } from './LoginForm';
import type { BegunSignIn } from './begunSignIn';
import { Button } from '../../../ui/controls/Button';
import { useScreenState } from '../../../screen-state/useScreenState';
import { SkeletonLines } from '../../../ui/states/SkeletonLines';

// Signing in needs no dialogs: their code and styles are loaded with the link. Few accounts need the second step.
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog'));
const CompanySignIn = lazy(() => import('./CompanySignIn'));
const SecondStep = lazy(() => import('./SecondStep'));
const PasskeyStep = lazy(() => import('./PasskeyStep'));

/** /login: user name, password, and the link for a forgotten password; for some accounts a second step; or a passkey alone. */
export function LoginScreen() {
  // What useOverlay adds, above other overlays and with a recording of its opener, is no part of this small program.
  const [isForgotOpen, setForgotOpen] = useScreenState('drafts', 'login/forgot', false);
  const company = useSelector(({ companySignIn }: { companySignIn: CompanySignInState }) => companySignIn);
  const hasEnded = useSelector(selectHasEnded);
  const [begun, setBegun] = useScreenState<BegunSignIn | null>('drafts', 'login/begun', company.begun);
  const [isByPasskey, setByPasskey] = useScreenState('drafts', 'login/passkey', false);
  if (company.isFinishing)
    return (
      <EntryFrame heading="Login">
        <SkeletonLines lines={4} label="Signing you in" />
      </EntryFrame>
    );
  return (
    <EntryFrame heading={isByPasskey ? 'Passkey' : begun ? 'Second step' : 'Login'}>
      {isByPasskey ? (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <PasskeyStep
            onBack={() => {
              setBegun(null);
              setByPasskey(false);
            }}
          />
        </Suspense>
      ) : begun ? (
        <Suspense fallback={<SkeletonLines lines={4} />}>
          <SecondStep begun={begun} onBack={() => setBegun(null)} onPasskey={() => setByPasskey(true)} />
        </Suspense>
      ) : (
        <>
          {hasEnded && (
            <Callout compact intent="primary" role="status" className="db-entry-notice">
              Your session has ended. Please sign in again.
            </Callout>
          )}
          <LoginForm onSecondStep={setBegun} />
          <div className="db-entry-after">
            <Button
              variant="minimal"
              size="small"
              intent="primary"
              text="Forgot Password"
              onClick={() => setForgotOpen(true)}
            />
            <Button
              variant="minimal"
              size="small"
              intent="primary"
              text="Sign in with a passkey"
              onClick={() => setByPasskey(true)}
            />
          </div>
          <Suspense>{company.name !== null && <CompanySignIn {...company} />}</Suspense>
        </>
      )}
      <Suspense>{isForgotOpen && <ForgotPasswordDialog onClose={() => setForgotOpen(false)} />}</Suspense>
    </EntryFrame>
  );
}
