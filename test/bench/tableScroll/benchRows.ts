import type { Choice, ColumnDefinition } from '../../../src/client/table/view/columnDefinition';

const ROWS = 100_000;
const MS_PER_DAY = 86_400_000;

export interface BenchRow {
  readonly number: number;
}

const statuses: readonly Choice[] = [
  { value: 'OPEN', label: 'OPEN', tone: 'neutral' },
  { value: 'IN_PROGRESS', label: 'IN PROGRESS', tone: 'primary' },
  { value: 'DONE', label: 'DONE', tone: 'success' },
];
const priorities: readonly Choice[] = [
  { value: 'High', label: 'High', tone: 'danger' },
  { value: 'Low', label: 'Low', tone: 'neutral' },
];

const day = (offset: number): string =>
  new Date(Date.UTC(2025, 0, 1) + (offset % 700) * MS_PER_DAY).toISOString().slice(0, 10);
const person = (number: number): string => `Employee ${number % 48}`;

/** 15 columns of every type, as on the task report. */
export const columns: readonly ColumnDefinition<BenchRow>[] = [
  {
    key: 'key',
    header: 'Key',
    type: 'link',
    width: 110,
    frozen: true,
    value: (row) => `DB-${row.number}`,
    cell: (row) => ({ text: `DB-${row.number}`, href: `/task/${row.number}` }),
  },
  {
    key: 'summary',
    header: 'Summary',
    type: 'text',
    width: 360,
    value: (row) => `Task ${row.number} with a summary of ordinary length ${(row.number * 7919) % 1000}`,
  },
  { key: 'project', header: 'Project', type: 'text', width: 140, value: (row) => `Project ${row.number % 9}` },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    width: 130,
    value: (row) => statuses[row.number % 3]?.value,
    choices: statuses,
  },
  {
    key: 'priority',
    header: 'P',
    type: 'priority',
    width: 100,
    value: (row) => priorities[row.number % 2]?.value,
    choices: priorities,
  },
  { key: 'assignee', header: 'Assignee', type: 'person', width: 150, value: (row) => person(row.number) },
  { key: 'reporter', header: 'Reporter', type: 'person', width: 150, value: (row) => person(row.number * 7) },
  { key: 'assigned', header: 'Assigned', type: 'date', width: 110, value: (row) => day(row.number) },
  { key: 'due', header: 'Due', type: 'date', width: 110, value: (row) => day(row.number + 20) },
  {
    key: 'closed',
    header: 'Closed',
    type: 'date',
    width: 110,
    value: (row) => (row.number % 3 ? null : day(row.number + 30)),
  },
  { key: 'estimated', header: 'Estimated', type: 'hours', width: 110, value: (row) => (row.number % 16) / 2 },
  { key: 'logged', header: 'Logged', type: 'hours', width: 110, value: (row) => (row.number % 13) / 2 },
  { key: 'share', header: '%', type: 'progress', width: 100, value: (row) => row.number % 101 },
  { key: 'sprint', header: 'Sprint', type: 'text', width: 160, value: (row) => `Sprint ${row.number % 20}` },
  {
    key: 'changed',
    header: 'Changed',
    type: 'instant',
    width: 180,
    value: (row) => new Date(Date.UTC(2026, 0, 1) + row.number * 61_000).toISOString(),
  },
];

export const rows: readonly BenchRow[] = Array.from({ length: ROWS }, (_row, number) => ({ number }));

export const timeZone = 'Asia/Kolkata';
