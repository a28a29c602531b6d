import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyDashboardScreen from '../../../../../src/client/features/dashboard/month/MyDashboardScreen';
import OwnMonthPanel from '../../../../../src/client/features/dashboard/month/OwnMonthPanels';
import { addDays } from '../../../../../src/domain/calendar/day';
import { formatDay } from '../../../../../src/domain/calendar/formatDay';
import { instantAt } from '../../../../../src/domain/calendar/instantAt';
import { firstDayOfMonth, monthName, toMonth } from '../../../../../src/domain/calendar/month';
import { attendanceDay } from '../../../../support/client/attendanceDay';
import { fakeNetwork, type FakeNetwork } from '../../../../support/fakeNetwork';
import { standAt } from '../../../../support/moments/pageClock';
import { renderConnected } from '../../../../support/renderConnected';
import { testStart } from '../../../../support/testMoment';

/* One in the morning of the first day of a month: the last working day of the month before is still going on. */
// The company of the signed-in test user.
const timeZone = 'Asia/Kolkata';
const firstDay = firstDayOfMonth(toMonth(testStart.toISOString().slice(0, 10)));
const workDate = addDays(firstDay, -1);
const cameAt = instantAt(workDate, '18:00', timeZone).toISOString();

let network: FakeNetwork;
beforeEach(() => {
  standAt(instantAt(firstDay, '01:00', timeZone));
  network = fakeNetwork();
  network.succeed('/auth/faceLoginList', {
    days: [
      { ...attendanceDay(addDays(workDate, -1)), worked_minutes: 60 },
      { ...attendanceDay(workDate), worked_minutes: 420, checkIn: cameAt, face_in_logs: [cameAt] },
    ],
    summary: { workingDays: 20, present: 1, absent: 19, paidLeave: 0, holiday: 0 },
  });
  network.succeed('/auth/task/my-hour-logs', []);
  network.succeed('/auth/dashboard/my-month', {
    Corrections: [],
    Overtime: [],
    Requests: [],
    Tasks: [],
    Kra: null,
    Record_status: null,
    Hours_closed: false,
  });
});

const readMonths = (): unknown[] =>
  network.callsTo('/auth/faceLoginList').map(({ body }) => [body?.get('year'), body?.get('month')]);

test('after midnight the panel of the own month still shows the working day that goes on', async () => {
  renderConnected(<OwnMonthPanel name="own-month" title="My days" />);
  expect(await screen.findByRole('heading', { name: `My days, ${monthName(toMonth(workDate))}` })).toBeVisible();
  const row = await screen.findByRole('row', { name: new RegExp(formatDay(workDate)) });
  expect(row).toHaveClass('db-strip-today');
  expect(within(row).getByText(/Present 06:00 PM - now/)).toBeInTheDocument();
});

test('after midnight My month opens with the month of the working day, and the next one can be chosen', async () => {
  const { address } = renderConnected(<MyDashboardScreen />, { address: '/my-dashboard' });
  const row = await screen.findByRole('row', { name: new RegExp(formatDay(workDate)) });
  expect(row).toHaveClass('db-strip-today');
  // The present day is not over: the average is that of the day before it.
  expect(await screen.findByText('1h 00m a day')).toBeVisible();
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next).not.toHaveAttribute('aria-disabled');
  await userEvent.click(next);
  await waitFor(() => expect(address()).toBe(`/my-dashboard?month=${toMonth(firstDay)}`));
  const [year, month] = firstDay.split('-').map(String);
  await waitFor(() => expect(readMonths().at(-1)).toEqual([year, String(Number(month))]));
});
