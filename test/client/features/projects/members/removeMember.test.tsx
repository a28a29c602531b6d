import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemberWork } from '../../../../../src/client/api/api';
import { RemoveMemberDialog } from '../../../../../src/client/features/projects/members/RemoveMemberDialog';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const member = (id: string, open: number): MemberWork => ({
  _id: id,
  First_name: 'Asha',
  Last_name: id,
  Role: 'Employee',
  Profile_pic: null,
  Status: 'Active',
  Position: null,
  Email: `${id}@port.example`,
  Is_leader: false,
  Joined_at: '2026-03-02',
  Work: { All: open, Open: open, Finished: 0, Rejected: 0, Progress: 0 },
  Overdue_task_count: 0,
  Logged_minutes: 0,
  Leaves: [],
  Away_days: 0,
});

test.each([
  [
    1,
    'Asha Rao has 1 open task in this project.',
    'What happens to it?',
    'It stays with Asha Rao, who can still finish it',
    'It goes to another member',
    'Takes the task over',
    'Please select who takes the task over',
  ],
  [
    2,
    'Asha Rao has 2 open tasks in this project.',
    'What happens to them?',
    'They stay with Asha Rao, who can still finish them',
    'They go to another member',
    'Takes the tasks over',
    'Please select who takes the tasks over',
  ],
])(
  'the question about a member with %s open tasks is in its number',
  async (open, said, question, stays, goes, takes, missing) => {
    fakeNetwork();
    const leaving = member('Rao', open);
    renderConnected(
      <RemoveMemberDialog
        projectId="p"
        member={leaving}
        members={[leaving, member('Okoro', 0)]}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.getByText(question)).toBeVisible();
    expect(screen.getByRole('radio', { name: stays })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: goes }));
    expect(screen.getByRole('button', { name: new RegExp(`^${takes}`) })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(new RegExp(missing))).toBeVisible();
  },
);
