import { useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useStore } from 'react-redux';
import { screenActions, type WithScreenState } from '../../screen-state/screenState';

/** The entry of the point that is read, among those of tables: one at a time on the whole page. */
export const chartPoint = 'chart/point';

/** What is said about a point of a chart. */
export interface ChartTipText {
  readonly heading: string | null;
  /** A colour marks the line that the figure belongs to. */
  readonly rows: readonly { readonly text: string; readonly colour: string | null }[];
}

/** Where it is said, in pixels of the window. */
export interface ChartTipPlace {
  readonly left: number;
  readonly top: number;
  /** Of a vertical line through the point. */
  readonly line: { readonly top: number; readonly height: number } | null;
}

export interface ChartPoint extends ChartTipText, ChartTipPlace {
  /** How much of its width the tip lies left of the point, in per cent: it stays in the window. */
  readonly shift: number;
  readonly isBelow: boolean;
}

/** A tip above a point that is nearer to the upper end of the window could be cut off. */
const minRoomAbove = 160;

/** One line without a mark. */
export const plainTip = (text: string): ChartTipText => ({ heading: null, rows: [{ text, colour: null }] });

/** In place of the tips that the chart library keeps in its own components. */
export const noTip = () => null;

function placeAbove(mark: Element): ChartTipPlace {
  const { left, top, width } = mark.getBoundingClientRect();
  return { left: left + width / 2, top, line: null };
}

interface ChartTipHandlers {
  /**
   * Also for every movement: the same text again changes nothing. Without a place it is said above the middle of the
   * bar or the part under the pointer, wherever the pointer came in and goes on.
   */
  readonly show: (text: ChartTipText, event: MouseEvent<Element>, place?: ChartTipPlace) => void;
  readonly hide: () => void;
}

/**
 * Says what the point under the pointer is. It is in the store, so that an earlier state and a replay show it;
 * `ChartTip` draws it.
 */
export function useChartTip(): ChartTipHandlers {
  const store = useStore<WithScreenState>();
  const own = useRef<{ readonly key: string; readonly point: ChartPoint }>(undefined);
  const handlers = useMemo((): ChartTipHandlers => {
    const { changed, released } = screenActions.tables;
    return {
      show: (text, { currentTarget }, place = placeAbove(currentTarget)) => {
        const key = JSON.stringify(text);
        if (own.current?.key === key) return;
        const point: ChartPoint = {
          ...text,
          ...place,
          shift: Math.round((100 * place.left) / window.innerWidth),
          isBelow: place.top < minRoomAbove,
        };
        own.current = { key, point };
        store.dispatch(changed(chartPoint, point));
      },
      hide: () => {
        const shown = own.current?.point;
        own.current = undefined;
        // Another chart may show its point by now.
        if (shown && store.getState().tables[chartPoint] === shown) store.dispatch(released(chartPoint));
      },
    };
  }, [store]);
  // A chart that disappears under the pointer is not left by it.
  useLayoutEffect(() => handlers.hide, [handlers]);
  return handlers;
}
