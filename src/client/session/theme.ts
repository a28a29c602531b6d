/** 'system' follows the system until the user chooses. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'theme';
export const densityKey = 'density';
export const sidebarKey = 'sidebar';

/** Preferences for the first paint, before the server has answered. */
export const firstPaintKeys = [themeKey, densityKey, sidebarKey] as const;

export const readTheme = (stored: unknown): Theme => themes.find((theme) => theme === stored) ?? 'system';

export const isDarkTheme = (theme: Theme, isSystemDark: boolean): boolean =>
  theme === 'dark' || (theme === 'system' && isSystemDark);

/** Table densities, named as in the table. */
export const densities = ['compact', 'regular', 'comfortable'] as const;
export type Density = (typeof densities)[number];
export const readDensity = (stored: unknown): Density => densities.find((density) => density === stored) ?? 'compact';

export const readIsSidebarFolded = (stored: unknown): boolean => stored === 'folded';
