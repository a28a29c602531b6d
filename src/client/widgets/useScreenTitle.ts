import { useEffect } from 'react';

/**
 * Sets the document title. The routes give every screen a title; a screen about one record can override it once loaded.
 */
export function useScreenTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined && title !== '') document.title = `${title} · Daybook`;
  }, [title]);
}
