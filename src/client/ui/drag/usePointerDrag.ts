import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import './drag.css';

/** A shorter movement is a click. */
const thresholdPx = 6;
/** Time until a resting finger picks up; a finger that moves earlier scrolls. */
const longPressMs = 350;
/** Distance to an edge at which the area scrolls. */
const edgePx = 48;
const edgeStepPx = 14;

export interface PointerDrag<Item, Place> {
  readonly item: Item;
  /** Under the pointer; null where nothing can be dropped. */
  readonly over: Place | null;
}

export type PointerPress = Pick<PointerEvent, 'clientX' | 'clientY' | 'target'>;

/** Items and places are plain JSON: they are in the store. */
export interface PointerDragOptions<Item, Place> {
  readonly area: RefObject<HTMLElement | null>;
  /** Of the elements that can be dragged. */
  readonly selector: string;
  /** @param press where the pointer went down */
  readonly findItem: (element: HTMLElement, press: PointerPress) => Item | undefined;
  readonly placeAt: (element: Element) => Place | null;
  readonly onDrop: (item: Item, place: Place) => void;
}

const isSamePlace = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Drags with mouse or pen immediately, with a finger after a long press; otherwise a finger scrolls. The picture of what
 * is dragged follows the pointer without rendering: React only handles a new target column.
 */
export function usePointerDrag<Item, Place>({
  area,
  selector,
  findItem,
  placeAt,
  onDrop,
}: PointerDragOptions<Item, Place>) {
  const [drag, setDrag] = useScreenState<PointerDrag<Item, Place> | null>('tables', 'drag', null);
  const ghost = useRef<HTMLDivElement>(null);
  const stopDrag = useRef<() => void>(undefined);
  /** The click that ends a drag must not activate anything. */
  const hasJustDragged = useRef(false);
  useEffect(() => () => stopDrag.current?.(), []);
  // What is known when the drag ends counts, not what was known when it began.
  const currentOnDrop = useRef(onDrop);
  useEffect(() => {
    currentOnDrop.current = onDrop;
  });
  const isTouchDrag = useRef(false);
  useEffect(() => {
    const element = area.current;
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
  }, [area]);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent): void => {
      hasJustDragged.current = false;
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      const item = element && findItem(element, event);
      if (!item || event.button !== 0 || !event.isPrimary) return;
      const isFinger = event.pointerType === 'touch';
      const start = { x: event.clientX, y: event.clientY };
      let last = start;
      let over: Place | null = null;
      let isDragging = false;
      let frame = 0;

      const place = (): void => {
        if (ghost.current) ghost.current.style.transform = `translate(${last.x + 8}px, ${last.y + 8}px)`;
        const element = document.elementFromPoint(last.x, last.y);
        const next = area.current?.contains(element) && element ? placeAt(element) : null;
        if (!isSamePlace(next, over)) {
          over = next;
          setDrag({ item, over });
        }
      };
      const scrollOn = (): void => {
        const element = area.current;
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
        setDrag({ item, over });
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
        if (target !== null) currentOnDrop.current(item, target);
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
    [area, selector, findItem, placeAt, setDrag],
  );
  return { drag, ghost, onPointerDown, hasJustDragged };
}
