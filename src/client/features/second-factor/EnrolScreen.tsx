import { Callout, Card } from '@blueprintjs/core';
import { useDispatch, useSelector } from 'react-redux';
import { reloadAt } from '../../browser/page';
import { Scope } from '../../screen-state/Scope';
import { landingPath } from '../../session/returnPath';
import { selectIsSigningOut } from '../../session/sessionSelectors';
import { signOutHere } from '../../session/signOutHere';
import type { SignOutDispatch } from '../../session/whenStored';
import { Button } from '../../ui/controls/Button';
import { FailureHelpButton } from '../../ui/states/FailureHelpButton';
import { SignOutDelayDialog } from '../../widgets/SignOutDelayDialog';
import { useScreenTitle } from '../../widgets/useScreenTitle';
import { useFactorSetup } from './parts/useFactorSetup';
import './parts/secondFactor.css';

function Enrol() {
  useScreenTitle('Second factor');
  const dispatch = useDispatch<SignOutDispatch>();
  const isSigningOut = useSelector(selectIsSigningOut);
  const { authenticator, addPasskey, dialogs } = useFactorSetup(() => reloadAt(landingPath));
  return (
    <main>
      <Card className="db-enrol">
        <h1 className="db-panel-title">Your role demands a second factor</h1>
        <p>
          Before you can go on, set up an authenticator app on your telephone or a passkey on this device. Signing in
          then takes your password and a code of the app, or the passkey.
        </p>
        {authenticator.failure && (
          <Callout compact intent="danger" role="alert">
            {authenticator.failure.message}
          </Callout>
        )}
        <div className="db-factor-actions">
          <Button
            intent="primary"
            text="Set up authenticator app"
            loading={authenticator.isRunning}
            onClick={() => void authenticator.run()}
          />
          <Button text="Add passkey" onClick={addPasskey} />
          <Button
            text={isSigningOut ? 'Signing out…' : 'Sign out'}
            disabled={isSigningOut}
            onClick={() => void dispatch(signOutHere())}
          />
          <FailureHelpButton isSmall />
        </div>
      </Card>
      {dialogs}
      <SignOutDelayDialog />
    </main>
  );
}

/** In place of everything else, while the role demands a second factor that the user does not have. */
export default function EnrolScreen() {
  return (
    <Scope name="enrol">
      <Enrol />
    </Scope>
  );
}
