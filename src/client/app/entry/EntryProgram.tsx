import { Suspense, useEffect } from 'react';
import { PanelSkeleton } from '../../ui/states/PanelSkeleton';
import { useScreenTitle } from '../../widgets/useScreenTitle';
import { matchedEntry } from './entryRoutes';
import { useEntryAddress } from './useEntryAddress';
import './entryProgram.css';

export function EntryProgram({ onLeave }: { onLeave: (path: string) => void }) {
  const [pathname, goTo] = useEntryAddress();
  const entry = matchedEntry(pathname);
  useScreenTitle(entry?.route.title);

  useEffect(() => {
    // Back has led to a page of the main program.
    if (!entry) onLeave(pathname);
  }, [entry, pathname, onLeave]);

  if (!entry) return null;
  const Screen = entry.route.screen;
  return (
    <Suspense
      fallback={
        <div className="db-entry-skeleton">
          <PanelSkeleton lines={6} />
        </div>
      }
    >
      <Screen key={pathname} token={entry.token} goTo={goTo} />
    </Suspense>
  );
}
