import { TimeIcon } from '@blueprintjs/icons';
import { EmptyState } from '../ui/states/EmptyState';
import { HomeLink } from './HomeLink';

/** Says plainly that an address of the program has no screen yet. */
export function LaterScreen({ title }: { title: string }) {
  return (
    <main className="db-state-page">
      <EmptyState title={`${title} is not available in this version`} icon={<TimeIcon size={48} />} action={<HomeLink />}>
        The address is right; the screen comes with a later version.
      </EmptyState>
    </main>
  );
}
