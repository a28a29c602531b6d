import type { ReactNode } from 'react';
import { Scope } from '../../screen-state/Scope';
import { useOverlay } from '../../screen-state/useOverlay';
import { DiscardDialog } from './DiscardDialog';

/**
 * Asks before going on discards entered values.
 * @param name that of the form, the dialog or the tabs
 * @param onLeave gets where the user goes: plain JSON
 * @returns the handler that asks or goes on immediately, and the dialog element
 */
export function useDiscardQuestionFor<Target>(
  name: string,
  isLosing: () => boolean,
  onLeave: (target: Target) => void,
): readonly [leave: (target: Target) => void, question: ReactNode] {
  const asking = useOverlay<Target>(`${name}/discard`);
  const leave = (target: Target): void => {
    if (isLosing()) asking.open(target);
    else onLeave(target);
  };
  const discard = (): void => {
    asking.close();
    onLeave(asking.props as Target);
  };
  return [
    leave,
    <Scope key="discard" name={name}>
      <DiscardDialog isOpen={asking.isOpen} onDiscard={discard} onKeep={asking.close} />
    </Scope>,
  ];
}

/** The same for what is closed: by Cancel, Escape and a click outside. */
export function useDiscardQuestion(
  name: string,
  isLosing: () => boolean,
  onClose: () => void,
): readonly [leave: () => void, question: ReactNode] {
  const [leave, question] = useDiscardQuestionFor<null>(name, isLosing, onClose);
  return [() => leave(null), question];
}
