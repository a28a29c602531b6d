import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../../../../../src/client/api/api';
import { UploadPresentDialog } from '../../../../../src/client/features/present-data/screens/UploadPresentDialog';
import { giveTablesRoom } from '../../../../support/client/tableRoom';
import { fakeNetwork } from '../../../../support/fakeNetwork';
import { renderConnected } from '../../../../support/renderConnected';

giveTablesRoom();

const row = {
  Line: 2,
  Name: 'Ada North',
  Code: 'E-1',
  Working_days: '22',
  Full_leave: '0',
  Half_leave: '0',
  Missed_punch: '0',
  WFM: '0',
  Carry_forward: '0',
  Total_days: '22',
  Allow: '0',
  Grand_Total: '22',
  Replaces: false,
  Problems: [],
  Warnings: [],
};
const wrong = { ...row, Line: 3, Problems: [{ field: 'WFM', message: 'WFM is no number' }] };

test('the records that an upload has stored do not ask for another preview of its file', async () => {
  const network = fakeNetwork();
  const month = { Month: '2026-01', Records: 0, Versions: 0 };
  network.succeed('/auth/present/month', month);
  network.succeed('/auth/present/preview', { Month: '2026-01', Rows: [row], Notices: [], Stored_versions: 0 });
  network.answer('/employeePresentReport', () => {
    network.succeed('/auth/present/month', { ...month, Records: 1, Versions: 1 });
    return {
      httpStatus: 200,
      text: JSON.stringify({ status: 1, data: { month: '2026-01', added: 1, replaced: 0 } }),
    };
  });
  let isClosed = false;
  renderConnected(<UploadPresentDialog onClose={() => (isClosed = true)} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Date/ }), '05/01/2026');
  await userEvent.upload(screen.getByLabelText(/^File/), new File(['Code'], 'month.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Store 1 record' }));
  await waitFor(() => expect(isClosed).toBe(true));
  await waitFor(() => expect(network.callsTo('/auth/present/month')).toHaveLength(2));
  // Its own records are known, and are no reason to check the file again.
  expect(await screen.findByRole('button', { name: 'Store 1 record' })).toBeEnabled();
  expect(network.callsTo('/auth/present/preview')).toHaveLength(1);
});

test('records that were changed after the check are said above a summary that is green only when they can be stored', async () => {
  const network = fakeNetwork();
  const month = { Month: '2026-01', Records: 0, Versions: 0 };
  const preview = { Month: '2026-01', Rows: [row], Notices: [], Stored_versions: 0 };
  network.succeed('/auth/present/month', month);
  network.succeed('/auth/present/preview', preview);
  const { store } = renderConnected(<UploadPresentDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Date/ }), '05/01/2026');
  await userEvent.upload(screen.getByLabelText(/^File/), new File(['Code'], 'month.csv', { type: 'text/csv' }));
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  const summary = () => screen.getByText(/Nothing has been stored yet/);
  await check();
  await screen.findByRole('button', { name: 'Store 1 record' });
  expect(summary().closest('[role=status]')).toHaveClass('bp6-intent-success');
  network.succeed('/auth/present/month', { ...month, Records: 1, Versions: 1 });
  network.succeed('/auth/present/preview', { ...preview, Rows: [{ ...row, Replaces: true }], Stored_versions: 1 });
  store.dispatch(api.util.invalidateTags(['PresentRecords']));
  await screen.findByText(/Records of January 2026 were changed since you checked the file/);
  expect(summary()).toHaveTextContent('0 new records, 1 replaces a stored one.');
  expect(summary().closest('[role=status]')?.className).not.toContain('intent');
  await check();
  await screen.findByRole('button', { name: 'Store 1 record' });
  expect(summary().closest('[role=status]')).toHaveClass('bp6-intent-success');
});

test('a file of a month that has not begun is not sent: the date says why', async () => {
  const network = fakeNetwork();
  renderConnected(<UploadPresentDialog onClose={() => undefined} />);
  const date = screen.getByRole('textbox', { name: /^Date/ });
  await userEvent.type(date, '01/01/2199');
  await userEvent.upload(screen.getByLabelText(/^File/), new File(['Code'], 'month.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(date).toHaveAccessibleDescription(expect.stringContaining('January 2199 has not begun yet'));
  expect(network.callsTo('/auth/present/preview')).toEqual([]);
});

test.each([
  ['The row cannot be stored.', [wrong]],
  ['1 of 2 rows cannot be stored.', [row, wrong]],
])('a file with wrong rows: %s', async (text, Rows) => {
  const network = fakeNetwork();
  network.succeed('/auth/present/month', { Month: '2026-01', Records: 0, Versions: 0 });
  network.succeed('/auth/present/preview', { Month: '2026-01', Rows, Notices: [], Stored_versions: 0 });
  renderConnected(<UploadPresentDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: /^Date/ }), '05/01/2026');
  await userEvent.upload(screen.getByLabelText(/^File/), new File(['Code'], 'month.csv', { type: 'text/csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
});
