import { useEffect, useLayoutEffect, useRef } from 'react';
import { addPageKeys, type PageKey } from './pageKeys';

/**
 * Keys of an open page: `usePageKeys('My tasks', [{ keys: 'n', description: 'Add hours', run: add }])`. '?' lists them, so
 * pass only those that work now. They are ignored while the user types or a dialog is open. `run` may change between
 * renders.
 */
export function usePageKeys(
  title: string,
  keys: readonly (PageKey | false)[],
  { isEverywhere = false }: { readonly isEverywhere?: boolean } = {},
): void {
  const activeKeys = keys.filter((key) => key !== false);
  const latest = useRef(activeKeys);
  useLayoutEffect(() => {
    latest.current = activeKeys;
  });
  const signature = activeKeys.map((key) => `${key.keys} ${key.description}`).join('\n');
  useEffect(
    () =>
      addPageKeys({
        title,
        isEverywhere,
        keys: latest.current.map((key, index) => ({
          ...key,
          ...(key.run && { run: () => latest.current[index]?.run?.() }),
        })),
      }),
    [title, isEverywhere, signature],
  );
}
