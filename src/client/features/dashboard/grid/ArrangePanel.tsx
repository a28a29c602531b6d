import { CrossIcon, DragHandleVerticalIcon } from '@blueprintjs/icons';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import {
  movePanel,
  panelNames,
  resizePanel,
  steppedWidth,
  type DashboardLayout,
  type PanelName,
  type PlacedPanel,
} from '../../../../domain/dashboard/dashboardLayout';
import { Scope } from '../../../screen-state/Scope';
import { Button } from '../../../ui/controls/Button';
import { usePointerDrag } from '../../../ui/drag/usePointerDrag';
import { removeUndoably } from './removeUndoably';
import type { StoredArrangement } from './useDashboardLayout';
import './arrange.css';

export interface ArrangePanelProps {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly panel: PlacedPanel;
  readonly title: string;
  readonly stored: StoredArrangement;
  /** Called when its bar is shown; true: the bar takes the focus. */
  readonly takesFocus: () => boolean;
  /** The size while a corner is dragged; null when it is released. */
  readonly onPreview: (size: PlacedPanel | null) => void;
  /** The panel under the pointer while a panel is dragged. */
  readonly onOver: (name: PanelName | null) => void;
}

const panelAt = (element: Element): PanelName | null => {
  const name = element.closest<HTMLElement>('[data-panel]')?.dataset.panel;
  return panelNames.find((known) => known === name) ?? null;
};

/** Pixels from one column and one row to the next. */
function gridSteps(grid: HTMLElement): { readonly columnPx: number; readonly rowPx: number } {
  const style = getComputedStyle(grid);
  const gapPx = Number.parseFloat(style.columnGap) || 0;
  const columns = style.gridTemplateColumns.split(' ').length;
  return {
    columnPx: (grid.clientWidth + gapPx) / columns,
    rowPx: (Number.parseFloat(style.gridAutoRows) || 1) + gapPx,
  };
}

/** Over a panel while the dashboard is arranged: move, resize and remove it, with pointer or keys. */
export default function ArrangePanel(props: ArrangePanelProps) {
  return (
    <Scope name={props.panel.name}>
      <PanelTools {...props} />
    </Scope>
  );
}

function PanelTools({ grid, panel, title, stored, takesFocus, onPreview, onOver }: ArrangePanelProps) {
  const handle = useRef<HTMLDivElement>(null);
  const { arrangement, shown, store } = stored;
  const position = shown.findIndex(({ name }) => name === panel.name);
  const focusBar = (): void => {
    const bar = handle.current?.querySelector<HTMLElement>('.db-arrange-handle');
    bar?.focus();
    // The browser does not scroll to what has the focus already. The whole panel: its bar alone at the edge of the window
    // would leave it with the first line that appears above. The bar comes last, for panels higher than the window.
    for (const part of [bar?.closest('[data-panel]'), bar]) part?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    if (takesFocus()) focusBar();
    // Only when the bar is shown: later the focus is the user's.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // The page scrolls while a panel is dragged to its edge.
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    area.current = grid.current?.closest<HTMLElement>('.db-page-content') ?? grid.current;
  }, [grid]);
  const { drag, ghost, onPointerDown } = usePointerDrag<PanelName, PanelName>({
    area,
    selector: '.db-arrange-handle',
    findItem: () => panel.name,
    placeAt: panelAt,
    onDrop: (name, place) =>
      store(
        movePanel(
          arrangement,
          name,
          shown.findIndex((other) => other.name === place),
        ),
      ),
  });
  const target = drag === null || drag.over === panel.name ? null : drag.over;
  useEffect(() => {
    if (target === null) return undefined;
    onOver(target);
    return () => onOver(null);
  }, [target, onOver]);

  const change = (layout: DashboardLayout): void => {
    store(layout);
    // Moving an element in the page takes the focus away from it.
    requestAnimationFrame(focusBar);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { width, height } = panel;
    const resized = (size: Partial<PlacedPanel>): DashboardLayout =>
      resizePanel(arrangement, panel.name, { width, height, ...size });
    const steps: Readonly<Record<string, () => DashboardLayout>> = event.shiftKey
      ? {
          ArrowLeft: () => resized({ width: steppedWidth(width, -1) }),
          ArrowRight: () => resized({ width: steppedWidth(width, 1) }),
          ArrowUp: () => resized({ height: height - 1 }),
          ArrowDown: () => resized({ height: height + 1 }),
        }
      : {
          ArrowLeft: () => movePanel(arrangement, panel.name, position - 1),
          ArrowUp: () => movePanel(arrangement, panel.name, position - 1),
          ArrowRight: () => movePanel(arrangement, panel.name, position + 1),
          ArrowDown: () => movePanel(arrangement, panel.name, position + 1),
        };
    const step = steps[event.key];
    const isRemoved = event.key === 'Delete' && !event.shiftKey;
    if ((step === undefined && !isRemoved) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isRemoved) removeUndoably(stored, panel, title);
    else if (step) change(step());
  };
  const onCornerDown = (event: PointerEvent<HTMLElement>): void => {
    const element = grid.current;
    if (element === null || event.button !== 0) return;
    event.preventDefault();
    const corner = event.currentTarget;
    corner.setPointerCapture(event.pointerId);
    const { columnPx, rowPx } = gridSteps(element);
    const frame = corner.closest('[data-panel]')?.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    const startWidth = panel.width === 'full' ? Math.round((frame?.width ?? 0) / columnPx) : panel.width;
    const sizeAt = (moved: globalThis.PointerEvent): PlacedPanel => {
      const width = startWidth + Math.round((moved.clientX - start.x) / columnPx);
      const height = panel.height + Math.round((moved.clientY - start.y) / rowPx);
      const isUnchanged = panel.width === 'full' && width >= startWidth;
      const layout = resizePanel(arrangement, panel.name, { width: isUnchanged ? 'full' : width, height });
      return layout.panels.find(({ name }) => name === panel.name) ?? panel;
    };
    const move = (moved: globalThis.PointerEvent): void => onPreview(sizeAt(moved));
    const stop = (): void => {
      corner.removeEventListener('pointermove', move);
      corner.removeEventListener('pointerup', end);
      corner.removeEventListener('pointercancel', stop);
      onPreview(null);
    };
    const end = (moved: globalThis.PointerEvent): void => {
      stop();
      store(resizePanel(arrangement, panel.name, sizeAt(moved)));
    };
    corner.addEventListener('pointermove', move);
    corner.addEventListener('pointerup', end);
    corner.addEventListener('pointercancel', stop);
  };
  const width = panel.width === 'full' ? 'the whole width' : `${panel.width} columns`;
  return (
    <div ref={handle} className="db-arrange" onPointerDown={onPointerDown}>
      <div className="db-arrange-tools">
        <Button
          className="db-arrange-handle"
          variant="minimal"
          icon={<DragHandleVerticalIcon />}
          text={title}
          aria-label={`${title}: position ${position + 1} of ${shown.length}, ${width}, ${panel.height} rows`}
          aria-keyshortcuts="ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown Delete"
          onKeyDown={onKeyDown}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<CrossIcon />}
          aria-label={`Remove ${title}`}
          onClick={() => removeUndoably(stored, panel, title)}
        />
      </div>
      <span className="db-arrange-corner" aria-hidden onPointerDown={onCornerDown} />
      {drag !== null && (
        <div ref={ghost} className="db-drag-ghost">
          {title}
        </div>
      )}
    </div>
  );
}
