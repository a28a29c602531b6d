import { ShownToasts } from '../ui/dialogs/Toasts';
import { useAppliedPreferences } from './useAppliedPreferences';

function AppliedPreferences() {
  useAppliedPreferences();
  return null;
}

/** What an earlier state shows in addition to its screen: its theme, its density and its toasts. */
export const OutsideScreen = () => (
  <>
    <AppliedPreferences />
    <ShownToasts position="bottom" />
  </>
);
