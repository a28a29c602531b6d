import type { PendingItem } from '../../../../src/client/api/api';
import { offlineFailure } from '../../../../src/client/api/apiFailure';
import {
  getItemLink,
  kindCountsText,
  recordsPerCall,
  sendDecisions,
  splitByDecision,
  type DecidedKind,
} from '../../../../src/client/features/pending/screens/decisions';

const item = (id: string, Kind: PendingItem['Kind'], changes: Partial<PendingItem> = {}): PendingItem => ({
  _id: id,
  Kind,
  Employee: { _id: 'e1', First_name: 'Asha', Last_name: 'Rao', Employee_code: 'EMP001' },
  Summary: '',
  Note: '',
  From: '2026-03-10',
  To: '2026-03-11',
  Half_from: null,
  Half_to: null,
  Request_type: null,
  Request_time: null,
  Closed_month: null,
  Version: null,
  Create_at: '2026-03-01T00:00:00Z',
  Status: 'Pending',
  ...changes,
});
const leaves = (count: number): PendingItem[] =>
  Array.from({ length: count }, (_, index) => item(`leave ${index}`, 'leave'));
const allDone = (items: readonly PendingItem[]) => items.map(({ _id }) => ({ _id, Done: true, Message: null }));

describe('what a decision on several takes', () => {
  const rows = [
    item('open leave', 'leave'),
    item('closed leave', 'leave', { Closed_month: '2026-02' }),
    item('closed request', 'manual-attendance', { Closed_month: '2026-02' }),
    item('rating', 'kra'),
    item('record', 'month-issue'),
    item('hours', 'overtime'),
    item('closed hours', 'overtime', { Closed_month: '2026-02' }),
  ];
  const getIds = (items: readonly PendingItem[]): string[] => items.map(({ _id: id }) => id);

  test.each([
    ['approve', false, ['open leave', 'hours']],
    ['approve', true, ['open leave', 'closed leave', 'closed request', 'hours', 'closed hours']],
    ['reject', false, ['open leave', 'closed request', 'hours']],
  ] as const)('%s, corrects closed months: %s', (decision, correctsClosedMonths, expected) => {
    const { decided, leftOut } = splitByDecision(rows, decision, correctsClosedMonths);
    expect(getIds(decided)).toEqual(expected);
    expect([...getIds(decided), ...leftOut.map((left) => left.item._id)].sort()).toEqual(getIds(rows).sort());
    for (const { reason } of leftOut) expect(reason).not.toBe('');
  });

  test('the kinds are counted in words', () =>
    expect(kindCountsText(rows)).toBe('2 Leave, 1 Manual attendance, 2 Overtime, 1 KRA, 1 Month issue'));
});

describe('sending', () => {
  test('goes kind by kind and a few at a time, and every item has its result', async () => {
    const calls: [DecidedKind, number][] = [];
    const progress: number[] = [];
    const items = [item('hours', 'overtime'), ...leaves(recordsPerCall * 2 + 1)];
    const results = await sendDecisions(
      items,
      (kind, some) => {
        calls.push([kind, some.length]);
        return Promise.resolve(allDone(some));
      },
      (sent) => progress.push(sent),
    );
    expect(calls).toEqual([
      ['leave', recordsPerCall],
      ['leave', recordsPerCall],
      ['leave', 1],
      ['overtime', 1],
    ]);
    expect(progress).toEqual([recordsPerCall, recordsPerCall * 2, recordsPerCall * 2 + 1, items.length]);
    expect(results.map((result) => result._id)).toEqual(items.map(({ _id: id }) => id));
  });

  test('a call that fails later leaves the rest undecided and says so; nothing is sent after it', async () => {
    let calls = 0;
    const results = await sendDecisions(
      leaves(recordsPerCall * 3),
      (_kind, some) => {
        calls += 1;
        return calls === 2
          ? Promise.reject(Object.assign(new Error(), offlineFailure))
          : Promise.resolve(allDone(some));
      },
      () => undefined,
    );
    expect(calls).toBe(2);
    expect(results.filter(({ Done }) => Done)).toHaveLength(recordsPerCall);
    expect(new Set(results.slice(recordsPerCall).map(({ Message }) => Message))).toEqual(
      new Set([`Not sent: ${offlineFailure.message}`]),
    );
  });

  test('when the very first call fails, nothing is decided and the form stays with its failure', async () => {
    const failure = new Error('Please Enter Description');
    await expect(
      sendDecisions(
        leaves(2),
        () => Promise.reject(failure),
        () => undefined,
      ),
    ).rejects.toBe(failure);
  });
});

test.each([
  ['leave', { decidesAllLeave: false }, '/teamleave?logs=w'],
  // Also with a team of their own: this one need not be of it.
  ['leave', { decidesAllLeave: true }, '/leaves-report?logs=w'],
  ['leave', { decidesAllLeave: true, isOwn: true }, '/me?logs=w'],
  ['overtime', { seesAllOvertime: false }, '/overtime?list=projects&logs=w'],
  ['overtime', { seesAllOvertime: true }, '/overtime?list=all&logs=w'],
  ['overtime', { seesAllOvertime: true, isOwn: true }, '/overtime?logs=w'],
] as const)('%s of a viewer with %j is opened in a list that has it', (kind, viewer, path) => {
  const byDefault = { isOwn: false, decidesAllLeave: false, seesAllOvertime: false };
  expect(getItemLink(item('w', kind), { ...byDefault, ...viewer }).path).toBe(path);
});
