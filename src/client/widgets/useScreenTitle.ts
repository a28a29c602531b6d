import { useEffect } from 'react';

/** Names the browser's tab. The routes give every screen its title; a screen about one record may give a better one once it knows it. */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined && title !== '') document.title = `${title} · Daybook`;
  }, [title]);
}
