import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { TabBar } from '../../ui/layout/TabBar';

/** NAV-048 to NAV-050: the navigation of the leave area, with a link to the user's overtime. */
export function LeaveAreaTabs() {
  const maySeeTeam = useIsPermitted('Me.Team_Leave');
  const tabs = [
    { label: 'My Leaves', to: '/me', alsoAt: ['/leaves'] },
    { label: 'Attendance', to: '/myattendance', alsoAt: ['/attendance'] },
    { label: 'Overtime', to: '/overtime' },
    ...(maySeeTeam ? [{ label: 'Team Leave', to: '/teamleave', mark: lensMark('Me.Team_Leave') }] : []),
  ];
  return <TabBar label="Leave" tabs={tabs} />;
}
