import { DrawerSize } from '@blueprintjs/core';
import { Fragment, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { useToday } from '../../widgets/useToday';
import { drawerNavigation, menuNavigation, type NavigationGroup, type NavigationMenu } from '../navigation';
import { DayHeader } from './DayHeader';
import { SideLink } from './SideLink';
import { useCurrentEntry } from './useCurrentEntry';
import { Drawer } from '../../ui/dialogs/Drawer';

const getLinks = ({ label, path, needs, groups }: NavigationMenu): NavigationGroup[] =>
  path === undefined
    ? [...groups]
    : [{ title: undefined, links: [{ label, path, icon: undefined, needs, isPermitted: true }] }];

/** Sidebar and top bar for narrow screens. Mount it to open it. */
export function MobileDrawer({ onClose }: { onClose: () => void }) {
  const granted = useSelector(selectGrantedFlags);
  const today = useToday();
  const { getMark } = useCurrentEntry();
  const groups = useMemo(() => drawerNavigation(granted, today), [granted, today]);
  const menus = useMemo(() => menuNavigation(granted), [granted]);
  const shown = (links: NavigationGroup['links']) =>
    links.map((link) => <SideLink key={link.path} link={link} current={getMark(link.path)} />);
  return (
    <Drawer isOpen onClose={onClose} position="left" size={DrawerSize.SMALL} title="Daybook" className="db-drawer">
      <nav className="db-drawer-links" aria-label="Main" onClick={onClose}>
        {groups.map(({ title, links }) => (
          <Fragment key={title ?? ''}>
            {title !== undefined && <h2 className="db-drawer-heading">{title}</h2>}
            {shown(links)}
          </Fragment>
        ))}
        {menus.map((menu) => (
          <section key={menu.label} aria-label={menu.label}>
            <h2 className="db-drawer-heading">{menu.label}</h2>
            {getLinks(menu).map(({ title, links }) => (
              <Fragment key={title ?? ''}>
                {title !== undefined && <h3 className="db-drawer-subheading">{title}</h3>}
                {shown(links)}
              </Fragment>
            ))}
          </section>
        ))}
      </nav>
      <DayHeader />
    </Drawer>
  );
}
