import { screen, waitFor } from '@testing-library/react';
import { DayHeader } from '../../../../src/client/app/shell/DayHeader';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

test('the working hours are no figure before the times of the day are read', async () => {
  const network = fakeNetwork();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const answer = (data: unknown) => ({ httpStatus: 200, text: JSON.stringify({ status: 1, data }) });
  network.answer('/auth/facelog/last', () => arrived.then(() => answer([])));
  network.succeed('/auth/report', [{ Check_In: null, Check_Out: null }]);
  network.succeed('/auth/faceLoginList', { days: [], summary: {} });
  renderConnected(<DayHeader />);
  expect(screen.getByRole('timer')).toHaveClass('bp6-skeleton');
  arrive();
  await waitFor(() => expect(screen.getByRole('timer')).not.toHaveClass('bp6-skeleton'));
});
