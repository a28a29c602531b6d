import { Callout } from '@blueprintjs/core';
import { CalendarIcon } from '@blueprintjs/icons';
import { formatDay } from '../../../domain/calendar/formatDay';
import { useSetTodayMutation } from '../../api/api';
import { lensMark } from '../../permissions/lensMark';
import { useIsPermitted } from '../../permissions/useIsPermitted';
import { showError } from '../../ui/dialogs/toaster';
import { useUrlRecord } from '../../widgets/url-state/useUrlRecord';
import { useToday } from '../../widgets/useToday';
import { todayFlag, todayParameter } from './todayAddress';
import './clock.css';
import { Button } from '../../ui/controls/Button';

/** Always visible while the date of the company is set, so that no one takes it for the real date. */
export default function TodayBanner() {
  const today = useToday();
  const mayReset = useIsPermitted(todayFlag);
  const [, open] = useUrlRecord(todayParameter);
  const [setToday, { isLoading }] = useSetTodayMutation();
  const reset = (): void =>
    void setToday({})
      .unwrap()
      .catch((failure: { message: string }) => showError(failure.message));
  return (
    <Callout compact intent="warning" icon={<CalendarIcon />} role="status" className="db-today-banner">
      <span>
        Today is <strong>{formatDay(today)}</strong> for everyone in this demonstration company.
      </span>
      {mayReset && (
        <span className="db-today-actions" {...lensMark(todayFlag)}>
          <Button size="small" text="Change" onClick={() => open('set')} />
          <Button size="small" text="Reset" loading={isLoading} onClick={reset} />
        </span>
      )}
    </Callout>
  );
}
