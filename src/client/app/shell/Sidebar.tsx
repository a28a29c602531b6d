import { Button } from '@blueprintjs/core';
import { MenuClosedIcon, MenuOpenIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { lensMark } from '../../permissions/lensMark';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { readIsSidebarFolded, sidebarKey } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import { AreaLink } from '../../ui/layout/AreaLink';
import { useToday } from '../../widgets/useToday';
import { sidebarLinks } from './mainLinks';

/** The links at the left; folded it shows the icons alone, and remembers that. */
export function Sidebar() {
  const granted = useSelector(selectGrantedFlags);
  const [isFolded, keep] = usePreference<unknown>(sidebarKey, readIsSidebarFolded);
  const links = sidebarLinks(granted, useToday());
  const foldLabel = isFolded ? 'Show the labels' : 'Fold the sidebar';
  return (
    <nav className={`db-sidebar ${isFolded ? 'db-sidebar-folded' : ''}`} aria-label="Sidebar">
      {links.map(({ label, path, icon, alsoAt, needs = [] }) => (
        <AreaLink key={path} to={path} alsoAt={alsoAt} {...lensMark(...needs)} className="db-sidebar-link" title={isFolded ? label : undefined} aria-label={label}>
          {icon}
          <span className="db-sidebar-label">{label}</span>
        </AreaLink>
      ))}
      <Button
        className="db-sidebar-fold"
        variant="minimal"
        icon={isFolded ? <MenuOpenIcon /> : <MenuClosedIcon />}
        aria-label={foldLabel}
        aria-expanded={!isFolded}
        title={foldLabel}
        onClick={() => keep(isFolded ? undefined : 'folded')}
      />
    </nav>
  );
}
