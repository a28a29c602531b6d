import { MenuItem, type MenuItemProps } from '@blueprintjs/core';
import './controls.css';

export interface ReasonMenuItemProps extends Omit<MenuItemProps, 'disabled' | 'text'> {
  readonly text: string;
  /** Why it cannot be chosen now; undefined when it can. */
  readonly disabledReason: string | undefined;
}

/** A menu item that shows below its text why it is disabled; the arrow keys reach it. */
export function ReasonMenuItem({
  text,
  disabledReason,
  className,
  intent,
  onClick,
  shouldDismissPopover,
  ...item
}: ReasonMenuItemProps) {
  if (disabledReason === undefined)
    return (
      <MenuItem
        {...item}
        className={className}
        text={text}
        intent={intent}
        onClick={onClick}
        shouldDismissPopover={shouldDismissPopover}
      />
    );
  return (
    <MenuItem
      {...item}
      className={`db-menu-unavailable ${className ?? ''}`}
      aria-disabled
      multiline
      shouldDismissPopover={false}
      text={
        <>
          {text}
          <span className="db-menu-reason">{disabledReason}</span>
        </>
      }
    />
  );
}
