import { useSyncExternalStore } from 'react';
import { isSystemDark, watchSystemScheme } from '../browser/colourScheme';
import { isDarkTheme, readTheme, themeKey } from '../session/theme';
import { usePreference } from '../session/usePreference';

/** True while the page is dark: by the user's choice, or the system's. */
export function useIsDark(): boolean {
  const [theme] = usePreference(themeKey, readTheme);
  return isDarkTheme(theme, useSyncExternalStore(watchSystemScheme, isSystemDark));
}
