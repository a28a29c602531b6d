import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnMonthStrip } from '../../../../../src/client/features/dashboard/month/OwnMonthStrip';
import { useOwnMonthDays } from '../../../../../src/client/features/dashboard/month/useOwnMonthDays';
import { addDays } from '../../../../../src/domain/calendar/day';
import { formatDay } from '../../../../../src/domain/calendar/formatDay';
import { toMonth } from '../../../../../src/domain/calendar/month';
import { attendanceDay } from '../../../../support/client/attendanceDay';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { standAtTestStart } from '../../../../support/moments/pageClock';
import { renderConnected } from '../../../../support/renderConnected';

const today = standAtTestStart().toISOString().slice(0, 10);
const seenInTheMorning = (day: string) => ({
  ...attendanceDay(day),
  checkIn: `${day}T04:00:00Z`,
  face_in_logs: [`${day}T04:00:00Z`],
  missing_punch: true,
});

const OwnMonth = ({ month }: { readonly month: string }) => (
  <OwnMonthStrip month={month} own={useOwnMonthDays(month)} />
);

test('of two days without a punch the one that is requested leads to the request, the other opens its form', async () => {
  const [asked, open] = [addDays(today, -2), addDays(today, -1)];
  const network = fakeNetwork();
  const request = { _id: 'asked', type: 'checkOut', time: '18:40', status: 'Pending' } as const;
  network.succeed('/auth/faceLoginList', {
    days: [{ ...seenInTheMorning(asked), manual_requests: [request] }, seenInTheMorning(open)],
    summary: {},
  });
  network.succeed('/auth/task/my-hour-logs', []);
  network.succeed('/auth/dashboard/my-month', { Corrections: [], Overtime: [], Hours_closed: false });
  network.succeed('/auth/attendance/my-requests', [{ ...request, date: asked }]);
  renderConnected(<OwnMonth month={toMonth(today)} />);
  expect(
    await screen.findByRole('link', { name: `Pending on ${formatDay(asked)}: Check out 06:40 PM: Pending` }),
  ).toHaveAttribute('href', '/myattendance?tab=requests&logs=asked');
  const buttons = screen.getAllByRole('button', { name: /^Request on/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('textbox', { name: /^Date/ })).toHaveValue(formatDay(open));
  expect(screen.getByRole('button', { name: /^Type.*Check out/ })).toBeVisible();
});
