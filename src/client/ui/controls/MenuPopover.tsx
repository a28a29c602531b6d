import type { JSX } from 'react';
import { useOverlay } from '../../screen-state/useOverlay';
import { Popover, type PopoverProps } from './Popover';

export interface MenuPopoverProps extends Omit<PopoverProps, 'isOpen' | 'onInteraction'> {
  /** Unique within the scope. */
  readonly name: string;
}

/** A popover that is closed when it disappears: shown again, with a permission that is back, it does not open by itself. */
export function MenuPopover({ name, ...popover }: MenuPopoverProps): JSX.Element {
  const { isOpen, toggle } = useOverlay(name);
  return <Popover {...popover} isOpen={isOpen} onInteraction={(isNowOpen) => toggle(isNowOpen, null)} />;
}
