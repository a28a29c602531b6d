import { Link, useLocation, type LinkProps } from 'react-router-dom';

export interface AreaLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  /** Other paths of the same area, at which the link is marked, too. */
  readonly alsoAt?: readonly string[];
  /** Marked only at its own path, not below it. */
  readonly isExact?: boolean;
}

/** A link that is marked in its area: its path, paths below it, and the aliases of both. */
export function AreaLink({ to, alsoAt = [], isExact = false, ...props }: AreaLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const isCurrentPath = (path: string): boolean => here === path || (!isExact && here.startsWith(`${path}/`));
  return (
    <Link
      {...props}
      to={to}
      aria-current={[to, ...alsoAt].some((path) => isCurrentPath(path.toLowerCase())) ? 'page' : undefined}
    />
  );
}
