import { MenuIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useStartPage } from '../../permissions/useStartPage';
import { LiveMark } from '../../features/notifications/LiveMark';
import { NotificationBell } from '../../features/notifications/NotificationBell';
import { RunningTimer } from '../../features/tasks/timer/RunningTimer';
import { ShellKeys } from './ShellKeys';
import { DayHeader } from './DayHeader';
import { TopBarMenus } from './TopBarMenus';
import { UserMenu } from './UserMenu';
import { Button } from '../../ui/controls/Button';

/** The links and menus at the top. It does not follow the URL; the parts that show the open screen do. */
export const TopBar = memo(function TopBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  return (
    <header className="db-top-bar">
      <Button
        className="db-narrow-only"
        variant="minimal"
        icon={<MenuIcon />}
        aria-label="Open the menu"
        onClick={onOpenDrawer}
      />
      <Link to={useStartPage()} className="db-brand">
        Daybook
      </Link>
      <div className="db-wide-only db-top-menus-place">
        <TopBarMenus />
      </div>
      <div className="db-top-bar-gap" />
      <ShellKeys />
      <RunningTimer />
      <div className="db-wide-only">
        <DayHeader />
      </div>
      <LiveMark />
      <NotificationBell />
      <UserMenu />
    </header>
  );
});
