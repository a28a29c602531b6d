import { useEffect, useLayoutEffect, useRef } from 'react';
import { isForKeys } from '../../ui/keys/isForKeys';
import { runPageKey } from '../../ui/keys/pageKeys';

/** The second letter of 'g t' is waited for so long. */
const secondKeyMs = 1500;

export interface ShellKeyActions {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  /** Goes to the screen of a letter after 'g'; without such a screen nothing happens. */
  readonly goTo: (letter: string) => void;
}

/** The one listener for keys: Ctrl + K or ⌘ + K everywhere, the others only where nobody types. */
export function useShellKeys(actions: ShellKeyActions): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    let goUntil = 0;
    const onKeyDown = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current.openPalette();
        return;
      }
      if (!isForKeys(event)) return;
      const isAfterG = event.timeStamp < goUntil;
      goUntil = 0;
      if (isAfterG) latest.current.goTo(event.key);
      else if (event.key === 'g') goUntil = event.timeStamp + secondKeyMs;
      else if (event.key === '?') latest.current.openHelp();
      // A letter must not land in the field that the key has just opened.
      else if (runPageKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
