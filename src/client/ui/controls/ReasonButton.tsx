import type { ButtonProps } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import './controls.css';
import { Button } from './Button';
import { useReasonHint } from './useReasonHint';

export interface ReasonButtonProps extends Omit<ButtonProps, 'disabled' | 'elementRef'> {
  /** Why it cannot be pressed now; undefined when it can. */
  readonly disabledReason: string | undefined;
}

/**
 * A button that explains why it is disabled, on hover, on focus and when it is pressed, which a `disabled` button cannot. It stays in the
 * tab order, and keeps the focus when a press disables it.
 */
export function ReasonButton({
  disabledReason,
  onClick,
  className,
  title,
  type = 'button',
  ...button
}: ReasonButtonProps) {
  const isOff = disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (isOff) {
      event.preventDefault();
      hint.show(event.currentTarget);
    } else onClick?.(event);
  };
  const hint = useReasonHint(disabledReason);
  return (
    <Button
      {...button}
      {...hint.handlers}
      type={type}
      className={[className, isOff && 'bp6-disabled'].filter(Boolean).join(' ')}
      title={isOff ? undefined : title}
      aria-disabled={isOff || undefined}
      aria-description={disabledReason}
      onClick={press}
    />
  );
}
