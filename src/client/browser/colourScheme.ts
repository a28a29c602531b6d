const darkScheme = '(prefers-color-scheme: dark)';

export const isSystemDark = (): boolean => window.matchMedia?.(darkScheme).matches ?? false;

/** Returns the function that unsubscribes. */
export function watchSystemScheme(report: (isDark: boolean) => void): () => void {
  const query = window.matchMedia?.(darkScheme);
  if (!query) return () => undefined;
  const listen = (event: MediaQueryListEvent): void => report(event.matches);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
