import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';

export type DragKind = 'move' | 'end' | 'link';

export interface TimelineDrag {
  readonly id: string;
  readonly kind: DragKind;
  /** Half days. */
  readonly by: number;
  /** The task under the pointer. */
  readonly over: string | null;
}

const isKind = (text: string | undefined): text is DragKind => text === 'move' || text === 'end' || text === 'link';

/**
 * Drags a bar, its end, or a line from it to another task. Escape cancels.
 * @param step half days of a step
 */
export function useTimelineDrag(dayWidth: number, step: number, onDrop: (drag: TimelineDrag) => void) {
  const [drag, setDrag] = useScreenState<TimelineDrag | null>('tables', 'timeline/drag', null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent): void => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
      const id = handle?.closest<HTMLElement>('[data-task]')?.dataset['task'];
      const kind = handle?.dataset['drag'];
      if (!handle || id === undefined || !isKind(kind) || event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      const startX = event.clientX;
      let latest: TimelineDrag = { id, kind, by: 0, over: null };
      const onMove = ({ clientX, clientY }: PointerEvent): void => {
        const by = Math.round(((clientX - startX) / dayWidth) * (2 / step)) * step;
        const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-task]');
        const over = kind === 'link' ? (under?.dataset['task'] ?? null) : null;
        if (by === latest.by && over === latest.over) return;
        latest = { id, kind, by, over };
        setDrag(latest);
      };
      const finish = (): void => {
        stop.current = undefined;
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', finish);
        window.removeEventListener('keydown', onKey, true);
        setDrag(null);
      };
      const onUp = (): void => {
        finish();
        if (latest.by !== 0 || latest.over !== null) onDrop(latest);
      };
      const onKey = (key: KeyboardEvent): void => {
        if (key.key === 'Escape') finish();
      };
      stop.current = finish;
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', finish);
      window.addEventListener('keydown', onKey, true);
    },
    [dayWidth, step, onDrop, setDrag],
  );
  return { drag, onPointerDown };
}
