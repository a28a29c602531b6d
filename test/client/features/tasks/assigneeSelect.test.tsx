import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssigneeSelect, type AssigneeSelectProps } from '../../../../src/client/features/tasks/screens/AssigneeSelect';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { member } from '../../../support/client/taskRecords';

const membersPath = '/auth/projectemployeelist/project-1';
const members = [
  member('person-1', 'Given', 'Family'),
  member('person-2', 'Paula', 'Planner'),
  member('person-3', 'Peter', 'Painter'),
];

async function open(differences: Partial<AssigneeSelectProps> = {}): Promise<void> {
  renderConnected(
    <AssigneeSelect
      projectId="project-1"
      assigneeId="person-1"
      assigneeName="Given Family"
      onPick={async () => undefined}
      {...differences}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Assignees/ }));
}
const search = async (letters: string): Promise<void> =>
  userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), letters);
const pick = async (name: string): Promise<void> => userEvent.click(await screen.findByText(name));

describe('The Assignees selector of a task', () => {
  it('finds members by any letters of the name, whatever their case', async () => {
    fakeNetwork().succeed(membersPath, members);
    await open();
    await screen.findByText('Paula Planner');
    await search('PAIN');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Peter Painter']);
  });

  it('saves who was picked, by id and name', async () => {
    fakeNetwork().succeed(membersPath, members);
    const onPick = jest.fn(async () => undefined);
    await open({ onPick });
    await pick('Paula Planner');
    expect(onPick).toHaveBeenCalledWith({ id: 'person-2', name: 'Paula Planner' });
  });

  it("asks 'Please Select Reporting Person' while no one is assigned, and is required", async () => {
    fakeNetwork().succeed(membersPath, members);
    await open({ assigneeId: null, assigneeName: null });
    expect(screen.getByText('Please Select Reporting Person')).toBeVisible();
    expect(screen.getByText('Please Select Project Name')).toBeVisible();
  });

  it('names an assignee who is no member any more', async () => {
    fakeNetwork().succeed(membersPath, members.slice(1));
    await open();
    expect(screen.getByRole('button', { name: 'Assignees: Given Family' })).toHaveTextContent('Given Family');
  });

  it('alerts when the person is not found in the member list', async () => {
    fakeNetwork().succeed(membersPath, members);
    const message = 'Issue while assigning user. Please refresh and try again.';
    await open({ onPick: async () => ({ httpStatus: 422, message, errors: [{ field: 'Employee_id', message }] }) });
    await pick('Paula Planner');
    const alert = await screen.findByRole('alertdialog');
    expect(alert).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });
});
