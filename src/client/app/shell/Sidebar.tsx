import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import { Fragment, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { readIsSidebarFolded, sidebarKey } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import { useToday } from '../../widgets/useToday';
import { sidebarNavigation } from '../navigation';
import { SideLink } from './SideLink';
import { useCurrentEntry } from './useCurrentEntry';
import { Button } from '../../ui/controls/Button';

/** The links at the left. The collapsed state is stored. */
export function Sidebar() {
  const granted = useSelector(selectGrantedFlags);
  const today = useToday();
  const [isFolded, store] = usePreference<unknown>(sidebarKey, readIsSidebarFolded);
  const groups = useMemo(() => sidebarNavigation(granted, today), [granted, today]);
  const { getMark } = useCurrentEntry();
  const foldLabel = isFolded ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <nav className={`db-sidebar ${isFolded ? 'db-sidebar-folded' : ''}`} aria-label="Sidebar">
      {groups.map(({ title, links }) => (
        <Fragment key={title ?? ''}>
          {title !== undefined && <h2 className="db-sidebar-heading">{title}</h2>}
          {links.map((link) => (
            <SideLink key={link.path} link={link} current={getMark(link.path)} isFolded={Boolean(isFolded)} />
          ))}
        </Fragment>
      ))}
      <Button
        className="db-sidebar-fold"
        variant="minimal"
        icon={isFolded ? <MenuOpenIcon /> : <MenuClosedIcon />}
        aria-label={foldLabel}
        aria-expanded={!isFolded}
        title={foldLabel}
        onClick={() => store(isFolded ? undefined : 'folded')}
      />
    </nav>
  );
}
