import { fireEvent, screen } from '@testing-library/react';
import { OvertimeFormDialog } from '../../../../src/client/features/overtime/screens/OvertimeFormDialog';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const tooEarly = 'Employed from 11/03/2026 on: there is no overtime before that day';

test.each([
  ['10/03/2026', true],
  ['11/03/2026', false],
  ['', false],
])(
  "overtime on '%s' of someone who joined on 11/03/2026 is rejected before it is sent: %s",
  async (day, isTooEarly) => {
    const network = fakeNetwork();
    network.succeed('/auth/profile', { Joined: '2026-03-11' });
    network.succeed('/overtime/getAllProjects', [{ _id: 'harbour', Project_name: 'Harbour' }]);
    network.succeed('/overtime/day', { Max_hours: 24, Claimed_hours: 0 });
    renderConnected(<OvertimeFormDialog onClose={jest.fn()} />);
    fireEvent.change(screen.getByRole('textbox', { name: /^Date/ }), { target: { value: day } });
    await screen.findByRole('button', { name: 'Add' });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Please Enter Description')).toBeVisible();
    expect(screen.queryAllByText(tooEarly).length > 0).toBe(isTooEarly);
  },
);

test('overtime on a day of a closed month is rejected before it is sent, and says who can help', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/profile', { Joined: '2020-03-11' });
  network.succeed('/overtime/getAllProjects', [{ _id: 'harbour', Project_name: 'Harbour' }]);
  network.succeed('/overtime/day', { Max_hours: 24, Claimed_hours: 0 });
  network.succeed('/auth/dashboard/my-month', { Hours_closed: true });
  renderConnected(<OvertimeFormDialog onClose={jest.fn()} />);
  const date = screen.getByRole('textbox', { name: /^Date/ });
  fireEvent.change(date, { target: { value: '31/02/2026' } });
  fireEvent.change(date, { target: { value: '10/02/2026' } });
  fireEvent.blur(date);
  expect(
    await screen.findByText('February 2026 is closed: its overtime can change only after HR has reopened it'),
  ).toBeVisible();
  expect(network.callsTo('/auth/dashboard/my-month').map(({ url }) => url)).toEqual([
    '/api/auth/dashboard/my-month?month=2026-02',
  ]);
});
