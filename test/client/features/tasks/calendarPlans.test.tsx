import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Calendar, CalendarPlan } from '../../../../src/client/api/api';
import { taskEditsForgotten } from '../../../../src/client/entities/taskEdits';
import CalendarScreen from '../../../../src/client/features/tasks/calendar/CalendarScreen';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected, type Beginning, type Connected } from '../../../support/renderConnected';
import { sentForm } from '../../../support/client/sentForm';

const planOn = (Name: string, StartDate: string | null, DueDate: string, more: Partial<CalendarPlan> = {}) => ({
  _id: Name.toLowerCase(),
  Name,
  Project_id: 'project',
  Project_name: 'Harbour',
  From: StartDate ?? DueDate,
  To: DueDate,
  StartDate,
  DueDate,
  Status: 'OPEN',
  Version: 3,
  ...more,
});
const milestone = { ...planOn('Pilot', '2026-03-01', '2026-03-10'), From: '2026-03-10' };
const sprint = planOn('Sprint', '2026-03-10', '2026-03-12');
const calendarWith = (plans: Partial<Calendar>): Calendar => ({
  From: '2026-03-09',
  To: '2026-03-15',
  Person_name: null,
  Tasks: [],
  Milestones: [],
  Sprints: [],
  Leaves: [],
  Holidays: [],
  Days_off: { People: [], Holidays: [], Leaves: [] },
  Totals: [],
  ...plans,
});
const answered = (plan: CalendarPlan, days: Partial<CalendarPlan>) => ({ ...plan, ...days, Version: 4 });
const unanswered = (): Promise<never> => new Promise(() => undefined);
type Flags = NonNullable<Beginning['flags']>;
const editFlags: Flags = ['Milestone_Project.Edit', 'Sprint_Project.Edit'];

async function openCalendar(plans: Partial<Calendar>, flags: Flags = editFlags): Promise<FakeNetwork & Connected> {
  const network = fakeNetwork();
  network.succeed('/auth/calendar', calendarWith(plans));
  network.succeed('/auth/all-projects', []);
  const connected = renderConnected(<CalendarScreen />, {
    address: '/calendar?view=week&day=2026-03-10&people=all',
    flags,
  });
  (await screen.findByRole('grid', { name: 'Calendar' })).focus();
  return { ...network, ...connected };
}
const bar = () => screen.getByRole('gridcell', { description: /^(Milestone|Sprint) / });
const days = (): string | null => bar().getAttribute('aria-description');
const press = (keys: string) => userEvent.keyboard(`{Shift>}{ArrowDown}{/Shift}${keys}`);

test('a milestone is moved by keyboard: shown before the answer and sent with its version', async () => {
  const { callsTo, answer } = await openCalendar({ Milestones: [milestone] });
  answer('/milestone/edit', unanswered);
  await press('{Alt>}{ArrowRight}{/Alt}');
  expect(days()).toBe('Milestone Pilot, Harbour, OPEN, 11/03/2026, not saved');
  expect(callsTo('/milestone/edit')).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  expect(days()).toBe('Milestone Pilot, Harbour, OPEN, 11/03/2026');
  expect(sentForm(callsTo('/milestone/edit')[0]?.body)).toBe(
    'id=pilot&Name=Pilot&Version=3&StartDate=2026-03-01&DueDate=2026-03-11',
  );
  // Its next version is not known yet.
  expect(bar()).not.toHaveAttribute('data-movable');
});

test('Escape discards a move', async () => {
  const { callsTo } = await openCalendar({ Milestones: [milestone] });
  await press('{Alt>}{ArrowRight}{/Alt}{Escape}{Enter}');
  expect(days()).toBe('Milestone Pilot, Harbour, OPEN, 10/03/2026');
  expect(callsTo('/milestone/edit')).toHaveLength(0);
});

test('a moved sprint stays where it was put until the calendar is read again, and Ctrl + Z moves it back', async () => {
  const { callsTo, answer, succeed } = await openCalendar({ Sprints: [sprint] });
  const moved = { StartDate: '2026-03-11', DueDate: '2026-03-13' };
  answer('/auth/calendar', unanswered);
  succeed('/sprint/edit', answered(sprint, moved));
  await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
  expect(await screen.findByText('Days of the sprint changed')).toBeVisible();
  expect(days()).toBe('Sprint Sprint, Harbour, OPEN, 11/03/2026 to 13/03/2026');
  expect(bar()).toHaveAttribute('data-movable');

  succeed('/sprint/edit', { ...answered(sprint, {}), Version: 5 });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Change undone')).toBeVisible();
  expect(callsTo('/sprint/edit').map(({ body }) => sentForm(body))).toEqual([
    'id=sprint&Name=Sprint&Version=3&StartDate=2026-03-11&DueDate=2026-03-13',
    'id=sprint&Name=Sprint&Version=4&StartDate=2026-03-10&DueDate=2026-03-12',
  ]);
  expect(days()).toBe('Sprint Sprint, Harbour, OPEN, 10/03/2026 to 12/03/2026');
});

test('a sprint is resized at its start and at its end, not beyond the other', async () => {
  await openCalendar({ Sprints: [sprint] });
  await press('{Control>}{ArrowLeft}{/Control}');
  expect(days()).toBe('Sprint Sprint, Harbour, OPEN, 09/03/2026 to 12/03/2026, not saved');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  expect(days()).toBe('Sprint Sprint, Harbour, OPEN, 09/03/2026 to 13/03/2026, not saved');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
  expect(screen.getByText('Due Date cannot be before Start Date')).toBeInTheDocument();
  expect(days()).toBe('Sprint Sprint, Harbour, OPEN, 09/03/2026 to 13/03/2026, not saved');
});

test('a rejected move says why, the stored days return and the calendar is read again', async () => {
  const { callsTo, fail } = await openCalendar({ Milestones: [milestone] });
  fail('/milestone/edit', 409, 'This has been changed in the meantime', { code: 'competing_edit' });
  const reads = callsTo('/auth/calendar').length;
  await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
  expect(await screen.findByText('The milestone was not moved: This has been changed in the meantime')).toBeVisible();
  expect(days()).toBe('Milestone Pilot, Harbour, OPEN, 10/03/2026');
  await waitFor(() => expect(callsTo('/auth/calendar')).toHaveLength(reads + 1));
});

test('a closed sprint is not moved', async () => {
  const { callsTo } = await openCalendar({ Sprints: [{ ...sprint, Status: 'CLOSE' }] });
  await press('{Alt>}{ArrowRight}{/Alt}');
  expect(
    screen.getByText('The sprint is closed. Its days can be corrected with Edit in the list of sprints'),
  ).toHaveClass('db-calendar-announcement-shown');
  expect(days()).toBe('Sprint Sprint, Harbour, CLOSE, 10/03/2026 to 12/03/2026');
  expect(callsTo('/sprint/edit')).toHaveLength(0);
});

test('the days of a sprint are also written: neither is removed', async () => {
  const { callsTo, succeed } = await openCalendar({ Sprints: [sprint] });
  succeed('/sprint/edit', answered(sprint, { DueDate: '2026-03-14' }));
  await press('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Move to…' }));
  const due = await screen.findByRole('textbox', { name: 'Due Date' });
  await userEvent.clear(due);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('This is not a date')).toBeVisible();
  await userEvent.type(due, '14/03/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Days of the sprint changed')).toBeVisible();
  expect(sentForm(callsTo('/sprint/edit')[0]?.body)).toBe(
    'id=sprint&Name=Sprint&Version=3&StartDate=2026-03-10&DueDate=2026-03-14',
  );
});

test.each<[flags: Flags, movable: string[]]>([
  [['Milestone_Project.Edit'], ['pilot']],
  [['Sprint_Project.Edit'], ['sprint']],
  [['Milestone_Project.View', 'Sprint_Project.View'], []],
])('with %j only %j can be moved', async (flags, movable) => {
  const { container } = await openCalendar({ Milestones: [milestone], Sprints: [sprint] }, flags);
  const moved = [...container.querySelectorAll<HTMLElement>('[data-movable]')];
  expect(moved.map(({ dataset }) => dataset.item?.split(' ')[1])).toEqual(movable);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowRight}{/Alt}');
  expect(container.querySelectorAll('.db-calendar-draft')).toHaveLength(movable[0] === 'pilot' ? 1 : 0);
});

test('a state that replaced the present waits for no change', async () => {
  const { answer, store } = await openCalendar({ Milestones: [milestone] });
  answer('/milestone/edit', unanswered);
  await press('{Alt>}{ArrowRight}{/Alt}{Enter}');
  expect(days()).toContain('11/03/2026');
  act(() => void store.dispatch(taskEditsForgotten()));
  expect(days()).toContain('10/03/2026');
});

test('a task is shown after the holiday of its place and the half day of leave of its assignee', async () => {
  const half = { From_half: 'First Half', To_half: 'First Half' } as const;
  await openCalendar(
    {
      Tasks: [
        {
          _id: 'task',
          Task_key: 'HAR-1',
          Short_summary: 'Paint',
          Status: 'OPEN',
          Employee_id: 'ann',
          Assignees: 'Ann',
          Project_id: 'project',
          Project_name: 'Harbour',
          Start_date: '2026-03-10',
          Start_half: 'First Half',
          Due_date: '2026-03-10',
          Due_half: 'Second Half',
        },
      ],
      Days_off: {
        People: [{ _id: 'ann', Name: 'Ann', Location_id: 'port', Joined_on: null, Left_on: null, Breaks: [] }],
        Holidays: [
          { Day: '2026-03-11', Name: 'Harbour Day', Half: null, Location_ids: ['port'] },
          { Day: '2026-03-12', Name: 'Elsewhere', Half: null, Location_ids: ['hill'] },
        ],
        Leaves: [{ Employee_id: 'ann', From: '2026-03-12', To: '2026-03-12', ...half }],
      },
    },
    ['Project.Edit_Task'],
  );
  await press('{Alt>}{ArrowRight}{/Alt}');
  expect(screen.getByRole('gridcell', { description: /not saved/ })).toHaveAttribute(
    'aria-description',
    'HAR-1 Paint, Ann, OPEN, 12/03/2026 Second Half to 13/03/2026 First Half, not saved',
  );
});
