import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog';

/**
 * Closes something, after a question where what was entered would be lost.
 *
 * @returns what Cancel, Escape and a click outside call, and the question, to be shown beside what it is about
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
