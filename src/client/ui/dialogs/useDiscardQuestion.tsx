import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before closing discards entered values.
 * @returns the close handler for Cancel, Escape and a click outside, and the dialog element
 */
export function useDiscardQuestion(
  isLosing: () => boolean,
  onClose: () => void,
): readonly [leave: () => void, question: ReactNode] {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => {
    if (isLosing()) setAsking(true);
    else onClose();
  };
  const discard = (): void => {
    setAsking(false);
    onClose();
  };
  return [leave, <DiscardDialog key="discard" isOpen={isAsking} onDiscard={discard} onKeep={() => setAsking(false)} />];
}
