import { useLayoutEffect, useMemo, useRef, type FocusEvent, type MouseEvent } from 'react';
import { useStore } from 'react-redux';
import { describeDisabled, type NamedControl } from '../../browser/focus/place';
import { overlayActions, type WithScreenState } from '../../screen-state/screenState';

/** The entry of the shown reason among the overlays: one at a time. */
export const reasonHint = 'reason';

export interface ReasonHintProps {
  readonly control: NamedControl;
  readonly text: string;
}

const hoverMs = 150;

interface ReasonHint {
  readonly handlers: ReasonHandlers;
  /** For a press: the control may have become disabled under the pointer, which nothing else notices. */
  readonly show: (control: HTMLElement) => void;
}

interface ReasonHandlers {
  readonly onMouseEnter: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Shows on hover, on focus and when it is pressed why a control is off. The reason is in the store, so that an earlier state and a
 * replay show it; `ReasonHint` draws it.
 */
export function useReasonHint(reason: string | undefined): ReasonHint {
  const store = useStore<WithScreenState>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef<ReasonHintProps>(undefined);

  const { show, hide } = useMemo(() => {
    const hide = (): void => {
      clearTimeout(pause.current);
      const shown = own.current;
      own.current = undefined;
      // Another control may show its reason by now.
      if (shown && store.getState().overlays.some(({ id, props }) => id === reasonHint && props === shown))
        store.dispatch(overlayActions.closed(reasonHint));
    };
    const show = (control: HTMLElement): void => {
      clearTimeout(pause.current);
      if (reason === undefined || !control.isConnected) return;
      own.current = { control: describeDisabled(control), text: reason };
      store.dispatch(overlayActions.opened(reasonHint, own.current, null));
    };
    return { show, hide };
  }, [store, reason]);
  // Also when the reason no longer applies, or is another one.
  useLayoutEffect(() => hide, [hide]);

  return {
    show,
    handlers: {
      onMouseEnter: ({ currentTarget }) => {
        clearTimeout(pause.current);
        if (reason !== undefined) pause.current = setTimeout(() => show(currentTarget), hoverMs);
      },
      onMouseLeave: hide,
      onFocus: ({ currentTarget }) => show(currentTarget),
      onBlur: hide,
    },
  };
}
