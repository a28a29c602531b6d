import { FormGroup, SegmentedControl } from '@blueprintjs/core';
import { densityKey, readDensity, readTheme, themeKey } from '../../../session/theme';
import { usePreference } from '../../../session/usePreference';
import { MailPreferences } from './MailPreferences';
import { ProfilePanel } from './ProfilePanel';
import { StartPagePreference } from './StartPagePreference';

const themeOptions = [
  { label: 'Same as system', value: 'system' },
  { label: 'Light', value: 'light' },
  { label: 'Dark', value: 'dark' },
];
const densityOptions = [
  { label: 'Compact', value: 'compact' },
  { label: 'Regular', value: 'regular' },
  { label: 'Comfortable', value: 'comfortable' },
];

/** Stored immediately, without a button. */
export function PreferencesPanel() {
  const [theme, storeTheme] = usePreference(themeKey, readTheme);
  const [density, storeDensity] = usePreference(densityKey, readDensity);
  return (
    <ProfilePanel title="Preferences">
      <FormGroup label="Theme">
        <SegmentedControl
          aria-label="Theme"
          options={themeOptions}
          value={theme}
          onValueChange={(value) => storeTheme(readTheme(value))}
        />
      </FormGroup>
      <FormGroup label="Density">
        <SegmentedControl
          aria-label="Density"
          options={densityOptions}
          value={density}
          onValueChange={(value) => storeDensity(readDensity(value))}
        />
      </FormGroup>
      <StartPagePreference />
      <MailPreferences />
    </ProfilePanel>
  );
}
