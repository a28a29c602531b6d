import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { addMonths, toMonth, monthWithin } from '../../../../domain/calendar/month';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { MonthPicker } from '../../../ui/form/day/MonthPicker';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useUrlMonth } from '../../../widgets/url-state/useUrlMonth';
import { useToday } from '../../../widgets/useToday';
import { useWorkDate } from '../../../widgets/useWorkDate';
import { DashboardPanel } from '../screens/DashboardPanel';
import { ProjectHours, RequestStates, TaskFigures } from './MonthFigures';
import { OwnMonthStrip } from './OwnMonthStrip';
import { OwnMonthTotals } from './OwnMonthTotals';
import { useOwnMonthDays } from './useOwnMonthDays';
import { LeaveCountersPanel } from '../screens/LeaveCountersPanel';
import { NextHolidayPanel } from '../screens/NextHolidayPanel';
import { QueryPanel } from '../screens/QueryPanel';
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

/** /my-dashboard: the user's own month by days, with missing punches and the way to correct them. */
export default function MyDashboardScreen() {
  const timeZone = useSelector(selectTimeZone);
  // Hours after midnight belong to the calendar day: those of a new month can be looked at before its first working day.
  const { month, choose, limits } = useUrlMonth({ preset: toMonth(useWorkDate()), max: toMonth(useToday()) });
  const [look, chooseLook] = useUrlChoice('look', looks);
  const own = useOwnMonthDays(month);
  const { hours, figures } = own;
  const goTo = (step: 1 | -1): void => choose(monthWithin(addMonths(month, step), limits));
  usePageKeys('My month', [
    month > limits.min && { keys: '[', description: 'Previous month', run: () => goTo(-1) },
    month < limits.max && { keys: ']', description: 'Next month', run: () => goTo(1) },
  ]);
  return (
    <Page header={<PageHeader title="My month" actions={<MonthPicker month={month} {...limits} onPick={choose} />} />}>
      <div className="db-month">
        <DashboardPanel title="Days">
          <Tabbed name="my-month" tabs={tabs} selected={look} onSelect={chooseLook}>
            {look === 'strip' ? (
              <OwnMonthStrip month={month} own={own} />
            ) : (
              <OwnMonthStrip month={month} own={own}>
                {(days) => (
                  <Suspense fallback={<PanelSkeleton lines={20} label="Loading the table" />}>
                    <MonthTable days={days} month={month} timeZone={timeZone} />
                  </Suspense>
                )}
              </OwnMonthStrip>
            )}
          </Tabbed>
        </DashboardPanel>
        <div className="db-dashboard-side">
          <OwnMonthTotals month={month} own={own} />
          <QueryPanel title="My tasks now" query={figures} what="your tasks" lines={8}>
            {({ Tasks: tasks }) => <TaskFigures tasks={tasks} />}
          </QueryPanel>
          <QueryPanel title="Hours per project" query={hours} what="your hours" lines={4}>
            {(shown) => <ProjectHours entries={shown} />}
          </QueryPanel>
          <QueryPanel title="My requests" query={figures} what="your requests" lines={5}>
            {(shown) => <RequestStates figures={shown} month={month} />}
          </QueryPanel>
          <LeaveCountersPanel />
          <NextHolidayPanel />
        </div>
      </div>
    </Page>
  );
}
