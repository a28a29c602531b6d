import { isReturnPath, startPath } from '../../session/returnPath';
import { matchedEntry } from './entryRoutes';

export interface Start {
  /** 'entry': the pages before signing in; 'app': everything behind the sign-in; 'replay': recordings. */
  readonly program: 'entry' | 'app' | 'replay';
  /** The path to show instead of the given one. */
  readonly path: string;
  /** The page to open after signing in. */
  readonly returnPath: string | undefined;
}

const replayPath = /^\/replay\/?$/i;

/** BEH-025, BEH-027, BEH-028: /login only without a token, everything else except the entry pages only with one. */
export function startAt(pathname: string, search: string, isTokenPresent: boolean): Start {
  const path = pathname + search;
  if (replayPath.test(pathname)) return { program: 'replay', path, returnPath: undefined };
  const entry = matchedEntry(pathname);
  if (entry?.route.path === '/login' && isTokenPresent)
    return { program: 'app', path: startPath, returnPath: undefined };
  if (entry) return { program: 'entry', path, returnPath: undefined };
  if (isTokenPresent) return { program: 'app', path, returnPath: undefined };
  return { program: 'entry', path: '/login', returnPath: isReturnPath(path) ? path : undefined };
}
