import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StatusScreen from '../../../../src/client/features/status/screens/StatusScreen';
import {
  durationText,
  intervalText,
  sortedParts,
  verdict,
  type ServerStatus,
  type StatusPart,
} from '../../../../src/client/features/status/screens/statusTexts';
import { fakeNetwork } from '../../../support/fakeNetwork';
import { renderConnected } from '../../../support/renderConnected';

const answeredAt = '2026-03-02T10:00:00Z';
const part = (Name: StatusPart['Name'], State: StatusPart['State'], change: Partial<StatusPart> = {}): StatusPart => ({
  Name,
  State,
  Since: null,
  Checked_at: null,
  Reason: null,
  Detail: null,
  ...change,
});

const status: ServerStatus = {
  Answered_at: answeredAt,
  Host: 'desk',
  Worker: 2,
  Version: '0.1.0',
  Node_version: 'v20.19.0',
  Started_at: '2026-03-02T04:00:00Z',
  Parts: [
    part('database', 'works', { Detail: 'PostgreSQL 17.5, at db.example' }),
    part('mail', 'fails', { Since: '2026-03-02T09:30:00Z', Reason: 'It has not answered within 5 s' }),
    part('traces', 'unset'),
  ],
  Backups: {
    Every_minutes: 1440,
    Next_at: '2026-03-03T00:00:00Z',
    Last: {
      Started_at: '2026-03-02T00:00:10Z',
      Finished_at: '2026-03-02T00:00:20Z',
      Size_bytes: null,
      Problem: 'There is no room left on the disk',
      Is_encrypted: null,
      Is_scheduled: true,
    },
  },
  Mails: {
    Waiting: 7,
    Tried: 3,
    Oldest_at: '2026-03-02T09:30:00Z',
    Last_sent_at: null,
    Last_problem: 'It has not answered within 5 s',
    Last_problem_at: '2026-03-02T09:30:00Z',
  },
  Storage: {
    Database_bytes: 3 * 1024 ** 3,
    Database_version: '17.5',
    Migration: '0087Example',
    Data_free_bytes: null,
    Backup_free_bytes: 1024 ** 3,
  },
  Workers: [1, 2].map((number) => ({
    Number: number,
    Does_answer: number === 2,
    Started_at: null,
    Streams: 4,
    Requests: 100,
    Failed: 1,
    Memory_bytes: 0,
    Connections_busy: 1,
    Connections_max: 10,
    Waiting: 0,
  })),
  Slowest: [],
  Failing: [],
  Settings: [{ Name: 'BACKUP_KEY', Value: 'set' }],
};

function open(): ReturnType<typeof fakeNetwork> {
  const network = fakeNetwork();
  network.succeed('/auth/server/status', status);
  renderConnected(<StatusScreen />, { address: '/status' });
  return network;
}

test('what does not work is said first, with its reason and since when', async () => {
  open();
  expect(await screen.findByText('Does not work: Mail server.')).toBeInTheDocument();
  const [, first] = within(screen.getByRole('table', { name: 'Parts' })).getAllByRole('row');
  expect(first).toHaveTextContent(/Mail server.*DOES NOT WORK|Mail server.*Does not work/);
  expect(first).toHaveTextContent('30 minutes ago');
  expect(first).toHaveTextContent('It has not answered within 5 s');
});

test('backups, mails, storage, workers and settings are shown, with what their figures cover', async () => {
  open();
  expect(await screen.findByText('Failed: There is no room left on the disk')).toBeInTheDocument();
  expect(screen.getByText(/every day/)).toBeInTheDocument();
  expect(screen.getByText('3.0 GiB')).toBeInTheDocument();
  expect(screen.getByText('1.0 GiB free')).toBeInTheDocument();
  expect(screen.getByText('Answered by desk, worker 2')).toBeInTheDocument();
  expect(screen.getByText('It is starting, or too busy to answer')).toBeInTheDocument();
  expect(screen.getByText('No request has failed since the start')).toBeInTheDocument();
  expect(screen.getByText('BACKUP_KEY')).toBeInTheDocument();
});

test('the last figures stay with their time when the server does not answer, and come back', async () => {
  const network = open();
  await screen.findByText('Does not work: Mail server.');
  network.fail('/auth/server/status', 503, 'The database does not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/The database does not answer\. Shown are the figures of 02\/03\/2026/);
  expect(screen.getByText('Does not work: Mail server.')).toBeInTheDocument();
  network.succeed('/auth/server/status', { ...status, Parts: [part('database', 'works')] });
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Everything that is set up works.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a status that never came says so', async () => {
  const network = fakeNetwork();
  network.fail('/auth/server/status', 503, 'The database does not answer.');
  renderConnected(<StatusScreen />, { address: '/status' });
  expect(await screen.findByText('Could not load the status.')).toBeInTheDocument();
});

test('parts are sorted by urgency, and the verdict names those that count', () => {
  const parts = [
    part('traces', 'unset'),
    part('database', 'works'),
    part('proxy', 'attention'),
    part('mail', 'fails'),
    part('backups', 'unknown'),
  ];
  expect(sortedParts(parts).map(({ Name }) => Name)).toEqual(['mail', 'proxy', 'backups', 'database', 'traces']);
  expect(verdict(parts)).toEqual({ intent: 'danger', text: 'Does not work: Mail server. Needs attention: Proxy.' });
  expect(verdict(parts.slice(0, 3))).toEqual({ intent: 'warning', text: 'Needs attention: Proxy.' });
});

test('durations and intervals are short words', () => {
  expect([durationText(3.2), durationText(999), durationText(1250)]).toEqual(['3 ms', '999 ms', '1.3 s']);
  expect([30, 60, 360, 1440, 2880].map(intervalText)).toEqual(['30 minutes', 'hour', '6 hours', 'day', '2 days']);
});
