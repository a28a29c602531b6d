import { screen, within } from '@testing-library/react';
import { LeaveCalendar } from '../../../../src/client/features/leave/calendar/LeaveCalendar';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const person = (_id: string, First_name: string) => ({ _id, First_name, Last_name: 'Frost', Employee_code: _id });
const kept = (Half: string | null, ...Employee_IDs: string[]) => ({
  Day: '2026-03-04',
  Name: 'Feast',
  Half,
  Employee_IDs,
});

test('a day is grey for those who have a whole holiday where they work, by one holiday or one for each half', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/leave/calendar', {
    People: [person('a', 'Ann'), person('b', 'Bo'), person('c', 'Cy'), person('d', 'Di')],
    People_total: 4,
    Leaves: [],
    Holidays: [kept(null, 'a'), kept('First Half', 'b', 'c'), kept('Second Half', 'c')],
  });
  renderConnected(<LeaveCalendar scope="team" onOpen={() => undefined} />, { address: '/teamleave?month=2026-03' });
  const isGrey = async (name: string): Promise<boolean | undefined> => {
    const row = await screen.findByRole('row', { name: new RegExp(`^${name} Frost`) });
    // The 4th of March, a Wednesday.
    return within(row).getAllByRole('cell')[3]?.classList.contains('db-leave-off');
  };
  expect([await isGrey('Ann'), await isGrey('Bo'), await isGrey('Cy'), await isGrey('Di')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
