import { GridViewIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../../browser/focus/place';
import { Button } from '../../../ui/controls/Button';

export interface ArrangeButtonProps {
  readonly isArranging: boolean;
  readonly onArrange: () => void;
}

/** Begins the arranging of a dashboard, during which it is away. 'Done' gives the focus back to it. */
export function ArrangeButton({ isArranging, onArrange }: ArrangeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasArranging = useRef(isArranging);
  useLayoutEffect(() => {
    if (wasArranging.current && !isArranging && isFocusLost()) button.current?.focus();
    wasArranging.current = isArranging;
  }, [isArranging]);
  if (isArranging) return null;
  return <Button ref={button} variant="minimal" icon={<GridViewIcon />} text="Arrange" onClick={onArrange} />;
}
