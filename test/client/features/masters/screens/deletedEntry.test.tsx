import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LocationScreen from '../../../../../src/client/features/masters/screens/LocationScreen';
import { api } from '../../../../../src/client/api/api';
import { ownChangeTags } from '../../../../../src/client/api/changeTable';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

const entry = { _id: 'here', Location_name: 'Old mill', Status: 'Active', used_by: 0, Version: 1 };

test('the form of an entry that another user deletes says so, keeps what was entered, and adds it as a new entry', async () => {
  const network = fakeNetwork();
  network.succeed('/location/getAllLocations', [entry]);
  const { store } = renderConnected(<LocationScreen />, { address: '/location?entry=here' });
  const form = await screen.findByRole('form', { name: 'Edit Location' });
  await userEvent.type(within(form).getByRole('textbox', { name: /Location Name/ }), ' by the river');
  expect(within(form).queryByRole('status')).toBeNull();
  network.succeed('/location/getAllLocations', []);
  act(() => void store.dispatch(api.util.invalidateTags(ownChangeTags('master'))));
  expect(await within(form).findByRole('status')).toHaveTextContent(
    "This location has been deleted since you opened it. 'Add' saves your entries as a new location.",
  );
  expect(within(form).getByRole('textbox', { name: /Location Name/ })).toHaveValue('Old mill by the river');
  network.succeed('/location/create', { ...entry, _id: 'new' });
  await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(network.callsTo('/location/create')).toHaveLength(1));
  const sent = new URLSearchParams(network.callsTo('/location/create')[0]?.text);
  expect([...sent.keys()].sort()).toEqual(['Location_name', 'Status']);
  expect(sent.get('Location_name')).toBe('Old mill by the river');
});

test('a form whose list is not there does not say that its entry was deleted', async () => {
  const network = fakeNetwork();
  network.succeed('/location/getAllLocations', [entry]);
  const { store } = renderConnected(<LocationScreen />, { address: '/location?entry=here' });
  const form = await screen.findByRole('form', { name: 'Edit Location' });
  network.fail('/location/getAllLocations', 500, 'Out of order');
  // As in an earlier state, whose answers are not there.
  act(() => void store.dispatch(api.util.resetApiState()));
  await waitFor(() => expect(screen.queryByText('Old mill')).toBeNull());
  expect(within(form).queryByRole('status')).toBeNull();
});
