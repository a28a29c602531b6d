import { fireEvent, screen } from '@testing-library/react';
import { LeaveYear } from '../../../../../src/client/features/leave/year/LeaveYear';
import { selectLeaveFormValues } from '../../../../../src/client/features/leave/form/leaveFormSlice';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const leave = {
  _id: 'l1',
  Employee_ID: 'e1',
  Leave_type: 'Casual Leave',
  Leave_Date_to_Date: '2026-10-08,2026-10-09',
  Leave_half_from: 'First Half',
  Leave_half_to: 'First Half',
  Status: 'Pending',
  Emergency_leave: 'false',
};

async function shownYear() {
  const network = fakeNetwork();
  network.succeed('/auth/leave/year', {
    Leaves: [leave],
    Holidays: [{ Day: '2026-10-20', Name: 'Feast', Half: 'Second Half' }],
  });
  const rendered = renderConnected(<LeaveYear year={2026} />, { address: '/leaves?list=year' });
  return { ...rendered, grid: await screen.findByRole('grid', { name: 'Leave of 2026' }) };
}
/** Hundreds of cells are too many to look for one by its role. */
const cell = (day: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=gridcell][data-day="${day}"]`);
  if (!found) throw new Error(`The year has no ${day}`);
  return found;
};
/** What a screen reader says of a day, and what is to be seen. */
const contents = (day: string) => [...cell(day).children].map(({ textContent }) => textContent);

test('a year shows leaves and holidays by halves, and counts working days', async () => {
  await shownYear();
  const period = 'Casual Leave, Pending, 08/10/2026 - 09/10/2026 (1.5 Days, First Half – First Half)';
  expect(contents('2026-10-08')).toEqual([`Thursday 08/10/2026: ${period}`, '8', 'C?Casual?']);
  expect(contents('2026-10-09')).toEqual([`Friday 09/10/2026: ${period}`, '9', 'C?']);
  expect(contents('2026-10-20')).toEqual(['Tuesday 20/10/2026: Feast, Second Half', '20', 'H']);
  expect(contents('2026-10-21')).toEqual(['Wednesday 21/10/2026', '21']);
  const [october, sums] = ['Oct', 'Total'].map((name) => screen.getByText(name).closest('[role=row]'));
  expect([...(october?.querySelectorAll('.db-year-total') ?? [])].map((cell) => cell.textContent)).toEqual([
    '',
    '1.5',
    '21.5',
  ]);
  expect([...(sums?.querySelectorAll('.db-year-total') ?? [])].map((cell) => cell.textContent)).toEqual([
    '0',
    '1.5',
    '260.5',
  ]);
});

test('keys move from day to day, and Enter opens a leave, a request for a day to come, or the attendance', async () => {
  const { grid, store, address } = await shownYear();
  const chosen = (): string =>
    document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.dataset.day ?? '';
  fireEvent.click(cell('2026-10-07'));
  const apply = selectLeaveFormValues(store.getState());
  expect(chosen()).toBe('2026-10-07');
  expect([apply.StartDate, apply.EndDate]).toEqual(['2026-10-07', '2026-10-07']);
  expect(address()).toContain('apply=1');
  fireEvent.keyDown(grid, { key: 'ArrowRight' });
  expect(chosen()).toBe('2026-10-08');
  fireEvent.keyDown(grid, { key: 'Enter' });
  expect(address()).toContain('logs=l1');
  fireEvent.keyDown(grid, { key: 'ArrowUp' });
  fireEvent.keyDown(grid, { key: 'Home' });
  expect(chosen()).toBe('2026-09-01');
  fireEvent.click(cell('2026-02-27'));
  expect(address()).toBe('/myattendance?day=2026-02-27');
});
