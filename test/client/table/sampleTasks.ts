import type { ColumnDefinition } from '../../../src/client/table/view/columnDefinition';

/** A row of the tables under test. */
export interface SampleTask {
  readonly id: string;
  readonly key: string;
  readonly summary: string;
  readonly status: string;
  readonly due: string | null;
  readonly hours: number | null;
  readonly share: number;
  readonly changedAt: string | null;
}

export const TIME_ZONE = 'Asia/Kolkata';

export const statusChoices = [
  { value: 'OPEN', label: 'Open', tone: 'neutral' },
  { value: 'DONE', label: 'Done', tone: 'success' },
  { value: 'CLOSE', label: 'Closed', tone: 'warning' },
] as const;

export const columns: readonly ColumnDefinition<SampleTask>[] = [
  {
    key: 'key',
    header: 'Key',
    type: 'link',
    width: 90,
    frozen: true,
    hideable: false,
    value: (task) => task.key,
    cell: (task) => ({ text: task.key, href: `/task/${task.id}` }),
  },
  { key: 'summary', header: 'Summary', type: 'text', width: 240, value: (task) => task.summary },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 120,
    value: (task) => task.status,
    choices: statusChoices,
    editor: { choices: () => statusChoices },
  },
  { key: 'due', header: 'Due', type: 'date', width: 100, value: (task) => task.due },
  { key: 'hours', header: 'Hours', type: 'hours', width: 80, value: (task) => task.hours },
  { key: 'share', header: 'Done %', type: 'progress', width: 90, value: (task) => task.share },
  { key: 'changedAt', header: 'Changed', type: 'instant', width: 160, value: (task) => task.changedAt },
];

export const tasks: readonly SampleTask[] = [
  {
    id: 't1',
    key: 'DB-10',
    summary: 'Write the notice',
    status: 'DONE',
    due: '2026-03-05',
    hours: 7.5,
    share: 100,
    changedAt: '2026-03-01T20:00:00Z',
  },
  {
    id: 't2',
    key: 'DB-2',
    summary: 'Count the holidays',
    status: 'OPEN',
    due: null,
    hours: null,
    share: 0,
    changedAt: null,
  },
  {
    id: 't3',
    key: 'DB-1',
    summary: 'answer the candidate',
    status: 'CLOSE',
    due: '2026-02-28',
    hours: 0.5,
    share: 45.4,
    changedAt: '2026-03-02T04:00:00Z',
  },
  {
    id: 't4',
    key: 'DB-20',
    summary: 'Count the chairs',
    status: 'OPEN',
    due: '2026-03-05',
    hours: 2,
    share: 10,
    changedAt: '2026-02-27T10:00:00Z',
  },
];

export function getKeys(rows: readonly SampleTask[]): string[] {
  return rows.map((task) => task.key);
}
