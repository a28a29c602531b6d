import { isPermitted } from '../../domain/permissions/isPermitted';
import { shellRoutes, type ScreenRoute } from './routes';

/** After 'g', these letters lead to a screen; the table of routes says what it is called and who may open it. */
const letters: Readonly<Record<string, string>> = {
  d: '/dashboard',
  y: '/my-dashboard',
  p: '/projects',
  t: '/taskList',
  m: '/me',
  l: '/leaves',
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

/** A screen without an id in its address, that exists and that a person with these flags may open. */
export const isOpenScreen = (route: ScreenRoute, granted: ReadonlySet<string>): boolean =>
  !route.path.includes(':') && isPermitted(granted, route.needs);

/** The letters that lead a person with these flags somewhere. */
export const goKeys = (granted: ReadonlySet<string>): GoKey[] =>
  Object.entries(letters).flatMap(([letter, path]) => {
    const route = shellRoutes.find((candidate) => candidate.path === path);
    return route && isOpenScreen(route, granted) ? [{ letter, path, title: route.title }] : [];
  });
