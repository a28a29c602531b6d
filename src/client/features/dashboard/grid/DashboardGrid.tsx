import { Suspense, useEffect, useRef, type CSSProperties } from 'react';
import type { DashboardRole, PanelName, PlacedPanel } from '../../../../domain/dashboard/dashboardLayout';
import { useScreenState } from '../../../screen-state/useScreenState';
import { loadedPart } from '../../../ui/states/loadedPart';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import type { GridPanel } from './gridPanel';
import { LoadingPanel } from './LoadingPanel';
import { useDashboardLayout } from './useDashboardLayout';
import { useTurnOfOthers } from './useTurnOfOthers';
import './dashboardGrid.css';

// Only for those who press 'Arrange'.
const ArrangeBar = loadedPart(() => import('./ArrangeBar'));
const ArrangePanel = loadedPart(() => import('./ArrangePanel'));

export interface DashboardGridProps {
  readonly role: DashboardRole;
  /** Those that the user may see. */
  readonly panels: readonly GridPanel[];
  /** Of the portfolio, once that is known. */
  readonly projectCount?: number | undefined;
  /** A panel whose rows are being read for the first time. */
  readonly pending?: PanelName | undefined;
  readonly isArranging: boolean;
  readonly onArranged: () => void;
}

const panelStyle = ({
  width,
  height,
  narrowHeight = height,
}: PlacedPanel): CSSProperties & Record<`--${string}`, number> => ({
  '--db-panel-width': width === 'full' ? 12 : width,
  '--db-panel-height': height,
  '--db-panel-narrow-height': narrowHeight,
});

/** Whether the keyboard is to enter what is arranged: once after 'Arrange', not in a page that was opened like this. */
function useEntry(isArranging: boolean): () => boolean {
  const isEntered = useRef(isArranging);
  useEffect(() => {
    if (!isArranging) isEntered.current = false;
  }, [isArranging]);
  return () => {
    const isFirst = !isEntered.current;
    isEntered.current = true;
    return isFirst;
  };
}

/** The panels of a dashboard as the user has arranged them. */
export function DashboardGrid({ role, panels, projectCount, pending, isArranging, onArranged }: DashboardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const stored = useDashboardLayout(
    role,
    panels.map(({ name }) => name),
    projectCount,
  );
  /** The size under the pointer. */
  const [preview, setPreview] = useScreenState<PlacedPanel | null>('tables', 'resized-panel', null);
  const [over, setOver] = useScreenState<PanelName | null>('tables', 'drop-panel', null);
  const enter = useEntry(isArranging);
  const areOthersDrawn = useTurnOfOthers({
    isShown: stored.isKnown,
    isRead: pending === undefined || stored.shown[0]?.name !== pending,
  });
  if (!stored.isKnown) return <PanelSkeleton lines={12} label="Loading the dashboard" />;
  return (
    <div className="db-grid-frame">
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangeBar stored={stored} panels={panels} onArranged={onArranged} />
        </Suspense>
      )}
      <div ref={grid} className="db-grid" data-role={role}>
        {stored.shown.map((shown, index) => {
          const panel = panels.find(({ name }) => name === shown.name);
          if (panel === undefined) return null;
          const placed = preview?.name === shown.name ? preview : shown;
          return (
            <div
              key={shown.name}
              className={`db-grid-panel ${over === shown.name ? 'db-arrange-over' : ''}`}
              data-panel={shown.name}
              data-width={placed.width}
              style={panelStyle(placed)}
            >
              {isArranging && (
                <Suspense fallback={null}>
                  <ArrangePanel
                    grid={grid}
                    panel={shown}
                    title={panel.title}
                    stored={stored}
                    takesFocus={() => index === 0 && enter()}
                    onPreview={setPreview}
                    onOver={setOver}
                  />
                </Suspense>
              )}
              {/* While it is arranged, a panel is one thing: what it holds is neither pressed nor reached by Tab. */}
              <div className="db-grid-content" inert={isArranging}>
                {index === 0 || areOthersDrawn ? panel.content : <LoadingPanel title={panel.title} />}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
