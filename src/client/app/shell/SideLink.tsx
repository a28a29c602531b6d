import { LockIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { lensMark } from '../../permissions/lensMark';
import type { NavigationLink } from '../navigation';

export interface SideLinkProps {
  readonly link: NavigationLink;
  readonly current: 'page' | 'true' | undefined;
  /** Collapsed: only the icon, with the label on hover. */
  readonly isFolded?: boolean;
}

/** One link of the sidebar or of the drawer. */
export function SideLink({
  link: { label, path, icon, needs, isPermitted },
  current,
  isFolded = false,
}: SideLinkProps) {
  if (!isPermitted) {
    return (
      <span
        className="db-sidebar-link db-blocked-link"
        {...lensMark(...needs)}
        title={`Needs the permission ${needs.join(' or ')}`}
      >
        {label} <LockIcon title="not permitted" />
      </span>
    );
  }
  return (
    <Link
      to={path}
      aria-current={current}
      {...lensMark(...needs)}
      className="db-sidebar-link"
      title={isFolded ? label : undefined}
      aria-label={label}
    >
      {icon}
      <span className="db-sidebar-label">{label}</span>
    </Link>
  );
}
