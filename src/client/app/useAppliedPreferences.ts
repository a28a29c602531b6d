import { Classes } from '@blueprintjs/core';
import { useLayoutEffect } from 'react';
import { densityKey, readDensity } from '../session/theme';
import { usePreference } from '../session/usePreference';
import { useIsDark } from '../widgets/useIsDark';

/** Light or dark, and the density, on the whole page: dialogs and popovers hang on the body too. */
export function useAppliedPreferences(): void {
  const isDark = useIsDark();
  const [density] = usePreference(densityKey, readDensity);
  useLayoutEffect(() => {
    document.body.classList.toggle(Classes.DARK, isDark);
    document.body.dataset.density = density;
  }, [isDark, density]);
}
