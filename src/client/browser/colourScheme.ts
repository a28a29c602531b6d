const darkScheme = '(prefers-color-scheme: dark)';

/** True while the system asks for dark. */
export const isSystemDark = (): boolean => window.matchMedia?.(darkScheme).matches ?? false;

/** Reports a change of the system's scheme. Returns the function that ends the reports. */
export function watchSystemScheme(report: (isDark: boolean) => void): () => void {
  const query = window.matchMedia?.(darkScheme);
  if (!query) return () => undefined;
  const listen = (event: MediaQueryListEvent): void => report(event.matches);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
