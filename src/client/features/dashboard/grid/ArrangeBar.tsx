import { PlusIcon, ResetIcon, TickIcon } from '@blueprintjs/icons';
import { addPanel } from '../../../../domain/dashboard/dashboardLayout';
import { Button } from '../../../ui/controls/Button';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { showUndoable } from '../../../ui/dialogs/toaster';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { reportUndo } from '../../../widgets/reportUndo';
import type { GridPanel } from './gridPanel';
import type { StoredArrangement } from './useDashboardLayout';
import './arrange.css';

export interface ArrangeBarProps {
  readonly stored: StoredArrangement;
  readonly panels: readonly GridPanel[];
  readonly onArranged: () => void;
}

/** Above the panels while they are arranged: panels to add, reset, done. Each change is stored immediately. */
export default function ArrangeBar({ stored, panels, onArranged }: ArrangeBarProps) {
  const { arrangement, shown, store } = stored;
  usePageKeys('Arrange', [
    { keys: 'Arrow keys on the bar of a panel', description: 'Move it' },
    { keys: 'Shift + arrow keys', description: 'Resize it' },
    { keys: 'Delete', description: 'Remove it' },
  ]);
  // One press takes away what was arranged panel by panel.
  const reset = (): void => {
    const { layout } = arrangement;
    store(null);
    void showUndoable('The dashboard is as it was at first', () => {
      store(layout);
      void reportUndo(undefined);
    });
  };
  const missing = panels.filter(({ name }) => !shown.some((panel) => panel.name === name));
  return (
    <section className="db-arrange-bar" aria-label="Arrange the dashboard">
      <span>
        Drag a panel by its bar and resize it at its corner. With the keyboard, go to the bar of a panel with Tab: arrow
        keys move the panel, Shift and arrow keys resize it, Delete removes it.
      </span>
      {missing.map(({ name, title }) => (
        <Button
          key={name}
          size="small"
          icon={<PlusIcon />}
          text={title}
          aria-label={`Add ${title}`}
          onClick={() => store(addPanel(arrangement, name))}
        />
      ))}
      <span>
        <ReasonButton
          size="small"
          icon={<ResetIcon />}
          text="Reset"
          disabledReason={arrangement.layout === null ? 'It is as it was at first' : undefined}
          onClick={reset}
        />{' '}
        <Button size="small" intent="primary" icon={<TickIcon />} text="Done" onClick={onArranged} />
      </span>
    </section>
  );
}
