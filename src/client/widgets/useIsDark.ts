import { useSelector } from 'react-redux';
import { isDarkTheme, readTheme, themeKey } from '../session/theme';
import type { WithSession } from '../session/sessionReducer';
import { usePreference } from '../session/usePreference';

const selectIsSystemDark = ({ session }: WithSession): boolean => session.isSystemDark;
const selectIsPrinting = ({ session }: WithSession): boolean => session.isPrinting;

/** True while the page is dark: by the user's choice, or the system's. Never on paper. */
export function useIsDark(): boolean {
  const [theme] = usePreference(themeKey, readTheme);
  const isDark = isDarkTheme(theme, useSelector(selectIsSystemDark));
  return !useSelector(selectIsPrinting) && isDark;
}
