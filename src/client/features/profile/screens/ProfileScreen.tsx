import { useGetOwnProfileQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { SecondFactor } from '../../second-factor/SecondFactor';
import { ChangePasswordPanel } from './ChangePasswordPanel';
import { ExportPanel } from './ExportPanel';
import { OwnDataPanel } from './OwnDataPanel';
import { OwnPermissionsPanel } from './OwnPermissionsPanel';
import { PhotoPanel } from './PhotoPanel';
import { PreferencesPanel } from './PreferencesPanel';
import { ProfilePanel } from './ProfilePanel';
import { SessionsPanel } from './SessionsPanel';
import './profile.css';

function OwnRecord() {
  const { currentData: profile, error, isFetching, refetch } = useGetOwnProfileQuery();
  const failure = shownFailure(error);
  if (profile) {
    return (
      <>
        <PhotoPanel profile={profile} />
        <OwnDataPanel profile={profile} />
      </>
    );
  }
  if (failure) return <LoadFailed what="your profile" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  return <PanelSkeleton lines={12} label="Loading your profile" />;
}

/** /profile: own data, picture, password, second factor, sessions, preferences and permissions. */
export default function ProfileScreen() {
  return (
    <Page header={<PageHeader title="Profile" />}>
      <div className="db-profile">
        <div className="db-profile-column">
          <OwnRecord />
        </div>
        <div className="db-profile-column">
          <PreferencesPanel />
          <ChangePasswordPanel />
          <ProfilePanel title="Second factor">
            <SecondFactor />
          </ProfilePanel>
          <SessionsPanel />
          <ExportPanel />
        </div>
        <div className="db-profile-column">
          <OwnPermissionsPanel />
        </div>
      </div>
    </Page>
  );
}
