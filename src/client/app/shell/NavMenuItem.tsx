import { MenuItem } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import type { JSX } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { lensMark } from '../../permissions/lensMark';
import type { NavigationLink } from '../navigation';

export interface NavMenuItemProps {
  readonly link: NavigationLink;
  readonly icon?: JSX.Element;
  readonly current?: 'page' | 'true' | undefined;
}

/** A menu entry as a real link, so that it can be opened in a new window. */
export function NavMenuItem({ link: { label, path, needs, isPermitted }, icon, current }: NavMenuItemProps) {
  const href = useHref(path);
  const follow = useLinkClickHandler<HTMLAnchorElement>(path);
  if (!isPermitted) {
    const reason = `Needs the permission ${needs.join(' or ')}`;
    // Not `disabled`, which would take away the keyboard focus and with it the reason.
    return (
      <MenuItem
        {...lensMark(...needs)}
        text={label}
        aria-disabled
        className="db-blocked-link"
        htmlTitle={reason}
        labelElement={<LockIcon title={reason} />}
        shouldDismissPopover={false}
      />
    );
  }
  return (
    <MenuItem
      {...lensMark(...needs)}
      text={label}
      icon={icon}
      href={href}
      onClick={follow}
      aria-current={current}
      className={current === undefined ? undefined : 'db-current-entry'}
    />
  );
}
