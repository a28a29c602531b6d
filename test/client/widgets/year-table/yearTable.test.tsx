import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { YearTable } from '../../../../src/client/widgets/year-table/YearTable';
import { renderConnected } from '../../../support/renderConnected';

const getMarks = () => [];
const halves = [
  { text: 'C', half: 'First Half', tone: 'good', spoken: 'Casual Leave, first half' },
  { text: 'S', half: 'Second Half', tone: 'waiting', spoken: 'Sick Leave, second half' },
] as const;
const table = (shown?: string) => (
  <YearTable
    name="Days"
    year={2026}
    today="2026-03-04"
    getMarks={getMarks}
    {...(shown !== undefined && { shown })}
    totals={[{ header: 'Leave', cell: () => '1', sum: '12' }]}
  />
);
function Chooser() {
  const [shown, show] = useState('2026-05-01');
  return (
    <>
      <button onClick={() => show('2026-12-25')}>Christmas</button>
      {table(shown)}
    </>
  );
}
const cursorDay = (): string | undefined =>
  document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '')?.dataset.day;

afterEach(() => jest.restoreAllMocks());

test('the day that the page is about is scrolled to and has the cursor, also when it was elsewhere', () => {
  const scrolledTo: (string | undefined)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolledTo.push(this.dataset.day);
  });
  renderConnected(<Chooser />);
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'ArrowLeft' });
  expect(cursorDay()).toBe('2026-04-30');
  fireEvent.click(screen.getByText('Christmas'));
  expect(cursorDay()).toBe('2026-12-25');
  expect(scrolledTo).toEqual(['2026-05-01', '2026-04-30', '2026-12-25']);
});

test('without such a day the table begins with today, which small windows would not show', () => {
  const scrolledTo: (string | undefined)[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolledTo.push(this.dataset.day);
  });
  renderConnected(table());
  expect(scrolledTo).toEqual(['2026-03-04']);
});

test('a day with two half-day leaves asks which one to open; a press on one of them opens it', async () => {
  const onOpen = jest.fn();
  renderConnected(<YearTable name="Days" year={2026} today="2026-03-04" getMarks={() => halves} onOpen={onOpen} />);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sick Leave, second half' }));
  expect(onOpen.mock.calls).toEqual([['2026-03-04', halves[1]]]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('grid')).toHaveFocus();
  const first = screen.getByRole('grid').querySelector('[data-day="2026-03-05"] [data-mark="0"]');
  await userEvent.click(first ?? document.body);
  expect(onOpen.mock.calls.at(-1)).toEqual(['2026-03-05', halves[0]]);
});

test('keys in the choice of a leave do not reach the days below it', async () => {
  const onOpen = jest.fn();
  const getSome = (day: string) => (day === '2026-03-04' ? halves : []);
  renderConnected(<YearTable name="Days" year={2026} today="2026-03-04" getMarks={getSome} onOpen={onOpen} />);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: 'Sick Leave, second half' })).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(cursorDay()).toBe('2026-03-04');
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([['2026-03-04', halves[1]]]);
});

test('the totals of the year are below the headings of the totals for screen readers as well', () => {
  renderConnected(table());
  const widths = ['Month', 'Total'].map((name) =>
    [...(screen.getByText(name).closest('[role=row]')?.children ?? [])].reduce(
      (width, cell) => width + Number(cell.getAttribute('aria-colspan') ?? 1),
      0,
    ),
  );
  expect(widths[0]).toBe(widths[1]);
});
