import { Button, Menu, PopoverNext } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { lensMark } from '../../permissions/lensMark';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { NavMenuItem } from './NavMenuItem';
import { topBarMenus } from './topBarMenus';

/** NAV-008: Employee, Reports, PM Reports and Master, as far as the person's flags go. */
export function TopBarMenus() {
  const granted = useSelector(selectGrantedFlags);
  const menus = useMemo(() => topBarMenus(granted), [granted]);
  return (
    <nav className="db-top-menus" aria-label="Menus">
      {menus.map(({ label, path, links, needs }) =>
        path === undefined ? (
          <PopoverNext
            key={label}
            arrow={false}
            placement="bottom-start"
            content={
              <Menu>
                {links.map((link) => (
                  <NavMenuItem key={link.path} {...link} />
                ))}
              </Menu>
            }
          >
            <Button variant="minimal" text={label} {...lensMark(...needs)} endIcon={<CaretDownIcon />} />
          </PopoverNext>
        ) : (
          <NavLink key={label} to={path} {...lensMark(...needs)} className="bp6-button bp6-minimal db-top-link">
            {label}
          </NavLink>
        ),
      )}
    </nav>
  );
}
