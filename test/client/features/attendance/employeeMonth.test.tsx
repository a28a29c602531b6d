import { screen } from '@testing-library/react';
import { EmployeeMonth } from '../../../../src/client/features/attendance/EmployeeMonth';
import { attendanceDay } from '../../../support/client/attendanceDay';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

const counts = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };

async function show(day: string): Promise<void> {
  fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-11-10')], summary: counts });
  renderConnected(<EmployeeMonth id="person-2" name="Olive Other" month="2025-11" />, {
    address: `/pending?day=${day}`,
  });
  expect(await screen.findByRole('row', { name: /10\/11\/2025/ })).toBeVisible();
}

test('a day of another month, which the record before had open, is not said to be missing', async () => {
  await show('2025-10-07');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['2025-11-11', 'nonsense'])('a day that is not in the month is: %s', async (day) => {
  await show(day);
  expect(await screen.findByRole('dialog', { name: 'This day was not found' })).toBeVisible();
});
