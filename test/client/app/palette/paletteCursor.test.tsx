import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandPalette } from '../../../../src/client/app/palette/CommandPalette';
import { api } from '../../../../src/client/api/api';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const task = (id: string) => ({
  ...{ _id: id, Task_key: `HBR-${id}`, Short_summary: `Task ${id}`, Status: 'OPEN', Project_id: 'p' },
});

test('the task that was chosen for a timer stays chosen when another one comes above it', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/employeetasks/list/Default', [task('first'), task('second')]);
  const { store } = renderConnected(<CommandPalette onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('combobox'), 'start timer{Enter}');
  await screen.findByRole('option', { name: /Task second/ });
  await userEvent.keyboard('{ArrowDown}');
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  expect(chosen()).toContain('Task second');
  network.succeed('/auth/employeetasks/list/Default', [task('new'), task('first'), task('second')]);
  act(() => void store.dispatch(api.util.invalidateTags(['TaskList'])));
  await screen.findByRole('option', { name: /Task new/ });
  expect(chosen()).toContain('Task second');
});
