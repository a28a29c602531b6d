import { closedHoursMessage } from '../../../../domain/timer/closedHours';
import { Suspense, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addMonths, daysOfMonth, toMonth, monthWithin } from '../../../../domain/calendar/month';
import { isRequestableDay } from '../../../../domain/manual-attendance/manualRequestRules';
import { useGetAttendanceOfMonthQuery, useGetOwnMonthQuery, useListOwnTimeEntriesQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { useOverlay } from '../../../screen-state/useOverlay';
import { selectTimeZone, selectUser } from '../../../session/sessionSelectors';
import { useNow } from '../../../ui/badges/useNow';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { ManualRequestDialog } from '../../manual-attendance/ManualRequestDialog';
import { useToday } from '../../../widgets/useToday';
import { DashboardPanel } from '../screens/DashboardPanel';
import { ProjectHours, RequestStates, TaskFigures } from './MonthFigures';
import { MonthStrip, type MonthStripProps } from './MonthStrip';
import { toOwnDays, type OwnDay } from './ownDays';
import { QueryPanel } from '../screens/QueryPanel';
import { refreshed } from '../screens/refreshed';
import { loadedPart } from '../../../ui/states/loadedPart';
import '../screens/dashboard.css';
import './myDashboard.css';

// The table with its Excel export is loaded on demand; the strip is always shown.
const MonthTable = loadedPart(() => import('./MonthTable').then((module) => ({ default: module.MonthTable })));

const looks = ['strip', 'table'] as const;
const tabs = [
  { id: 'strip', title: 'Strip' },
  { id: 'table', title: 'Table' },
] as const;
const none: readonly never[] = [];
/** The missing punch. */
const missingType = (day: OwnDay): 'checkIn' | 'checkOut' => (day.attendance.checkIn === null ? 'checkIn' : 'checkOut');

/** /my-dashboard: the user's own month by days, with missing punches and the way to correct them. */
export default function MyDashboardScreen() {
  const today = useToday();
  const now = useNow(60_000);
  const timeZone = useSelector(selectTimeZone);
  const userId = useSelector(selectUser)?._id ?? '';
  const navigate = useNavigate();
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(today) });
  const [look, chooseLook] = useUrlChoice('look', looks);
  const request = useOverlay<{ day: string; type: 'checkIn' | 'checkOut' }>('request');
  const { first, last } = daysOfMonth(month);
  const attendance = useGetAttendanceOfMonthQuery(
    { month: Number(month.slice(5)), year: Number(month.slice(0, 4)), employee_id: userId },
    { ...refreshed, skip: userId === '' },
  );
  const hours = useListOwnTimeEntriesQuery({ from: first, to: last }, refreshed);
  const figures = useGetOwnMonthQuery(month, refreshed);
  const [shownAttendance, logs, ownMonth] = [attendance.currentData, hours.currentData, figures.currentData];
  const days = useMemo(
    () => toOwnDays(shownAttendance?.days ?? none, logs ?? none, ownMonth, { now, today, timeZone }),
    [shownAttendance, logs, ownMonth, now, today, timeZone],
  );
  const goTo = (step: 1 | -1): void => choose(monthWithin(addMonths(month, step), limits));
  usePageKeys('My month', [
    month > limits.min && { keys: '[', description: 'Previous month', run: () => goTo(-1) },
    month < limits.max && { keys: ']', description: 'Next month', run: () => goTo(1) },
  ]);
  const findRemedy: MonthStripProps['findRemedy'] = (day, gap) => {
    if (gap.kind === 'untracked')
      return {
        label: 'Add hours',
        open: () => void navigate(`/taskList?scope=hours&week=${day.day}&add=${day.day}`),
        disabledReason: ownMonth?.Hours_closed === true ? closedHoursMessage(month) : undefined,
      };
    return isRequestableDay(day.day, today)
      ? {
          label: 'Request',
          open: () => request.open({ day: day.day, type: missingType(day) }),
          disabledReason: undefined,
        }
      : undefined;
  };
  const failed = [attendance, hours, figures].find((query) => query.currentData === undefined && query.isError);
  const failure = shownFailure(failed?.error);
  return (
    <Page header={<PageHeader title="My month" actions={<MonthPicker month={month} {...limits} onPick={choose} />} />}>
      <div className="db-month">
        <DashboardPanel title="Days">
          <Tabbed name="my-month" tabs={tabs} selected={look} onSelect={chooseLook}>
            {failed && failure ? (
              <LoadFailed
                what="the month"
                message={failure.message}
                requestId={failure.requestId}
                onRetry={() => void failed.refetch()}
                isRetrying={failed.isFetching}
              />
            ) : shownAttendance === undefined || logs === undefined ? (
              <PanelSkeleton lines={20} label="Loading the month" />
            ) : look === 'strip' ? (
              <MonthStrip days={days} timeZone={timeZone} today={today} findRemedy={findRemedy} />
            ) : (
              <Suspense fallback={<PanelSkeleton lines={20} label="Loading the table" />}>
                <MonthTable days={days} month={month} timeZone={timeZone} />
              </Suspense>
            )}
          </Tabbed>
        </DashboardPanel>
        <div className="db-dashboard-side">
          <QueryPanel title="My tasks now" query={{ ...figures, data: ownMonth }} what="your tasks" lines={8}>
            {({ Tasks: tasks }) => <TaskFigures tasks={tasks} />}
          </QueryPanel>
          <QueryPanel title="Hours per project" query={{ ...hours, data: logs }} what="your hours" lines={4}>
            {(shown) => <ProjectHours logs={shown} now={now} />}
          </QueryPanel>
          <QueryPanel title="My requests" query={{ ...figures, data: ownMonth }} what="your requests" lines={5}>
            {(shown) => <RequestStates month={shown} />}
          </QueryPanel>
        </div>
      </div>
      {request.props && <ManualRequestDialog {...request.props} onClose={request.close} />}
    </Page>
  );
}
