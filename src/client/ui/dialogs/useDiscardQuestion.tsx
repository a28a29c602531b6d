import type { ReactNode } from 'react';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before closing discards entered values.
 * @param name that of the form or dialog
 * @returns the close handler for Cancel, Escape and a click outside, and the dialog element
 */
export function useDiscardQuestion(
  name: string,
  isLosing: () => boolean,
  onClose: () => void,
): readonly [leave: () => void, question: ReactNode] {
  const asking = useOverlay(`${name}/discard`);
  const leave = (): void => {
    if (isLosing()) asking.open(null);
    else onClose();
  };
  const discard = (): void => {
    asking.close();
    onClose();
  };
  return [
    leave,
    <Scope key="discard" name={name}>
      <DiscardDialog isOpen={asking.isOpen} onDiscard={discard} onKeep={() => asking.close()} />
    </Scope>,
  ];
}
