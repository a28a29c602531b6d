import { isPermitted } from '../../domain/permissions/isPermitted';
import { shellRoutes, type ScreenRoute } from './routes';

/** The key after 'g' for each screen; titles and permissions come from the routes. */
const letters: Readonly<Record<string, string>> = {
  d: '/dashboard',
  y: '/my-dashboard',
  p: '/projects',
  t: '/taskList',
  l: '/me',
  m: '/calendar',
  a: '/myattendance',
  o: '/overtime',
  k: '/tickets',
  e: '/directory',
  h: '/holidays-list',
  u: '/profile',
};

export interface GoKey {
  readonly letter: string;
  readonly path: string;
  readonly title: string;
}

/** A screen without an id in its path that exists and that a user with these flags can open. */
export const isOpenScreen = (route: ScreenRoute, granted: ReadonlySet<string>): boolean =>
  !route.path.includes(':') && isPermitted(granted, route.needs);

/** The keys that open something for a user with these flags. */
export const goKeys = (granted: ReadonlySet<string>): GoKey[] =>
  Object.entries(letters).flatMap(([letter, path]) => {
    const route = shellRoutes.find((candidate) => candidate.path === path);
    return route && isOpenScreen(route, granted) ? [{ letter, path, title: route.title }] : [];
  });
