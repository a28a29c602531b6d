import { useMatches } from 'react-router-dom';
import { entryPathFor } from '../navigation';

const getHandlePath = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'path' in handle && typeof handle.path === 'string'
    ? handle.path
    : undefined;

export interface CurrentEntry {
  /** 'page' at its own path, 'true' while a screen below it is open. */
  readonly getMark: (path: string) => 'page' | 'true' | undefined;
}

/** The path of the open screen, as its route says it. */
export const useCurrentPath = (): string | undefined =>
  useMatches()
    .map(({ handle }) => getHandlePath(handle))
    .find((path) => path !== undefined);

/** The marks while a screen is open; links to its other paths are marked too. */
export const currentEntry = (current: string | undefined): CurrentEntry => ({
  getMark: (path) => {
    if (current === undefined) return undefined;
    if (path.toLowerCase() === current.toLowerCase()) return 'page';
    return entryPathFor(path) === entryPathFor(current) ? 'true' : undefined;
  },
});

/** The menu entry of the open screen. The component renders for every URL. */
export const useCurrentEntry = (): CurrentEntry => currentEntry(useCurrentPath());
