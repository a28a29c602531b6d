import { screen } from '@testing-library/react';
import { MissingRecord, type MissingRecordProps } from '../../../../src/client/ui/dialogs/NotFoundDialog';
import { renderUi } from '../../../support/renderUi';

const missing = (props: Partial<MissingRecordProps>) => (
  <MissingRecord
    what="sprint"
    id="sprint-1"
    found={undefined}
    list={{ data: [], isFetching: false }}
    onClose={() => undefined}
    {...props}
  />
);
const dialog = () => screen.queryByRole('dialog', { name: 'This sprint was not found' });
const reading = { data: [], isFetching: true };

test('nothing is said of a record before the list has been read with it in the address', () => {
  const { rerender } = renderUi(missing({ list: { isFetching: true } }));
  expect(dialog()).not.toBeInTheDocument();
  rerender(missing({ list: reading }));
  expect(dialog()).not.toBeInTheDocument();
  rerender(missing({}));
  expect(dialog()).toBeVisible();
});

test('the dialog stays while the list is read again, and is that of one record only', () => {
  const { rerender } = renderUi(missing({}));
  expect(dialog()).toBeVisible();
  rerender(missing({ list: reading }));
  expect(dialog()).toBeVisible();
  rerender(missing({ id: 'sprint-2', list: reading }));
  expect(dialog()).not.toBeInTheDocument();
  rerender(missing({ id: 'sprint-2', found: { Name: 'Sprint 2' } }));
  rerender(missing({ id: 'sprint-1', list: reading }));
  expect(dialog()).not.toBeInTheDocument();
});
