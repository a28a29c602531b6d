import { SecondFactor } from '../../second-factor/SecondFactor';
import { ProfilePanel } from './ProfilePanel';

/** Authenticator app and recovery codes. */
export function SecondFactorPanel() {
  return (
    <ProfilePanel title="Second factor">
      <SecondFactor />
    </ProfilePanel>
  );
}
