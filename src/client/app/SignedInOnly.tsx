import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectLacksSecondFactor } from '../session/identitySlice';
import { selectHasExpired, selectIsTokenPresent } from '../session/sessionSelectors';
import { loadedScreen } from './loadedScreen';
import { SessionEnded } from './SessionEnded';
import { ShellSkeleton } from './ShellSkeleton';

const Shell = loadedScreen(() => import('./shell/Shell').then(({ Shell: component }) => ({ default: component })));

const EnrolScreen = loadedScreen(() => import('../features/second-factor/EnrolScreen'));

/** Nothing of the previous user is shown after the end of a session. A role may demand a second factor first. */
export function SignedInOnly() {
  const isTokenPresent = useSelector(selectIsTokenPresent);
  const hasExpired = useSelector(selectHasExpired);
  const lacksSecondFactor = useSelector(selectLacksSecondFactor);
  if (hasExpired) return <SessionEnded />;
  if (!isTokenPresent) return <ShellSkeleton />;
  return <Suspense fallback={<ShellSkeleton />}>{lacksSecondFactor ? <EnrolScreen /> : <Shell />}</Suspense>;
}
