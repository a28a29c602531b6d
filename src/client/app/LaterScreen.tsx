import { TimeIcon } from '@blueprintjs/icons';
import { StateNotice } from '../ui/states/StateNotice';
import { HomeLink } from './HomeLink';

/** Says plainly that an address of the program has no screen yet. */
export function LaterScreen({ title }: { title: string }) {
  return (
    <main className="db-state-page">
      <StateNotice level={1} title={`${title} is not available in this version`} icon={<TimeIcon size={48} />} action={<HomeLink />}>
        The address is right; the screen comes with a later version.
      </StateNotice>
    </main>
  );
}
