import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { EntryScreenProps } from '../../features/session/screens/entryScreenProps';
import { LoginScreen } from '../../features/session/screens/LoginScreen';
import { SkeletonLines } from '../../ui/states/SkeletonLines';
import { useScreenTitle } from '../../widgets/useScreenTitle';
import { matchedEntry, type EntryPath } from './entryRoutes';
import { useEntryAddress } from './useEntryAddress';
import './entryProgram.css';

// Signing in is what nearly every visit of these pages is for: its screen needs no request of its own.
const screens: Record<EntryPath, ComponentType<EntryScreenProps>> = {
  '/login': LoginScreen,
  '/forgot-password': lazy(() => import('../../features/session/screens/ForgotPasswordScreen')),
  '/reset-password': lazy(() => import('../../features/session/screens/ResetPasswordScreen')),
  '/setup': lazy(() => import('../../features/session/screens/SetupScreen')),
};

export function EntryProgram({ onLeave }: { onLeave: (path: string) => void }) {
  const [pathname, goTo] = useEntryAddress();
  const entry = matchedEntry(pathname);
  useScreenTitle(entry?.route.title);

  useEffect(() => {
    // Back has led to a page of the main program.
    if (!entry) onLeave(pathname);
  }, [entry, pathname, onLeave]);

  if (!entry) return null;
  const Screen = screens[entry.route.path];
  return (
    <Suspense
      fallback={
        <div className="db-entry-skeleton">
          <SkeletonLines lines={6} />
        </div>
      }
    >
      <Screen key={pathname} token={entry.token} goTo={goTo} />
    </Suspense>
  );
}
