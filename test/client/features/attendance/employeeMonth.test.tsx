import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmployeeMonth } from '../../../../src/client/features/attendance/EmployeeMonth';
import { attendanceDay } from '../../../support/client/attendanceDay';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

const summary = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };

test.each([
  ['2025-12', '/pending?day=2025-12-07', 1],
  ['2025-11', '/pending', 0],
])('only the month of a day says that it does not have it: in %s', async (month, left, found) => {
  fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-12-10')], summary });
  // The month next to a list follows the chosen record, and the address still has the day of the one before.
  const { address } = renderConnected(<EmployeeMonth id="person-2" name="Olive Other" month={month} />, {
    address: '/pending?day=2025-12-07',
  });
  expect(await screen.findByRole('grid', { name: 'Attendance of Olive Other' })).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('dialog', { name: 'This day was not found' })).toHaveLength(found));
  expect(address()).toBe(left);
});

test('a day says whose it is, and goes from the address when the list shows another person', async () => {
  fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-12-10')], summary });
  const { address, unmount } = renderConnected(<EmployeeMonth id="person-2" name="Olive Other" month="2025-12" />, {
    address: '/pending',
  });
  const table = await screen.findByRole('grid', { name: 'Attendance of Olive Other' });
  await userEvent.dblClick(await within(table).findByText('Wednesday'));
  expect(await screen.findByRole('dialog', { name: 'Olive Other: Wednesday, 10/12/2025' })).toBeVisible();
  expect(address()).toBe('/pending?day=2025-12-10&dayEmployee=person-2');
  unmount();
  const next = renderConnected(<EmployeeMonth id="person-3" name="Nora Next" month="2025-12" />, {
    address: '/pending?day=2025-12-10&dayEmployee=person-2',
  });
  await waitFor(() => expect(next.address()).toBe('/pending'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
