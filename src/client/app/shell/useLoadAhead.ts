import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useListPreferencesQuery } from '../../api/api';
import { matchPath } from 'react-router-dom';
import { whenIdle } from '../../browser/whenIdle';
import { selectArePermissionsKnown, selectGrantedFlags } from '../../permissions/permissionSelectors';
import { useStartPage } from '../../permissions/useStartPage';
import { landingPath } from '../../session/returnPath';
import { shellRoutes, type ScreenRoute } from '../routes';
import type { RootState } from '../rootReducer';

const firstSegment = (path: string): string | undefined => path.split('/')[1]?.toLowerCase();

/** The screen at a path; the first segment rules out nearly all others. */
export function routeAt(pathname: string): ScreenRoute | undefined {
  const segment = firstSegment(pathname);
  return shellRoutes.find(({ path }) => firstSegment(path) === segment && matchPath(path, pathname) !== null);
}

/** Loads the code of the screen behind a link as soon as the pointer or the focus reaches the link. */
function followLinks(): () => void {
  let last: HTMLAnchorElement | null = null;
  const onReach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === last) return;
    last = link;
    if (link?.origin === window.location.origin) routeAt(link.pathname)?.screen.loadAhead();
  };
  document.addEventListener('pointerover', onReach);
  document.addEventListener('focusin', onReach);
  return () => {
    document.removeEventListener('pointerover', onReach);
    document.removeEventListener('focusin', onReach);
  };
}

/**
 * Screens open without waiting for their code: that of a link is loaded when the pointer or the focus reaches it, that of
 * the start page when the page has nothing else to do.
 */
export function useLoadAhead(): void {
  const store = useStore<RootState>();
  const startPage = useStartPage();
  const { isSuccess } = useListPreferencesQuery();
  // They decide which page that is, and what it shows.
  const isKnown = useSelector(selectArePermissionsKnown) && isSuccess;
  useEffect(followLinks, []);
  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    whenIdle(() => {
      // The start page itself loads what it shows.
      if (!isWanted || routeAt(window.location.pathname) === routeAt(startPage)) return false;
      routeAt(startPage)?.screen.loadAhead();
      if (startPage !== landingPath) return false;
      const state = store.getState();
      // A failure is reported when the start page is opened and loads it again.
      void import('../../features/dashboard/loadDashboardAhead')
        .then(({ loadDashboardAhead }) => loadDashboardAhead(selectGrantedFlags(state), state.session.preferences))
        .catch(() => undefined);
      return false;
    });
    return () => {
      isWanted = false;
    };
  }, [store, startPage, isKnown]);
}
