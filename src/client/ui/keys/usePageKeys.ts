import { useEffect, useLayoutEffect, useRef } from 'react';
import { addPageKeys, type PageKey } from './pageKeys';

/**
 * Keys of a page while it is open: `usePageKeys('My tasks', [{ keys: 'c', does: 'Create Task', run: create }])`. '?' lists
 * them. They do nothing while one types and while a dialog is open. Keys and words must not change; what `run` does may.
 */
export function usePageKeys(title: string, keys: readonly (PageKey | false)[]): void {
  const present = keys.filter((key) => key !== false);
  const latest = useRef(present);
  useLayoutEffect(() => {
    latest.current = present;
  });
  const signature = present.map((key) => `${key.keys} ${key.does}`).join('\n');
  useEffect(
    () => addPageKeys({ title, keys: latest.current.map((key, index) => ({ ...key, ...(key.run && { run: () => latest.current[index]?.run?.() }) })) }),
    [title, signature],
  );
}
