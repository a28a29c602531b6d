import {
  Button as BlueprintButton,
  Classes,
  mergeRefs,
  Spinner,
  SpinnerSize,
  type ButtonProps,
} from '@blueprintjs/core';
import { useLayoutEffect, useMemo, useRef, type JSX, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { keepFocusNear } from '../../browser/focus/place';

/** In the place of the icon, because Blueprint shows its own spinner only in a disabled button. */
const SpinnerAndIcon = ({ icon }: { readonly icon: ButtonProps['icon'] }): JSX.Element => (
  <>
    <Spinner className={Classes.BUTTON_SPINNER} size={SpinnerSize.SMALL} />
    {typeof icon === 'object' && icon}
  </>
);

/**
 * A button that keeps the keyboard focus: when it is busy, when a press disables it, and, for what is in its place,
 * when a press removes it. A key activates only the button on which it was pressed down.
 */
export function Button({
  ref,
  loading = false,
  disabled = false,
  icon,
  className,
  onClick,
  onKeyDown,
  tabIndex,
  ...button
}: ButtonProps & { readonly ref?: Ref<HTMLButtonElement> }): JSX.Element {
  const own = useRef<HTMLButtonElement>(null);
  const pressedKey = useRef<string>(undefined);
  const isOff = loading || disabled;
  useLayoutEffect(() => () => keepFocusNear(own.current), []);

  const press = (event: MouseEvent<HTMLElement>): void => {
    if (!isOff) {
      onClick?.(event);
      return;
    }
    // Neither submits its form nor opens the popover around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const startKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    pressedKey.current = event.key;
    onKeyDown?.(event);
  };
  // Blueprint presses a button on keyup, wherever keydown was: a day is picked with Enter, the calendar closes, and
  // releasing the key on its button would open it again.
  const endKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key !== pressedKey.current) event.stopPropagation();
    pressedKey.current = undefined;
  };
  return (
    <BlueprintButton
      {...button}
      ref={useMemo(() => mergeRefs(own, ref ?? null), [ref])}
      icon={loading ? <SpinnerAndIcon icon={icon} /> : icon}
      className={[className, isOff && Classes.DISABLED, loading && Classes.LOADING].filter(Boolean).join(' ')}
      aria-disabled={isOff || button['aria-disabled'] || undefined}
      tabIndex={disabled ? -1 : tabIndex}
      onClick={press}
      onKeyDown={startKey}
      onKeyUpCapture={endKey}
    />
  );
}
