import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'react';
import { api, type Leave, type Overtime } from '../../../../src/client/api/api';
import { LeaveLogDrawer } from '../../../../src/client/features/leave/screens/LeaveLogDrawer';
import { OvertimeLogDrawer } from '../../../../src/client/features/overtime/screens/OvertimeLogDrawer';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { focusInside } from '../../../support/client/focusInside';

const person = { _id: 'person-1', First_name: 'Asha', Last_name: 'Rao', Employee_code: 'E1' };
const leave: Leave = {
  _id: 'leave-1',
  Leave_type: 'Casual Leave',
  Leave_Date_to_Date: '2026-03-10,2026-03-12',
  Leave_half_from: 'First Half',
  Leave_half_to: 'Second Half',
  Reason: 'A day at the sea',
  Status: 'Pending',
  status_comment: null,
  Action_by: null,
  Action_on: null,
  Create_at: '2026-03-01T09:00:00Z',
  Created_by: 'Asha Rao',
  Notified_Employee: null,
  Emergency_leave: 'false',
  Employee_ID: 'person-1',
  Employee: person,
  May_decide: true,
  Closed_month: null,
  Length_days: 3,
  Working_days: 3,
};
const overtime: Overtime = {
  _id: 'entry-1',
  Overtime_date: '2026-03-10',
  Description: 'Release',
  Project_id: {
    _id: 'project-1',
    Project_name: 'Harbour',
    Project_manager_id: 'person-2',
    Technical_project_manager_id: 'person-2',
  },
  Creater_id: 'person-1',
  Approval_Status: 'Pending',
  Approval_Status_Comment: null,
  Creater: person,
  Create_at: '2026-03-10T20:00:00Z',
  Action_by: null,
  Action_on: null,
  May_decide: true,
  Closed_month: null,
  Claimed_hours: 2,
  Version: 1,
};
const close = jest.fn();

test.each<[string, { path: string; record: Leave | Overtime; logs: string; drawer: JSX.Element; open: string }]>([
  [
    'leave',
    {
      path: '/auth/leave/one',
      record: leave,
      logs: '/auth/leaves/leaveLogs',
      drawer: <LeaveLogDrawer leaveId="leave-1" onClose={close} />,
      open: 'Decide…',
    },
  ],
  [
    'overtime',
    {
      path: '/overtime/getOvertimeById',
      record: overtime,
      logs: '/overtime/logs',
      drawer: <OvertimeLogDrawer entryId="entry-1" onClose={close} />,
      open: 'Reject…',
    },
  ],
])(
  'what is typed about %s stays when someone else decides on it',
  async (_kind, { path, record, logs, drawer, open }) => {
    const network = fakeNetwork();
    network.succeed(path, record);
    network.succeed(logs, []);
    const { store } = renderConnected(drawer);
    const button = await screen.findByRole('button', { name: open });
    await focusInside(button);
    await userEvent.click(button);
    const comment = await screen.findByRole('textbox', { name: /Comment/ });
    await focusInside(comment);
    await userEvent.type(comment, 'Too many are away');
    network.succeed(path, { ...record, May_decide: false });
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Leaves' }, { type: 'Overtime' }])));
    await waitFor(() => expect(screen.queryByText(open)).toBeNull());
    const dialog = comment.closest<HTMLElement>('.bp6-dialog');
    expect(dialog).toBeVisible();
    expect(within(dialog!).getByRole('textbox', { name: /Comment/ })).toHaveValue('Too many are away');
  },
);
