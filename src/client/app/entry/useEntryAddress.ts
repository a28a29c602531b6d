import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { locationChanged } from '../../session/locationSlice';

/** The path of the entry pages and a setter. Four pages need no router. */
export function useEntryAddress(): [string, (path: string) => void] {
  const [pathname, setPathname] = useState(window.location.pathname);
  const dispatch = useDispatch();

  useEffect(() => {
    const read = (): void => setPathname(window.location.pathname);
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    dispatch(locationChanged({ pathname, search: window.location.search }));
  }, [dispatch, pathname]);

  const goTo = useCallback((path: string) => {
    window.history.pushState(null, '', path);
    setPathname(path);
  }, []);
  return [pathname, goTo];
}
