import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useScreenState } from '../../../screen-state/useScreenState';
import { headerHeight } from './timelineModel';

/** What of a bar is moved. */
export type MoveKind = 'move' | 'start' | 'end';
export type DragKind = MoveKind | 'link';

export interface TimelineDrag {
  readonly id: string;
  readonly kind: DragKind;
  /** Half days. */
  readonly by: number;
  /** The task under the pointer. */
  readonly over: string | null;
}

const kinds: readonly DragKind[] = ['move', 'start', 'end', 'link'];
const toKind = (text: string | undefined): DragKind | undefined => kinds.find((kind) => kind === text);

/** How far from an end of a bar a finger takes it: the handles appear below a pointer, and there is none before it presses. */
const touchedEndPx = 10;

function pressedKind(handle: HTMLElement, { pointerType, clientX }: ReactPointerEvent): DragKind | undefined {
  const kind = toKind(handle.dataset['drag']);
  const { left, right } = handle.getBoundingClientRect();
  if (kind !== 'move' || pointerType !== 'touch' || right - left < 3 * touchedEndPx) return kind;
  if (clientX < left + touchedEndPx) return 'start';
  return clientX > right - touchedEndPx ? 'end' : kind;
}

/** Distance to an edge at which the chart scrolls, and how far in a frame. */
const edgePx = 40;
const edgeStepPx = 12;

export interface TimelineDragOptions {
  /** It scrolls while the pointer is at one of its edges. */
  readonly area: RefObject<HTMLElement | null>;
  /** Of the column at the left of the days. */
  readonly nameWidth: number;
  readonly dayWidth: number;
  /** Half days of a step. */
  readonly step: number;
  readonly onDrop: (drag: TimelineDrag) => void;
}

/** Drags a bar, one of its ends, or a line from it to another task. Escape cancels. */
export function useTimelineDrag({ area, nameWidth, dayWidth, step, onDrop }: TimelineDragOptions) {
  const [drag, setDrag] = useScreenState<TimelineDrag | null>('tables', 'timeline/drag', null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent): void => {
      const handle = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
      const id = handle?.closest<HTMLElement>('[data-task]')?.dataset['task'];
      const kind = handle ? pressedKind(handle, event) : undefined;
      const chart = area.current;
      if (!chart || id === undefined || kind === undefined || event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      const start = { x: event.clientX, y: event.clientY, left: chart.scrollLeft };
      let pointer = { x: start.x, y: start.y };
      let latest: TimelineDrag = { id, kind, by: 0, over: null };
      let frame = 0;
      const update = (): void => {
        const days = (pointer.x - start.x + chart.scrollLeft - start.left) / dayWidth;
        const by = kind === 'link' ? 0 : Math.round(days * (2 / step)) * step;
        const under = document.elementFromPoint(pointer.x, pointer.y)?.closest<HTMLElement>('[data-task]');
        const over = kind === 'link' ? (under?.dataset['task'] ?? null) : null;
        if (by === latest.by && over === latest.over) return;
        latest = { id, kind, by, over };
        setDrag(latest);
      };
      const scrollOn = (): void => {
        const edges = chart.getBoundingClientRect();
        // A bar that is pressed near an edge and dragged away from it scrolls nothing.
        const side = (at: number, from: number, first: number, last: number): number =>
          at > last - edgePx && at > from ? edgeStepPx : at < first + edgePx && at < from ? -edgeStepPx : 0;
        const left = side(pointer.x, start.x, edges.left + nameWidth, edges.right);
        const top = kind === 'link' ? side(pointer.y, start.y, edges.top + headerHeight, edges.bottom) : 0;
        if (left !== 0 || top !== 0) {
          chart.scrollBy({ left, top });
          update();
        }
        frame = requestAnimationFrame(scrollOn);
      };
      const onMove = ({ clientX, clientY }: PointerEvent): void => {
        pointer = { x: clientX, y: clientY };
        update();
        if (frame === 0) frame = requestAnimationFrame(scrollOn);
      };
      const finish = (): void => {
        stop.current = undefined;
        cancelAnimationFrame(frame);
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
    [area, nameWidth, dayWidth, step, onDrop, setDrag],
  );
  return { drag, onPointerDown };
}
