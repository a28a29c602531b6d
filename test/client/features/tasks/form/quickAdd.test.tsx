import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuickAddTask } from '../../../../../src/client/features/tasks/screens/QuickAddTask';
import { maxShortSummaryLength } from '../../../../../src/domain/tasks/taskRules';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

test('a line with too long a summary is neither cut nor sent: it says so', async () => {
  const network = fakeNetwork();
  renderConnected(<QuickAddTask projectId="project" projectName="Project" onPasteLines={jest.fn()} />);
  const field = screen.getByRole('combobox', { name: 'New task' });
  const long = 'x'.repeat(maxShortSummaryLength + 101);
  await userEvent.click(field);
  await userEvent.paste(long);
  expect(field).toHaveValue(long);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText(`At most ${maxShortSummaryLength} characters`)).toBeVisible();
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  expect(network.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
