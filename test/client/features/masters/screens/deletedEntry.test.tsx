import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LocationScreen from '../../../../../src/client/features/masters/screens/LocationScreen';
import { api } from '../../../../../src/client/api/api';
import { ownChangeTags } from '../../../../../src/client/api/changeTable';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

test('the form of an entry that another user deletes says so, and keeps what was entered', async () => {
  const network = fakeNetwork();
  const entry = { _id: 'here', Location_name: 'Old mill', Status: 'Active', used_by: 0, Version: 1 };
  network.succeed('/location/getAllLocations', [entry]);
  const { store } = renderConnected(<LocationScreen />, { address: '/location?entry=here' });
  const form = await screen.findByRole('form', { name: 'Edit Location' });
  await userEvent.type(within(form).getByRole('textbox', { name: /Location Name/ }), ' by the river');
  expect(within(form).queryByRole('status')).toBeNull();
  network.succeed('/location/getAllLocations', []);
  act(() => void store.dispatch(api.util.invalidateTags(ownChangeTags('master'))));
  expect(await within(form).findByRole('status')).toHaveTextContent(
    'Another user has deleted this location since you opened it. Your entries can no longer be saved.',
  );
  expect(within(form).getByRole('textbox', { name: /Location Name/ })).toHaveValue('Old mill by the river');
});
