import { Classes } from '@blueprintjs/core';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { isSystemDark, watchSystemScheme } from '../browser/colourScheme';
import { densityKey, isDarkTheme, readDensity, readTheme, themeKey } from '../session/theme';
import { usePreference } from '../session/usePreference';

/** Light or dark, and the density, on the whole page: dialogs and popovers hang on the body too. */
export function useAppliedPreferences(): void {
  const [theme] = usePreference(themeKey, readTheme);
  const [density] = usePreference(densityKey, readDensity);
  const isDark = isDarkTheme(theme, useSyncExternalStore(watchSystemScheme, isSystemDark));
  useLayoutEffect(() => {
    document.body.classList.toggle(Classes.DARK, isDark);
    document.body.dataset.density = density;
  }, [isDark, density]);
}
