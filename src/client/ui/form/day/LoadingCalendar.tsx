import { Spinner } from '@blueprintjs/core';
import { useContentEntry } from '../../focus/useOverlayFocus';

/** Placeholder of the calendar in its popover. */
export function LoadingCalendar() {
  useContentEntry();
  return <Spinner className="db-day-loading" size={24} />;
}
