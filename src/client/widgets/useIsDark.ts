import { useSelector } from 'react-redux';
import { isDarkTheme, readTheme, themeKey } from '../session/theme';
import type { WithSession } from '../session/sessionReducer';
import { usePreference } from '../session/usePreference';

const selectIsSystemDark = ({ session }: WithSession): boolean => session.isSystemDark;

/** True while the page is dark: by the user's choice, or the system's. */
export function useIsDark(): boolean {
  const [theme] = usePreference(themeKey, readTheme);
  return isDarkTheme(theme, useSelector(selectIsSystemDark));
}
