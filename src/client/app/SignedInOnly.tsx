import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsTokenPresent } from '../session/sessionSelectors';
import { loadedScreen } from './loadedScreen';
import { ShellSkeleton } from './ShellSkeleton';

const Shell = loadedScreen(() => import('./shell/Shell').then(({ Shell: component }) => ({ default: component })));

/** Nothing of the previous user is shown while the end of a session redirects to /login. */
export function SignedInOnly() {
  const isTokenPresent = useSelector(selectIsTokenPresent);
  if (!isTokenPresent) return <ShellSkeleton />;
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <Shell />
    </Suspense>
  );
}
