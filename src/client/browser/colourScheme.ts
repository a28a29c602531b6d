const darkScheme = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => window.matchMedia?.(darkScheme).matches ?? false;

/**
 * Reports changes, and one that has come before it is called: the program loads for a while.
 * @param known what the program was started with
 * @returns the function that unsubscribes
 */
export function watchSystemScheme(known: boolean, report: (isDark: boolean) => void): () => void {
  const query = window.matchMedia?.(darkScheme);
  if (!query) return () => undefined;
  const listen = (event: MediaQueryListEvent): void => report(event.matches);
  query.addEventListener('change', listen);
  if (query.matches !== known) report(query.matches);
  return () => query.removeEventListener('change', listen);
}
