import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AttendanceScreen from '../../../../src/client/features/attendance/screens/AttendanceScreen';
import AttendanceSummaryScreen from '../../../../src/client/features/attendance/screens/AttendanceSummaryScreen';
import FaceAttendanceScreen from '../../../../src/client/features/attendance/screens/FaceAttendanceScreen';
import LeavesScreen from '../../../../src/client/features/leave/screens/LeavesScreen';
import { whyNotRequestable } from '../../../../src/client/features/attendance/countedDay';
import { ManualRequestDialog } from '../../../../src/client/features/manual-attendance/ManualRequestDialog';
import { formatDay } from '../../../../src/domain/calendar/formatDay';
import { addDays } from '../../../../src/domain/calendar/day';
import { attendanceDay } from '../../../support/client/attendanceDay';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { standAtTestStart } from '../../../support/moments/pageClock';
import { renderConnected } from '../../../support/renderConnected';
import { sentForm } from '../../../support/client/sentForm';
import { giveTablesRoom } from '../../../support/client/tableRoom';

giveTablesRoom();
const today = standAtTestStart().toISOString().slice(0, 10);

const pageSizes = async (): Promise<string[]> =>
  within(await screen.findByRole('combobox', { name: 'Rows per page' }))
    .getAllByRole('option')
    .map((option) => option.textContent ?? '');

test.each([
  ['everybody', [], ['My Leaves /me', 'Attendance /myattendance', 'Overtime /overtime']],
  [
    'a leader',
    ['Me.Team_Leave'],
    ['My Leaves /me', 'Attendance /myattendance', 'Overtime /overtime', 'Team Leave /teamleave'],
  ],
] as const)(
  'the leave area leads %s to leaves and attendance; leaves are on pages of 10, 20 or 30 and are chosen by quarter',
  async (_who, flags, tabs) => {
    const network = fakeNetwork();
    network.succeed('/auth/leaves', []);
    network.succeed('/auth/leave/leave-count', {
      LeavesinLast30Days: 1,
      LeavesInCurrentMonth: 1,
      LeaveTotalDays: 4,
      Carry_forward: 2,
    });
    renderConnected(<LeavesScreen />, { flags: [...flags] });
    const area = within(screen.getByRole('navigation', { name: 'Leave' }));
    expect(
      area.getAllByRole('link').map((link) => `${link.textContent ?? ''} ${link.getAttribute('href') ?? ''}`),
    ).toEqual(tabs);
    expect(await pageSizes()).toEqual(['10 per page', '20 per page', '30 per page', 'Fit', 'All']);
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: /^Quarter/ }));
    expect((await screen.findAllByRole('option', { name: /^Quarter-/ })).map((option) => option.textContent)).toEqual([
      'Quarter-1',
      'Quarter-2',
      'Quarter-3',
      'Quarter-4',
    ]);
  },
);

test('a month of attendance is one page of 35', async () => {
  fakeNetwork().succeed('/auth/faceLoginList', {
    days: [],
    summary: { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 },
  });
  renderConnected(<AttendanceScreen />);
  expect(await pageSizes()).toEqual(['35 per page', 'Fit', 'All']);
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('35');
});

test('a face login shows who it was: name, code, position, department, shift, location and the time of coming', async () => {
  const employee = {
    _id: 'person-2',
    First_name: 'Walt',
    Middle_name: 'M',
    Last_name: 'Worker',
    Employee_code: 'EMP002',
    Email: 'walt@company.example',
    Mobile: null,
    Position_id: { _id: 'p', Position_name: 'Developer' },
    Role_id: { _id: 'd', Department_name: 'Engineering' },
    Shift_type: null,
    Location: 'Head Office',
  };
  fakeNetwork().succeed('/auth/report/facelogins', [
    { date: '2026-03-02', Employee_id: employee, check_in_time: '2026-03-02T04:25:00Z', check_out_time: null },
  ]);
  renderConnected(<FaceAttendanceScreen />, { address: '/report/attendance?date=2026-03-02' });
  await screen.findAllByRole('gridcell', { name: /Walt/ });
  const shown = (role: 'columnheader' | 'gridcell'): string[] =>
    screen.getAllByRole(role).map((cell) => (cell.textContent ?? '').replace(/^Press down to drag|[▲▼]\d*$/g, ''));
  expect(shown('columnheader')).toEqual(
    expect.arrayContaining(['Name', 'Code', 'Position', 'Department', 'Shift', 'Location', 'Check In']),
  );
  expect(shown('gridcell')).toEqual(
    expect.arrayContaining([
      'Walt Worker',
      'EMP002',
      'Developer',
      'Engineering',
      '10 Am - 07.30 Pm',
      'Head Office',
      '09:55 AM',
    ]),
  );
});

const counts = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };
const requestButtons = () => screen.findAllByRole('gridcell', { name: /^Request/ });

test('own attendance is that of a month and a year, which the user picks', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/faceLoginList', { days: [], summary: counts });
  renderConnected(<AttendanceScreen />, { address: '/myattendance?month=2025-11' });
  await waitFor(() => expect(network.callsTo('/auth/faceLoginList')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Month/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'October' }));
  await waitFor(() => expect(network.callsTo('/auth/faceLoginList')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: /^Year/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2024' }));
  await waitFor(() => expect(network.callsTo('/auth/faceLoginList')).toHaveLength(3));
  expect(
    network.callsTo('/auth/faceLoginList').map(({ body }) => {
      const sent = new URLSearchParams(sentForm(body));
      return [sent.get('year'), sent.get('month')];
    }),
  ).toEqual([
    ['2025', '11'],
    ['2025', '10'],
    ['2024', '10'],
  ]);
});

test('an address that names a day alone opens it in its month, which stays when the day is closed', async () => {
  const network = fakeNetwork();
  network.answer('/auth/faceLoginList', ({ body }) => {
    const sent = new URLSearchParams(sentForm(body));
    const month = `${sent.get('year') ?? ''}-${(sent.get('month') ?? '').padStart(2, '0')}`;
    const data = { days: [attendanceDay(`${month}-10`)], summary: counts };
    return { httpStatus: 200, text: JSON.stringify({ status: 1, data }) };
  });
  const { address } = renderConnected(<AttendanceScreen />, { address: '/myattendance?day=2025-11-10' });
  const opened = await screen.findByRole('dialog', { name: 'Monday, 10/11/2025' });
  await userEvent.click(within(opened).getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/myattendance?month=2025-11');
  expect(network.callsTo('/auth/faceLoginList')).toHaveLength(1);
});

test.each(['2025-11-11', '2025-02-30', '2199-01-01', 'nonsense'])(
  'an address that names a day without attendance says so: %s',
  async (day) => {
    fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-11-10')], summary: counts });
    const { address } = renderConnected(<AttendanceScreen />, { address: `/myattendance?month=2025-11&day=${day}` });
    const notice = await screen.findByRole('dialog', { name: 'This day was not found' });
    await userEvent.click(within(notice).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(address()).toBe('/myattendance?month=2025-11');
  },
);

test.each([
  ['Check in', 'checkIn'],
  ['Check out', 'checkOut'],
])('the row of a day opens the request of a correction for that day: %s', async (label, type) => {
  const network = fakeNetwork();
  network.succeed('/auth/faceLoginList', {
    days: [4, 3, 2].map((age) => attendanceDay(addDays(today, -age))),
    summary: counts,
  });
  network.succeed('/auth/addManualAttendanceRequest', { _id: 'request' });
  network.succeed('/auth/attendance/my-requests', []);
  renderConnected(<AttendanceScreen />);
  const [, threeDaysOld] = await requestButtons();
  await userEvent.click(within(threeDaysOld as HTMLElement).getByText('Request'));
  const form = within(await screen.findByRole('dialog', { name: 'Manual Attendance Request' }));
  await userEvent.click(form.getByRole('button', { name: /^Type/ }));
  const types = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(types.map((option) => option.textContent)).toEqual(['Check in', 'Check out']);
  await userEvent.click(screen.getByRole('option', { name: label }));
  await userEvent.type(form.getByLabelText(/^Time/), '09:15');
  await userEvent.click(form.getByRole('button', { name: /^Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'WFH' }));
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(network.callsTo('/auth/addManualAttendanceRequest')).toHaveLength(1));
  const sent = new URLSearchParams(sentForm(network.callsTo('/auth/addManualAttendanceRequest')[0]?.body));
  expect(Object.fromEntries(sent)).toEqual({ date: addDays(today, -3), type, time: '09:15', reason: 'WFH' });
});

test('a day with a pending request says so and leads to it; its form says it and offers the other type', async () => {
  const day = addDays(today, -2);
  const pending = { _id: 'asked', type: 'checkOut', time: '18:40', status: 'Pending' } as const;
  const network = fakeNetwork();
  network.succeed('/auth/faceLoginList', {
    days: [{ ...attendanceDay(day), checkIn: `${day}T04:00:00Z`, missing_punch: true, manual_requests: [pending] }],
    summary: counts,
  });
  network.succeed('/auth/attendance/my-requests', [{ ...pending, date: day }]);
  const { address } = renderConnected(<AttendanceScreen />, { address: '/myattendance' });
  const link = await screen.findByRole('link', { name: 'Pending' });
  expect(link).toHaveAttribute('href', '/myattendance?tab=requests&logs=asked');
  expect(screen.queryByRole('button', { name: 'Request' })).toBeNull();
  await userEvent.dblClick(await screen.findByRole('gridcell', { name: formatDay(day) }));
  const details = within(await screen.findByRole('dialog', { name: new RegExp(formatDay(day)) }));
  expect(details.getByRole('link', { name: 'Check out 06:40 PM: Pending' })).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Request a correction' }));
  expect(address()).toContain(`request=${day}`);
  const form = within(await screen.findByRole('dialog', { name: 'Manual Attendance Request' }));
  expect(await form.findByRole('link', { name: 'Check out 06:40 PM: Pending' })).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /^Type.*Check in/ }));
  const types = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(types.map((option) => option.textContent)).toEqual(['Check in']);
});

test.each([
  ['the punch that the day lacks', 'check-in', [], 'Check in'],
  ['the only type that is free', 'both', ['checkIn'], 'Check out'],
] as const)('a request that is opened by its address has %s', async (_case, lacks, asked, type) => {
  const day = addDays(today, -1);
  const requests = asked.map((one) => ({ _id: one, date: day, type: one, time: '09:40', status: 'Approved' }));
  const network = fakeNetwork();
  network.succeed('/auth/faceLoginList', {
    days: [{ ...attendanceDay(day), ...(lacks === 'check-in' && { checkOut: `${day}T13:00:00Z` }) }],
    summary: counts,
  });
  network.succeed('/auth/attendance/my-requests', requests);
  renderConnected(<AttendanceScreen />, { address: `/myattendance?request=${day}` });
  const form = within(await screen.findByRole('dialog', { name: 'Manual Attendance Request' }));
  expect(await form.findByRole('button', { name: new RegExp(`^Type.*${type}`) })).toBeVisible();
  // Nothing is entered yet: closing asks nothing.
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a type that is requested already is rejected before it is sent', async () => {
  const network = fakeNetwork();
  const asked = { _id: 'asked', date: addDays(today, -1), type: 'checkIn', time: '09:40', status: 'Approved' };
  network.succeed('/auth/attendance/my-requests', [asked]);
  renderConnected(<ManualRequestDialog day={today} onClose={jest.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Check in' }));
  const date = screen.getByRole('textbox', { name: /^Date/ });
  await userEvent.clear(date);
  await userEvent.type(date, `${formatDay(asked.date)}{Tab}`);
  expect(await screen.findByText('Check in 09:40 AM: Approved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('You have a request for this day and type already')).toBeVisible();
  expect(network.callsTo('/auth/addManualAttendanceRequest')).toHaveLength(0);
});

test.each([
  ['nothing is requested', [], undefined],
  ['one is rejected', [['checkIn', 'Rejected']], undefined],
  ['one waits', [['checkIn', 'Pending']], undefined],
  [
    'both are taken',
    [
      ['checkIn', 'Pending'],
      ['checkOut', 'Approved'],
    ],
    'Both times of this day are requested already',
  ],
] as const)('a correction of today, of which %s', (_case, requests, reason) => {
  const manual_requests = requests.map(([type, status]) => ({ _id: type, type, time: '09:00', status }));
  expect(whyNotRequestable({ ...attendanceDay(today), manual_requests }, today)).toBe(reason);
});

test('no correction of a day before joining is offered', () => {
  expect(whyNotRequestable({ ...attendanceDay(today), before_joining: true }, today)).toBe(
    'This day is before the day of joining',
  );
});

test('a correction can be requested for days of at most three days ago', async () => {
  fakeNetwork().succeed('/auth/faceLoginList', {
    days: [4, 3, 0].map((age) => attendanceDay(addDays(today, -age))),
    summary: counts,
  });
  renderConnected(<AttendanceScreen />);
  const buttons = (await requestButtons()).map((cell) => within(cell).getByText('Request').closest('button'));
  expect(buttons.map((button) => button?.getAttribute('aria-disabled') === 'true' || button?.disabled)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the attendance summary is that of the month and the year picked, once Refresh is pressed', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/attendance/summarybymonth', []);
  renderConnected(<AttendanceSummaryScreen />, { address: '/report/attendance-summary?month=2025-11' });
  const asked = () => network.callsTo('/auth/attendance/summarybymonth');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: /^Month/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'October' }));
  await userEvent.click(screen.getByRole('button', { name: /^Year/ }));
  await userEvent.click(await screen.findByRole('option', { name: '2024' }));
  expect(asked()).toHaveLength(1);
  expect(screen.getByText('November 2025')).toBeVisible();
  expect(screen.getByText('The table shows November 2025 until you press Refresh')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(screen.getByText('October 2024')).toBeVisible();
  expect(screen.queryByText(/^The table shows/)).toBeNull();
  const sent = new URLSearchParams(sentForm(asked()[1]?.body));
  expect([sent.get('year'), sent.get('month')]).toEqual(['2024', '10']);
});
