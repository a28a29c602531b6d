import { MenuDivider } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { Fragment, memo, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { lensMark } from '../../permissions/lensMark';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { useOverlay } from '../../screen-state/useOverlay';
import { menuNavigation } from '../navigation';
import { NavMenuItem } from './NavMenuItem';
import { currentEntry, useCurrentPath } from './useCurrentEntry';
import { Button } from '../../ui/controls/Button';
import { Menu } from '../../ui/controls/Menu';
import { Popover } from '../../ui/controls/Popover';

/** Apart from the URL, so that sorting and filtering a list does not render all menus again. */
const Menus = memo(function Menus({ current }: { readonly current: string | undefined }) {
  const granted = useSelector(selectGrantedFlags);
  const menus = useMemo(() => menuNavigation(granted), [granted]);
  const open = useOverlay<string>('top-menu');
  const { getMark } = currentEntry(current);
  return (
    <nav className="db-top-menus" aria-label="Menus">
      {menus.map(({ label, path, needs, groups }) => {
        if (path !== undefined) {
          return (
            <Link
              key={label}
              to={path}
              {...lensMark(...needs)}
              aria-current={getMark(path)}
              className="bp6-button bp6-minimal db-top-link"
            >
              {label}
            </Link>
          );
        }
        const isCurrent = groups.some(({ links }) => links.some((link) => getMark(link.path) !== undefined));
        return (
          <Popover
            key={label}
            isOpen={open.props === label}
            onInteraction={(isOpen) => (isOpen || open.props === label) && open.toggle(isOpen, label)}
            arrow={false}
            placement="bottom-start"
            content={
              <Menu>
                {groups.map(({ title, links }) => (
                  <Fragment key={title ?? ''}>
                    {title !== undefined && <MenuDivider title={title} />}
                    {links.map((link) => (
                      <NavMenuItem key={link.path} link={link} current={getMark(link.path)} />
                    ))}
                  </Fragment>
                ))}
              </Menu>
            }
          >
            <Button
              variant="minimal"
              text={label}
              className={isCurrent ? 'db-current-menu' : undefined}
              aria-current={isCurrent ? 'true' : undefined}
              {...lensMark(...needs)}
              endIcon={<CaretDownIcon />}
            />
          </Popover>
        );
      })}
    </nav>
  );
});

/** NAV-008: the menus Employee, Reports, PM Reports and Master, limited by the user's flags. */
export const TopBarMenus = () => <Menus current={useCurrentPath()} />;
