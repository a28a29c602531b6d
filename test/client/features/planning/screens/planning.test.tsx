import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectSprint } from '../../../../../src/client/api/api';
import { CloseSprintDialog } from '../../../../../src/client/features/planning/screens/CloseSprintDialog';
import { sprintActions } from '../../../../../src/client/features/planning/screens/sprintActions';
import { PlanFacts } from '../../../../../src/client/features/planning/screens/PlanFacts';
import { sprintColumns } from '../../../../../src/client/features/planning/screens/planColumnSets';
import { SprintDialog } from '../../../../../src/client/features/planning/screens/SprintDialog';
import { exportRow } from '../../../../../src/client/table/export/exportCells';
import { displayText } from '../../../../../src/client/table/view/displayText';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

jest.mock('../../../../../src/client/ui/dialogs/toaster', () => ({
  showSuccess: jest.fn(async () => undefined),
  showError: jest.fn(async () => undefined),
}));

const sprint = (difference: Partial<ProjectSprint> = {}): ProjectSprint => ({
  _id: 'sprint-1',
  Project_id: 'project-1',
  Name: 'Sprint 1',
  Description: null,
  StartDate: '2026-03-02',
  DueDate: '2026-03-13',
  Scope_type: null,
  Status: 'IN PROGRESS',
  Milestone: null,
  Version: 3,
  Work: { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null },
  Closing: null,
  Estimated_hours: 0,
  Logged_minutes: 0,
  Closed_at: null,
  ...difference,
});
const nothing = (): void => undefined;

test.each([
  [
    'an open sprint and all flags',
    sprint(),
    true,
    true,
    ['Sprint history', 'Edit', 'Add tasks', 'Close Sprint', 'Delete'],
  ],
  [
    'a closed sprint and all flags',
    sprint({ Status: 'CLOSE' }),
    true,
    true,
    ['Sprint history', 'Edit', 'Reopen', 'Delete'],
  ],
  ['an open sprint without flags', sprint(), false, false, ['Sprint history']],
  ['a closed sprint without Delete', sprint({ Status: 'CLOSE' }), true, false, ['Sprint history', 'Edit', 'Reopen']],
])('what is offered for %s', (_what, given, mayEdit, mayDelete, labels) => {
  expect(
    sprintActions(given, { mayEdit, mayDelete, onOpen: nothing, onChoose: nothing }).map(({ label }) => label),
  ).toEqual(labels);
});

test('when another user has saved concurrently, both changes can be kept', async () => {
  const net = fakeNetwork();
  net.succeed('/milestone/getAllMilestones', []);
  net.fail('/sprint/edit', 409, 'This has been changed in the meantime', {
    current: sprint({ Name: 'Sprint One', Version: 4 }),
  });
  const onClose = jest.fn();
  renderConnected(<SprintDialog projectId="project-1" sprint={sprint()} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText(/Description/), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  const conflict = await screen.findByRole('dialog', { name: /This has been changed in the meantime/ });
  expect(within(conflict).getByText('Sprint One')).toBeVisible();
  net.succeed('/sprint/edit', sprint({ Version: 5 }));
  await userEvent.click(within(conflict).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = new URLSearchParams(net.callsTo('/sprint/edit').at(-1)?.text);
  expect([sent.get('Name'), sent.get('Description'), sent.get('Version')]).toEqual(['Sprint One', 'Mine', '4']);
});

test.each([
  ['CLOSE', true],
  ['REOPEN', false],
] as const)('the form of a sprint that is %s warns before its days are changed: %s', async (Status, isWarned) => {
  const net = fakeNetwork();
  net.succeed('/milestone/getAllMilestones', []);
  renderConnected(<SprintDialog projectId="project-1" sprint={sprint({ Status })} onClose={nothing} />);
  expect(await screen.findByRole('textbox', { name: /Due Date/ })).toBeEnabled();
  expect(screen.queryByText(/Change its days only to correct a mistake/) !== null).toBe(isWarned);
});

test('a sprint in which nothing is left is closed without a question', async () => {
  const net = fakeNetwork();
  net.succeed('/auth/tasks/list', { Rows: [], Total: 0 });
  net.succeed('/sprint/close', { Sprint: sprint({ Status: 'CLOSE' }), Carried_to: null, Task_ids: [] });
  renderConnected(
    <CloseSprintDialog
      sprint={sprint()}
      sprints={[sprint(), sprint({ _id: 'sprint-2', Name: 'Sprint 2' })]}
      onClose={nothing}
    />,
    { flags: ['Sprint_Project.Edit'] },
  );
  expect(await screen.findByText('No task is open.')).toBeVisible();
  expect(screen.queryByText('Move the open tasks to')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close Sprint' }));
  await waitFor(() => expect(net.callsTo('/sprint/close')).toHaveLength(1));
  expect(Object.fromEntries(new URLSearchParams(net.callsTo('/sprint/close')[0]?.text))).toEqual({
    id: 'sprint-1',
    Carry: 'leave',
    Seen_open: '0',
  });
});

const empty = { All: 0, Open: 0, Finished: 0, Rejected: 0, Progress: null };
const emptyClosing: NonNullable<ProjectSprint['Closing']> = {
  Work: empty,
  Estimated_hours: 0,
  Logged_minutes: 0,
  Carried_over: 0,
  Carried_to: null,
};

test.each([
  ['closed', sprint({ Status: 'CLOSE', Closing: emptyClosing }), 'No tasks'],
  ['closed before histories were recorded', sprint({ Status: 'CLOSE' }), 'No tasks'],
  ['open', sprint(), 'None yet'],
  [
    'closed, and had rejected ones only',
    sprint({ Status: 'CLOSE', Work: { ...empty, All: 2, Rejected: 2 } }),
    'No tasks but 2 rejected',
  ],
])('a sprint without tasks that is %s says so in words', (_state, given, text) => {
  renderConnected(<PlanFacts plan={given} sprintIds={[given._id]} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(document.body).not.toHaveTextContent('%');
});

test('the list of sprints and its file say that a sprint had no tasks', () => {
  const closed = sprint({ Status: 'CLOSE', Closing: emptyClosing });
  const columns = sprintColumns('2026-03-20').filter(({ key }) => ['tasks', 'done_percent'].includes(key));
  expect(columns.map((column) => displayText(column, closed, 'Asia/Kolkata'))).toEqual(['No tasks', 'No tasks']);
  expect(exportRow(columns, closed, 'Asia/Kolkata')).toEqual([0, 'No tasks']);
});
