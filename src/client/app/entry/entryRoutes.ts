/**
 * A page that needs no token. These few are a small program of their own, so that signing in needs nothing else to
 * load. Their screens are in EntryProgram.tsx: every page reads this table before it chooses its program.
 */
export interface EntryRoute {
  /** The first segment is the page; a second segment, where `hasToken` says so, is the secret of a link. */
  readonly path: EntryPath;
  readonly hasToken: boolean;
  readonly title: string;
}

export type EntryPath = '/login' | '/forgot-password' | '/reset-password' | '/setup';

export const entryRoutes: readonly EntryRoute[] = [
  { path: '/login', hasToken: false, title: 'Login' },
  { path: '/forgot-password', hasToken: false, title: 'Forgot password' },
  { path: '/reset-password', hasToken: true, title: 'New password' },
  { path: '/setup', hasToken: true, title: 'First account' },
];

export interface MatchedEntry {
  readonly route: EntryRoute;
  /** '' for pages without one. */
  readonly token: string;
}

/** The entry page of a path; undefined when it needs a token. Case and a trailing slash make no difference. */
export function matchedEntry(pathname: string): MatchedEntry | undefined {
  const [page = '', token = '', ...rest] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  const route = entryRoutes.find(
    ({ path, hasToken }) => path === `/${page.toLowerCase()}` && hasToken === (token !== '') && rest.length === 0,
  );
  return route && { route, token };
}
