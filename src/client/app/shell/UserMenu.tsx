import { MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  CalendarIcon,
  CaretDownIcon,
  FlashIcon,
  FloppyDiskIcon,
  DocumentIcon,
  LogOutIcon,
  MoonIcon,
  DesktopIcon,
  StarIcon,
  TickIcon,
  TimeIcon,
  UserIcon,
} from '@blueprintjs/icons';
import { Fragment, memo, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { formatDay } from '../../../domain/calendar/formatDay';
import { lensMark } from '../../permissions/lensMark';
import { selectGrantedFlags, selectIsRoleAdministrator } from '../../permissions/permissionSelectors';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { useSaveRecording } from '../../recorder/RecorderFrame';
import { useOverlay } from '../../screen-state/useOverlay';
import { selectIsClockSettable } from '../../session/clockSlice';
import { selectFullName, selectIsSigningOut, selectUser } from '../../session/sessionSelectors';
import { readTheme, themeKey, themes, type Theme } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import { PersonAvatar } from '../../ui/badges/PersonAvatar';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { useToday } from '../../widgets/useToday';
import { todayFlag, todayParameter } from '../clock/todayAddress';
import { userNavigation } from '../navigation';
import { NavMenuItem } from './NavMenuItem';
import { useSignOut } from './SignOutQuestion';
import { currentEntry, useCurrentEntry, useCurrentPath } from './useCurrentEntry';
import { loadedPart } from '../../ui/states/loadedPart';
import { Button } from '../../ui/controls/Button';
import { Menu } from '../../ui/controls/Menu';
import { Popover } from '../../ui/controls/Popover';

const LensMenu = loadedPart(() => import('../lens/LensMenu'));

const themeLooks: Record<Theme, { label: string; icon: React.JSX.Element }> = {
  system: { label: 'Same as system', icon: <DesktopIcon /> },
  light: { label: 'Light', icon: <FlashIcon /> },
  dark: { label: 'Dark', icon: <MoonIcon /> },
};

const icons: Readonly<Record<string, React.JSX.Element>> = {
  '/profile': <UserIcon />,
  '/KRA': <StarIcon />,
  '/api-reference': <DocumentIcon />,
};

const signingOut = 'Signing out…';

function UserMenuContent() {
  const signOut = useSignOut();
  const [, call] = useUrlRecord('confirm');
  const [, setToday] = useUrlRecord(todayParameter);
  const isClockSettable = useSelector(selectIsClockSettable);
  const maySetToday = useIsPermitted(todayFlag);
  const today = useToday();
  const isRoleAdministrator = useSelector(selectIsRoleAdministrator);
  const [theme, chooseTheme] = usePreference(themeKey, readTheme);
  const granted = useSelector(selectGrantedFlags);
  const { getMark } = useCurrentEntry();
  const saveRecording = useSaveRecording();
  const isSigningOut = useSelector(selectIsSigningOut);
  return (
    <Menu>
      {userNavigation(granted).map((link) => (
        <Fragment key={link.path}>
          <NavMenuItem link={link} icon={icons[link.path]} current={getMark(link.path)} />
          {link.path === '/profile' && (
            <MenuItem icon={<TimeIcon />} text="Confirm my month" onClick={() => call('month')} />
          )}
        </Fragment>
      ))}
      {isClockSettable && maySetToday && (
        <MenuItem
          {...lensMark(todayFlag)}
          icon={<CalendarIcon />}
          text={`Today is ${formatDay(today)} …`}
          onClick={() => setToday('set')}
        />
      )}
      <MenuDivider title="Theme" />
      {themes.map((choice) => (
        <MenuItem
          key={choice}
          icon={themeLooks[choice].icon}
          text={themeLooks[choice].label}
          labelElement={choice === theme ? <TickIcon title="chosen" /> : undefined}
          shouldDismissPopover={false}
          onClick={() => chooseTheme(choice)}
        />
      ))}
      <Suspense>{isRoleAdministrator && <LensMenu />}</Suspense>
      <MenuDivider />
      <MenuItem icon={<FloppyDiskIcon />} text="Save recording" onClick={saveRecording} />
      <MenuItem
        icon={<LogOutIcon />}
        text={isSigningOut ? signingOut : 'Logout'}
        disabled={isSigningOut}
        onClick={signOut}
      />
    </Menu>
  );
}

/** Renders for another screen, not for every URL. */
const MenuOfUser = memo(function MenuOfUser({ current }: { readonly current: string | undefined }) {
  const menu = useOverlay('user-menu');
  const user = useSelector(selectUser);
  const fullName = useSelector(selectFullName);
  const isSigningOut = useSelector(selectIsSigningOut);
  const granted = useSelector(selectGrantedFlags);
  const { getMark } = currentEntry(current);
  const isCurrent = userNavigation(granted).some(({ path }) => getMark(path) !== undefined);
  return (
    <Popover
      isOpen={menu.isOpen}
      onInteraction={(isOpen) => menu.toggle(isOpen, null)}
      arrow={false}
      placement="bottom-end"
      content={<UserMenuContent />}
    >
      <Button
        variant="minimal"
        className={`db-user-button ${isCurrent ? 'db-current-menu' : ''}`}
        aria-current={isCurrent ? 'true' : undefined}
        endIcon={<CaretDownIcon />}
      >
        {isSigningOut ? (
          <span role="status">{signingOut}</span>
        ) : (
          <span className="db-user">
            <span className="db-for-screen-readers">User menu of </span>
            <PersonAvatar name={fullName} pictureUrl={user?.Profile_pic} size={28} isDecoration />
            <span className="db-user-name" title={[fullName, user?.Position_id?.Position].filter(Boolean).join(', ')}>
              {fullName} {user?.Position_id && <span className="db-user-position">{user.Position_id.Position}</span>}
            </span>
          </span>
        )}
      </Button>
    </Popover>
  );
});

/** Name, picture and position of the signed-in person, with Profile and Logout (NAV-031, NAV-032). */
export const UserMenu = () => <MenuOfUser current={useCurrentPath()} />;
