import { addHoursPath } from '../../../../domain/tasks/taskPath';
import type { ReactNode } from 'react';
import { toClockTime } from '../../../../domain/calendar/clockTime';
import { addDays } from '../../../../domain/calendar/day';
import { minuteMs } from '../../../../domain/calendar/duration';
import { dayOfInstant } from '../../../../domain/calendar/formatInstant';
import { instantAt } from '../../../../domain/calendar/instantAt';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Month } from '../../../../domain/calendar/month';
import { ownManualRequestPath } from '../../../../domain/attendance/attendancePath';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { shownFailure } from '../../../api/apiFailure';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { requestText } from '../../attendance/attendanceTexts';
import { missingPunch, pendingRequest, whyNotRequestable } from '../../attendance/countedDay';
import { ManualRequestDialog, type ManualRequestDialogProps } from '../../manual-attendance/ManualRequestDialog';
import { MonthStrip, type MonthStripProps } from './MonthStrip';
import type { OwnDay } from './ownDays';
import type { OwnMonthDays } from './useOwnMonthDays';

export interface OwnMonthStripProps {
  readonly month: Month;
  readonly own: OwnMonthDays;
  /** In place of the strip, once the month is read. */
  readonly children?: (days: readonly OwnDay[]) => ReactNode;
}

/** The days of a month of the user on one time axis, with the remedies for what is missing. */
export function OwnMonthStrip({ month, own, children }: OwnMonthStripProps) {
  // Requests are made by the calendar day, as the server checks them.
  const today = useToday();
  const workDate = useWorkDate();
  const timeZone = useSelector(selectTimeZone);
  const navigate = useNavigate();
  const request = useOverlay<Pick<ManualRequestDialogProps, 'day' | 'missing'>>('request');
  const { days, isRead, failed, figures } = own;
  const failure = shownFailure(failed?.error);
  const findRemedy: MonthStripProps['findRemedy'] = (day, gap) => {
    if (gap.kind === 'untracked')
      return {
        label: 'Add hours',
        open: () => {
          const clockTime = (ms: number): string => toClockTime(new Date(ms).toISOString(), timeZone);
          // Hours belong to one calendar day.
          const gapDay = dayOfInstant(new Date(gap.from).toISOString(), timeZone);
          const dayEnd = instantAt(addDays(gapDay, 1), '00:00', timeZone).getTime() - minuteMs;
          void navigate(addHoursPath(gapDay, clockTime(gap.from), clockTime(Math.min(gap.to, dayEnd))));
        },
        disabledReason: figures.data?.Hours_closed === true ? closedMonthMessage(month, 'hours') : undefined,
      };
    const pending = pendingRequest(day.attendance);
    if (pending) return { label: 'Pending', address: ownManualRequestPath(pending._id), text: requestText(pending) };
    return whyNotRequestable(day.attendance, today) === undefined
      ? {
          label: 'Request',
          open: () => request.open({ day: day.day, missing: missingPunch(day.attendance) }),
          disabledReason: undefined,
        }
      : undefined;
  };
  return (
    <>
      {failed && failure ? (
        <LoadFailed what="the month" failure={failure} onRetry={failed.refetch} isRetrying={failed.isFetching} />
      ) : !isRead ? (
        <PanelSkeleton lines={20} label="Loading the month" />
      ) : (
        (children?.(days) ?? <MonthStrip days={days} timeZone={timeZone} today={workDate} findRemedy={findRemedy} />)
      )}
      {request.props && <ManualRequestDialog {...request.props} onClose={request.close} />}
    </>
  );
}
