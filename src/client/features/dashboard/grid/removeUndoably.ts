import {
  hidePanel,
  restorePanel,
  type DashboardLayout,
  type PlacedPanel,
} from '../../../../domain/dashboard/dashboardLayout';
import { showUndoable } from '../../../ui/dialogs/toaster';
import { reportUndo } from '../../../widgets/reportUndo';
import type { StoredArrangement } from './useDashboardLayout';

const isSame = (one: DashboardLayout | null, other: DashboardLayout): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Removes a panel. The undo puts it back where it was and keeps what has been arranged since. */
export function removeUndoably(
  { arrangement, shown, store, readLatest }: StoredArrangement,
  panel: PlacedPanel,
  title: string,
): void {
  const { layout: before } = arrangement;
  const position = shown.findIndex(({ name }) => name === panel.name);
  const removed = hidePanel(arrangement, panel.name);
  store(removed);
  void showUndoable(`${title} was removed from the dashboard`, () => {
    const latest = readLatest();
    store(isSame(latest.layout, removed) ? before : restorePanel(latest, panel, position));
    void reportUndo(undefined);
  });
}
