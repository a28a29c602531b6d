import { Drawer, DrawerSize } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { lensMark } from '../../permissions/lensMark';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { AreaLink } from '../../ui/layout/AreaLink';
import { useToday } from '../../widgets/useToday';
import { DayHeader } from './DayHeader';
import { drawerLinks } from './mainLinks';
import { topBarMenus } from './topBarMenus';

/** What sidebar and top bar hold, for narrow screens. Mount it to open it. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const granted = useSelector(selectGrantedFlags);
  const today = useToday();
  const menus = useMemo(() => topBarMenus(granted), [granted]);
  return (
    <Drawer isOpen onClose={onClose} position="left" size={DrawerSize.SMALL} title="Daybook" className="db-drawer">
      <nav className="db-drawer-links" aria-label="Main" onClick={onClose}>
        {drawerLinks(granted, today).map(({ label, path, icon, alsoAt, needs = [] }) => (
          <AreaLink key={path} to={path} alsoAt={alsoAt} {...lensMark(...needs)} className="db-sidebar-link">
            {icon}
            {label}
          </AreaLink>
        ))}
        {menus.map((menu) => (
          <section key={menu.label} aria-label={menu.label}>
            <h2 className="db-drawer-heading">{menu.label}</h2>
            {(menu.path === undefined ? menu.links : [{ label: 'Employees', path: menu.path, needs: menu.needs }]).map((link) => (
              <NavLink key={link.path} to={link.path} {...lensMark(...link.needs)} className="db-sidebar-link">
                {link.label}
              </NavLink>
            ))}
          </section>
        ))}
      </nav>
      <DayHeader />
    </Drawer>
  );
}
