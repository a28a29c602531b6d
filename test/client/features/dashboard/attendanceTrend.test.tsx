import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { AttendanceTrendPanel } from '../../../../src/client/features/dashboard/AttendanceTrendPanel';
import { trendPoint } from '../../../../src/client/features/dashboard/company/trendFigures';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

jest.mock('../../../../src/client/features/dashboard/company/AttendanceTrendChart', () => ({
  __esModule: true,
  default: () => null,
}));

const months = [
  { month: '2026-02', present: 20.5, absent: 0, paidLeave: 3, workingDays: 30 },
  { month: '2026-03', present: 10, absent: 2, paidLeave: 0, workingDays: 30 },
];

test('each figure of a month opens the employees that it counts, those with most days first', async () => {
  fakeNetwork().succeed('/auth/dashboard/attendance-trend', months);
  renderConnected(<AttendanceTrendPanel />, { flags: ['Report.Attendance_Summary'] });
  const table = await screen.findByRole('table', { name: 'Days by month of all who were employed then' });
  const links = within(table)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  const path = '/report/attendance-summary?month=';
  const figure = (column: string, month: string) =>
    `${path}${month}&sort=-${column}&columns=${column}&f.${column}=num%3A0.5..`;
  expect(links).toEqual([
    ['February 2026', `${path}2026-02`],
    ['February 2026, Present: 20.5 days', figure('present', '2026-02')],
    ['February 2026, Leave: 3 days', figure('paid_leave', '2026-02')],
    ['March 2026', `${path}2026-03`],
    ['March 2026, Present: 10 days', figure('present', '2026-03')],
    ['March 2026, Absent: 2 days', figure('absent', '2026-03')],
  ]);
});

test('the months end with the one that is looked at, and those of another are not shown while it loads', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/dashboard/attendance-trend', months);
  const Looking = () => {
    const [month, look] = useState('2026-03');
    return (
      <>
        <button onClick={() => look('2026-02')}>February</button>
        <AttendanceTrendPanel month={month} />
      </>
    );
  };
  renderConnected(<Looking />);
  const shown = { name: 'Days by month of all who were employed then' };
  await screen.findByRole('table', shown);
  fireEvent.click(screen.getByRole('button', { name: 'February' }));
  expect(screen.queryByRole('table', shown)).toBeNull();
  await screen.findByRole('table', shown);
  expect(network.callsTo('/auth/dashboard/attendance-trend').map(({ url }) => url)).toEqual([
    '/api/auth/dashboard/attendance-trend?month=2026-03',
    '/api/auth/dashboard/attendance-trend?month=2026-02',
  ]);
});

test('a point of the picture is a figure of its month', () => {
  expect(trendPoint(months, { series: 'Leave', index: 0 })).toEqual({ month: '2026-02', figure: 'paid_leave' });
  expect(trendPoint(months, { series: 'Absent', index: 1 })).toEqual({ month: '2026-03', figure: 'absent' });
  expect(trendPoint(months, { series: 'Present', index: 2 })).toBeUndefined();
  expect(trendPoint(months, { series: 'Other', index: 0 })).toBeUndefined();
});
