import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { turnedAway } from '../session/accountSlice';
import { isReturnPath } from '../session/returnPath';
import { selectIsTokenPresent, selectReturnPath } from '../session/sessionSelectors';
import { ShellSkeleton } from './ShellSkeleton';

const Shell = lazy(() => import('./shell/Shell').then(({ Shell: component }) => ({ default: component })));

/** BEH-027, BEH-028: every path but the open ones needs a stored token; without one it leads to /login, and signing in leads back. */
export function SignedInOnly() {
  const isTokenPresent = useSelector(selectIsTokenPresent);
  const returnPath = useSelector(selectReturnPath);
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const path = pathname + search;
  const isWorthReturning = !isTokenPresent && returnPath === null && isReturnPath(path);

  useEffect(() => {
    if (isWorthReturning) dispatch(turnedAway({ returnPath: path }));
  }, [dispatch, isWorthReturning, path]);

  if (!isTokenPresent) return <Navigate to="/login" replace />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell />
    </Suspense>
  );
}
