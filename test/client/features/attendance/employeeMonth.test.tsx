import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmployeeMonth } from '../../../../src/client/features/attendance/EmployeeMonth';
import { Scope } from '../../../../src/client/screen-state/Scope';
import { attendanceDay } from '../../../support/client/attendanceDay';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

const summary = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };

test.each(['2025-10-07', '2025-11-11'])('only the month of a day says that it does not have it: %s', async (day) => {
  fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-12-10')], summary });
  // The month next to a list follows the chosen record, and the address still has the day of the one before.
  renderConnected(
    <>
      {['2025-10', '2025-11', '2025-12'].map((month) => (
        <Scope key={month} name={month}>
          <EmployeeMonth id="person-2" name="Olive Other" month={month} />
        </Scope>
      ))}
    </>,
    { address: `/pending?day=${day}` },
  );
  expect(await screen.findAllByRole('dialog', { name: 'This day was not found' })).toHaveLength(1);
});

test('a day says whose it is, and does not stay open when the list shows another person', async () => {
  fakeNetwork().succeed('/auth/faceLoginList', { days: [attendanceDay('2025-12-10')], summary });
  const { address } = renderConnected(
    <>
      <Scope name="one">
        <EmployeeMonth id="person-2" name="Olive Other" month="2025-12" />
      </Scope>
      <Scope name="next">
        <EmployeeMonth id="person-3" name="Nora Next" month="2025-12" />
      </Scope>
    </>,
    { address: '/pending' },
  );
  const table = await screen.findByRole('grid', { name: 'Attendance of Olive Other' });
  await userEvent.dblClick(await within(table).findByText('Wednesday'));
  expect(await screen.findByRole('dialog', { name: 'Olive Other: Wednesday, 10/12/2025' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(address()).toBe('/pending?day=2025-12-10&dayEmployee=person-2');
});
