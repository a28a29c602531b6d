import { useLayoutEffect } from 'react';
import { densityKey, readDensity } from '../session/theme';
import { usePreference } from '../session/usePreference';
import { useIsDark } from '../widgets/useIsDark';
import { applyLooks } from './applyLooks';

/** Keeps the page looking as the person prefers. */
export function useAppliedPreferences(): void {
  const isDark = useIsDark();
  const [density] = usePreference(densityKey, readDensity);
  useLayoutEffect(() => applyLooks(isDark, density), [isDark, density]);
}
