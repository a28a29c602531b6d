import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AuditScreen from '../../../../src/client/features/audit/screens/AuditScreen';
import { fakeNetwork, type FakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';
import { giveTablesRoom } from '../../../support/client/tableRoom';

giveTablesRoom();

const event = (change: object) => ({
  _id: 'event-1',
  Happened_at: '2026-03-02T09:00:00Z',
  Actor_id: 'person-1',
  Actor: 'Harriet Holm',
  Kind: 'signed_in',
  Subject_kind: null,
  Subject_id: null,
  Subject: null,
  Address: '192.0.2.7',
  Session: '0a1b2c3d',
  Details: {},
  ...change,
});
const events = [
  event({}),
  event({
    _id: 'event-2',
    Kind: 'role_changed',
    Subject_kind: 'role',
    Subject_id: 'role-1',
    Subject: 'Team lead',
    Details: { Granted: ['Task.Delete'], Revoked: [] },
  }),
  event({ _id: 'event-3', Actor_id: null, Actor: null, Kind: 'sign_in_failed', Session: null }),
  event({
    _id: 'event-4',
    Actor_id: null,
    Actor: null,
    Kind: 'backup_failed',
    Subject_kind: 'backup',
    Subject: 'one',
    Details: { Text: 'There is no room left on the disk' },
  }),
];

function open(address = '/audit'): { network: FakeNetwork; address: () => string } {
  const network = fakeNetwork();
  network.succeed('/auth/audit/list', { Rows: events, Total: events.length });
  const shown = renderConnected(<AuditScreen />, { address });
  return { network, address: shown.address };
}
/** The people whose windows were asked for; null for all. */
const askedPeople = (network: FakeNetwork): (string | null)[] =>
  network.callsTo('/auth/audit/list').map(({ url }) => new URL(url, 'http://here').searchParams.get('Person'));

test('each event is a sentence with its author', async () => {
  open();
  expect(await screen.findByText('Changed permissions of role Team lead: +1')).toBeInTheDocument();
  expect(screen.getByText('Failed to sign in with a mail address of no account')).toBeInTheDocument();
  expect(screen.getByText('A backup failed: There is no room left on the disk')).toBeInTheDocument();
  expect(screen.getByText('Not signed in')).toBeInTheDocument();
  expect(screen.getByText('Daybook')).toBeInTheDocument();
});

test('the log of one person is asked for by id, and says whose it is', async () => {
  const { network, address } = open('/audit?person=person-1');
  await screen.findByText('A backup failed: There is no room left on the disk');
  expect(new Set(askedPeople(network))).toEqual(new Set(['person-1']));
  const filter = await screen.findByRole('button', { name: /Person filter/ });
  await waitFor(() => expect(filter).toHaveTextContent('Harriet Holm'));
  await userEvent.click(filter);
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'All' }));
  await waitFor(() => expect(askedPeople(network)).toContain(null));
  expect(address()).toBe('/audit');
});

test('an empty log and one that cannot be read say so', async () => {
  const network = fakeNetwork();
  network.succeed('/auth/audit/list', { Rows: [], Total: 0 });
  const { unmount } = renderConnected(<AuditScreen />, { address: '/audit' });
  expect(await screen.findByText('Nothing has been recorded yet')).toBeInTheDocument();
  unmount();
  network.fail('/auth/audit/list', 503, 'The database does not answer');
  renderConnected(<AuditScreen />, { address: '/audit' });
  expect(await screen.findByText(/The database does not answer/)).toBeInTheDocument();
});
