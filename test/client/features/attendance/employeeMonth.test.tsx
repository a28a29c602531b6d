import { screen } from '@testing-library/react';
import { EmployeeMonth } from '../../../../src/client/features/attendance/EmployeeMonth';
import { Scope } from '../../../../src/client/screen-state/Scope';
import { attendanceDay } from '../../../support/client/attendanceDay';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

giveTablesRoom();

test.each(['2025-10-07', '2025-11-11'])('only the month of a day says that it does not have it: %s', async (day) => {
  const summary = { absent: 0, present: 0, holiday: 0, workingDays: 0, paidLeave: 0 };
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
