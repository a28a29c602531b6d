import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { KnownTask } from '../../../entities/tasks';
import { useScreenState } from '../../../screen-state/useScreenState';

/** A shorter movement is a click. */
const thresholdPx = 6;
/** Time until a resting finger picks up a card; a finger that moves earlier scrolls. */
const longPressMs = 350;
/** Distance to an edge at which the board scrolls. */
const edgePx = 48;
const edgeStepPx = 14;

/** A column of a lane, or the heading of a lane. */
export interface DropPlace {
  readonly lane: string;
  /** null over the heading: the status stays. */
  readonly status: string | null;
}

/** The column or the heading of a lane at an element of the board. */
export function dropPlaceAt(element: Element | null): DropPlace | null {
  const lane = element?.closest<HTMLElement>('[data-lane]')?.dataset.lane;
  const place = element?.closest<HTMLElement>('[data-status], [data-lane-heading]');
  return lane === undefined || !place ? null : { lane, status: place.dataset.status ?? null };
}

const isSamePlace = (one: DropPlace | null, other: DropPlace | null): boolean =>
  one?.lane === other?.lane && one?.status === other?.status;

export interface CardDrag {
  readonly task: KnownTask;
  /** Under the pointer; null outside the board. */
  readonly over: DropPlace | null;
}

export interface CardDragOptions {
  readonly board: RefObject<HTMLElement | null>;
  readonly findTask: (card: HTMLElement) => KnownTask | undefined;
  readonly onDrop: (task: KnownTask, place: DropPlace) => void;
}

/**
 * Drags cards with mouse or pen immediately, with a finger after a long press; otherwise a finger scrolls. The picture
 * of the card follows the pointer without rendering: React only handles a new target column.
 */
export function useCardDrag({ board, findTask, onDrop }: CardDragOptions) {
  const [drag, setDrag] = useScreenState<CardDrag | null>('tables', 'drag', null);
  const ghost = useRef<HTMLDivElement>(null);
  const stopDrag = useRef<() => void>(undefined);
  /** The click that ends a drag must not activate anything. */
  const hasJustDragged = useRef(false);
  useEffect(() => () => stopDrag.current?.(), []);
  const isTouchDrag = useRef(false);
  useEffect(() => {
    const element = board.current;
    // The browser decides at the start of a touch whether it scrolls, so these listeners must exist before.
    const keepFromBrowser = (event: Event): void => {
      if (isTouchDrag.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepFromBrowser, { passive: false });
    element?.addEventListener('contextmenu', keepFromBrowser);
    return () => {
      element?.removeEventListener('touchmove', keepFromBrowser);
      element?.removeEventListener('contextmenu', keepFromBrowser);
    };
  }, [board]);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent): void => {
      hasJustDragged.current = false;
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.db-card') : null;
      const task = card && findTask(card);
      if (!task || event.button !== 0 || !event.isPrimary) return;
      const isFinger = event.pointerType === 'touch';
      const start = { x: event.clientX, y: event.clientY };
      let last = start;
      let over: DropPlace | null = null;
      let isDragging = false;
      let frame = 0;

      const place = (): void => {
        if (ghost.current) ghost.current.style.transform = `translate(${last.x + 8}px, ${last.y + 8}px)`;
        const element = document.elementFromPoint(last.x, last.y);
        const next = board.current?.contains(element) ? dropPlaceAt(element) : null;
        if (!isSamePlace(next, over)) {
          over = next;
          setDrag({ task, over });
        }
      };
      const scrollOn = (): void => {
        const element = board.current;
        const edges = element?.getBoundingClientRect();
        if (element && edges) {
          if (last.x > edges.right - edgePx) element.scrollLeft += edgeStepPx;
          else if (last.x < edges.left + edgePx) element.scrollLeft -= edgeStepPx;
          if (last.y > edges.bottom - edgePx) element.scrollTop += edgeStepPx;
          else if (last.y < edges.top + edgePx) element.scrollTop -= edgeStepPx;
          place();
        }
        frame = requestAnimationFrame(scrollOn);
      };
      const pickUp = (): void => {
        isDragging = true;
        isTouchDrag.current = isFinger;
        hasJustDragged.current = true;
        setDrag({ task, over });
        frame = requestAnimationFrame(scrollOn);
      };
      const longPress = isFinger ? setTimeout(pickUp, longPressMs) : undefined;
      const move = (moved: PointerEvent): void => {
        if (moved.pointerId !== event.pointerId) return;
        last = { x: moved.clientX, y: moved.clientY };
        if (isDragging || Math.hypot(last.x - start.x, last.y - start.y) < thresholdPx) return;
        if (isFinger) stop();
        else pickUp();
      };
      const stop = (): void => {
        clearTimeout(longPress);
        isTouchDrag.current = false;
        cancelAnimationFrame(frame);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', stop);
        window.removeEventListener('keydown', onKey, true);
        stopDrag.current = undefined;
        if (isDragging) setDrag(null);
      };
      const end = (ended: PointerEvent): void => {
        if (ended.pointerId !== event.pointerId) return;
        last = { x: ended.clientX, y: ended.clientY };
        if (isDragging) place();
        const target = isDragging ? over : null;
        stop();
        if (target !== null) onDrop(task, target);
      };
      const onKey = (pressed: KeyboardEvent): void => {
        if (pressed.key !== 'Escape' || !isDragging) return;
        pressed.preventDefault();
        pressed.stopPropagation();
        stop();
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', stop);
      window.addEventListener('keydown', onKey, true);
      stopDrag.current = stop;
    },
    [board, findTask, onDrop, setDrag],
  );
  return { drag, ghost, onPointerDown, hasJustDragged };
}
