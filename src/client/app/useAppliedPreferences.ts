import { useLayoutEffect } from 'react';
import { densityKey, readDensity } from '../session/theme';
import { usePreference } from '../session/usePreference';
import { useIsDark } from '../widgets/useIsDark';
import { applyLooks } from './applyLooks';

export function useAppliedPreferences(): void {
  const isDark = useIsDark();
  const [density] = usePreference(densityKey, readDensity);
  useLayoutEffect(() => applyLooks(isDark, density), [isDark, density]);
}
