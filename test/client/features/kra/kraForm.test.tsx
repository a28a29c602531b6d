import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KraForm } from '../../../../src/client/features/kra/screens/KraForm';
import { kraQuestions } from '../../../../src/domain/kra/kraRatings';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

test('the form asks for the five ratings and the team leader in the words of the specification, and sends nothing', async () => {
  const network = fakeNetwork();
  network.succeed(
    '/auth/kra/questions',
    kraQuestions.map((Question) => ({ _id: Question, Question, Text: `What ${Question} asks`, Version: 1 })),
  );
  network.succeed('/auth/kra/leaders', [
    { _id: 'leader', First_name: 'Tom', Middle_name: null, Last_name: 'Leader', Employee_code: 'E1' },
  ]);
  renderConnected(<KraForm />);
  const form = await screen.findByRole('form', { name: 'KRA' });
  await userEvent.click(within(form).getByRole('button', { name: 'Submit' }));
  for (const question of kraQuestions)
    expect(within(form).getByText(`Please add rating for ${question}*`)).toBeVisible();
  // The text ends with a space, which is compared as well.
  const leader = within(form).getByText(/^Please select the TL/, { normalizer: (text) => text });
  expect(leader.textContent).toBe('Please select the TL* ');
  expect(network.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
