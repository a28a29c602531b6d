import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AttendanceScreen from '../../../../src/client/features/attendance/screens/AttendanceScreen';
import FaceAttendanceScreen from '../../../../src/client/features/attendance/screens/FaceAttendanceScreen';
import LeavesScreen from '../../../../src/client/features/leave/screens/LeavesScreen';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { giveTablesRoom } from '../../../support/tableRoom';

giveTablesRoom();

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
