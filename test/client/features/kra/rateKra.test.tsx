import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RateKraDialog } from '../../../../src/client/features/kra/screens/RateKraDialog';
import { api } from '../../../../src/client/api/api';
import { ownChangeTags } from '../../../../src/client/api/changeTable';
import { kraQuestions } from '../../../../src/domain/kra/kraRatings';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const person = (name: string) => ({
  _id: name,
  First_name: name,
  Middle_name: null,
  Last_name: 'Rao',
  Employee_code: name,
});
const ratings = (rating: number) => Object.fromEntries(kraQuestions.map((question) => [question, rating]));

/** The dialog of a KRA that is not rated yet, and what happens when it is rated in another tab. */
function openDialog() {
  const network = fakeNetwork();
  let isRated = false;
  network.answer('/auth/kra/rating', () => ({
    httpStatus: 200,
    text: JSON.stringify({
      status: 1,
      data: {
        _id: 'kra',
        Employee_id: 'Asha',
        Employee: person('Asha'),
        Team_leader: person('Tom'),
        month: '2026-02',
        Texts: Object.fromEntries(kraQuestions.map((question) => [question, `What ${question} asks`])),
        Employee_rating: ratings(7),
        Team_leader_rating: isRated ? ratings(9) : null,
        Rating_status: isRated ? 'Submitted' : null,
        Create_at: '2026-02-03T10:00:00.000Z',
        Rated_on: isRated ? '2026-02-04T10:00:00.000Z' : null,
      },
    }),
  }));
  const { store } = renderConnected(<RateKraDialog recordId="kra" onClose={() => undefined} />);
  return {
    rateElsewhere: () => {
      isRated = true;
      act(() => void store.dispatch(api.util.invalidateTags(ownChangeTags('rating'))));
    },
  };
}
const dialog = () => screen.findByRole('dialog', { name: /^KRA of Asha Rao/ });

test('ratings that were begun stay when the same KRA is rated in another tab, with the word of it and what is stored', async () => {
  const { rateElsewhere } = openDialog();
  const form = await screen.findByRole('form', { name: /^KRA of Asha Rao/ });
  const [first] = within(form).getAllByRole('radio', { name: '4' });
  await userEvent.click(first as HTMLElement);
  rateElsewhere();
  expect(await within(form).findByRole('status')).toHaveTextContent(
    'This KRA has been rated since you opened it. Your entries can no longer be submitted.',
  );
  expect(first).toBeChecked();
  expect(within(form).getByRole('table')).toHaveTextContent('9.0');
});

test('an untouched form becomes the ratings that were given in another tab', async () => {
  const { rateElsewhere } = openDialog();
  await screen.findByRole('form', { name: /^KRA of Asha Rao/ });
  rateElsewhere();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(within(await dialog()).getByRole('table')).toHaveTextContent('9.0');
});
