import { useIsPermitted } from '../../permissions/useIsPermitted';
import { TabBar } from '../../ui/layout/TabBar';

/** NAV-048 to NAV-050: the navigation of the leave area. */
export function LeaveAreaTabs() {
  const maySeeTeam = useIsPermitted('Me.Team_Leave');
  const tabs = [
    { label: 'My Leaves', to: '/me' },
    { label: 'Attendance', to: '/myattendance' },
    ...(maySeeTeam ? [{ label: 'Team Leave', to: '/teamleave' }] : []),
  ];
  return <TabBar label="Leave" tabs={tabs} />;
}
