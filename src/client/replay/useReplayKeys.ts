import { useEffect } from 'react';
import type { Player } from './usePlayer';
import type { ReplayedSession } from './replayedSession';

const typedInto = 'input:not([type=range]), textarea, select';

/** Left, right, Home, End and Space. On the window, because the shown screen gets no keys. */
export function useReplayKeys(
  { firstStep, lastStep }: ReplayedSession,
  { step, goTo, togglePlaying }: Pick<Player, 'step' | 'goTo' | 'togglePlaying'>,
): void {
  useEffect(() => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: step - 1,
      ArrowRight: step + 1,
      Home: firstStep,
      End: lastStep,
    };
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(typedInto)) return;
      const next = steps[key];
      const isButton = target instanceof Element && target.closest('button') !== null;
      if (next !== undefined) goTo(next);
      else if (key === ' ' && !isButton) togglePlaying();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [step, firstStep, lastStep, goTo, togglePlaying]);
}
