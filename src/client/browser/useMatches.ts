import { useCallback, useSyncExternalStore } from 'react';
import { useScreenWindow } from './screenWindow';

const query = (screenWindow: Window, condition: string): MediaQueryList | undefined =>
  typeof screenWindow.matchMedia === 'function' ? screenWindow.matchMedia(condition) : undefined;

/** Whether the window of the screen meets a media condition, now and after it changes. */
export function useMatches(condition: string): boolean {
  const screenWindow = useScreenWindow();
  const follow = useCallback(
    (onChange: () => void) => {
      const list = query(screenWindow, condition);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [screenWindow, condition],
  );
  return useSyncExternalStore(follow, () => query(screenWindow, condition)?.matches ?? false);
}
