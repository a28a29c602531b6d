import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { takesFocus, type WithScreenState } from '../../screen-state/screenState';
import { isForKeys } from '../../ui/keys/isForKeys';
import { runPageKey } from '../../ui/keys/pageKeys';

/** Time to press the second key of 'g t'. */
const secondKeyMs = 1500;

export interface ShellKeyActions {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  /** Without a screen for the letter nothing happens. */
  readonly goTo: (letter: string) => void;
}

/** The one global key listener: Ctrl + K or ⌘ + K everywhere, the others only while the user is not typing. */
export function useShellKeys(actions: ShellKeyActions): void {
  const store = useStore<WithScreenState>();
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
      // An overlay is open as soon as the store says so, before it is on the page.
      if (store.getState().overlays.some(takesFocus) || !isForKeys(event)) return;
      const isAfterG = event.timeStamp < goUntil;
      goUntil = 0;
      if (isAfterG) latest.current.goTo(event.key);
      else if (event.key === 'g') goUntil = event.timeStamp + secondKeyMs;
      else if (event.key === '?') latest.current.openHelp();
      // The letter must not end up in the field that the key has just opened.
      else if (runPageKey(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store]);
}
