import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { EntryScreenProps } from '../../features/session/screens/entryScreenProps';

/**
 * A page that needs no token. These few are a small program of their own, so that signing in needs nothing else to
 * load.
 */
export interface EntryRoute {
  /** The first segment is the page; a second segment, where `hasToken` says so, is the secret of a link. */
  readonly path: string;
  readonly hasToken: boolean;
  readonly title: string;
  readonly screen: LazyExoticComponent<ComponentType<EntryScreenProps>>;
}

export const entryRoutes: readonly EntryRoute[] = [
  {
    path: '/login',
    hasToken: false,
    title: 'Login',
    screen: lazy(() => import('../../features/session/screens/LoginScreen')),
  },
  {
    path: '/forgot-password',
    hasToken: false,
    title: 'Forgot password',
    screen: lazy(() => import('../../features/session/screens/ForgotPasswordScreen')),
  },
  {
    path: '/reset-password',
    hasToken: true,
    title: 'New password',
    screen: lazy(() => import('../../features/session/screens/ResetPasswordScreen')),
  },
  {
    path: '/setup',
    hasToken: true,
    title: 'First account',
    screen: lazy(() => import('../../features/session/screens/SetupScreen')),
  },
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
