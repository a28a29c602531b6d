import { sql } from 'kysely';
import { taskColumns } from './taskColumns';
import type { TaskRow } from './taskReadModel';

type InstantColumn = 'created_at' | 'updated_at' | 'status_since' | 'closed_at';

/** A task as it is read in order to be written: with instants as the database writes them, because nobody reckons with them. */
export type ReadTaskRow = Omit<TaskRow, InstantColumn> & { [Column in Exclude<InstantColumn, 'closed_at'>]: string } & { closed_at: string | null };

type Column = (typeof taskColumns)[number];
const instantColumns: readonly string[] = ['tasks.created_at', 'tasks.updated_at', 'tasks.status_since', 'tasks.closed_at'] satisfies `tasks.${InstantColumn}`[];
const isOther = (column: Column): column is Exclude<Column, `tasks.${InstantColumn}`> => !instantColumns.includes(column);

/** What a row of a long list is read from; `tasks` joined with `projects`. */
export const readTaskColumns = [
  ...taskColumns.filter(isOther),
  sql<string>`tasks.created_at::text`.as('created_at'),
  sql<string>`tasks.updated_at::text`.as('updated_at'),
  sql<string>`tasks.status_since::text`.as('status_since'),
  sql<string | null>`tasks.closed_at::text`.as('closed_at'),
] as const;

/** `2024-02-29 09:30:00.123456+00`, as sessions in UTC have it, as JavaScript writes it: with three digits of the fraction. */
const instant = (text: string): string => `"${text.slice(0, 10)}T${text.slice(11, 19)}${text.length > 22 ? `${text.slice(19, -3)}00`.slice(0, 4) : '.000'}Z"`;
/** Ids and days hold nothing that JSON escapes. */
const plain = (value: string | null): string => (value === null ? 'null' : `"${value}"`);
const free = (value: string | null): string => JSON.stringify(value);
const sprint = ({ sprint_id: id, sprint_name: name }: ReadTaskRow): string => (id === null ? 'null' : `{"_id":"${id}","Name":${free(name ?? '')}}`);

/**
 * What `taskRowWire` says of a task, as JSON: written at once it takes half the time of making an object of every row and
 * writing those, which in lists of a hundred is a good part of the server's time. Types, priorities and statuses are those
 * that checks of the table name.
 */
export const taskRowText = (row: ReadTaskRow): string =>
  `{"_id":"${row.id}","Task_key":${free(row.key)},"Issue_type":"${row.issue_type}","Short_summary":${free(row.summary)},` +
  `"Reporter":${free(row.reporter_name)},"Reporter_id":${plain(row.reporter_id)},"Assignees":${free(row.assignee_name)},"Employee_id":${plain(row.assignee_id)},` +
  `"Assigned_date":${plain(row.assigned_on)},"Assigned_date2":${plain(row.assigned_on)},"Due_date":${plain(row.due_on)},"Task_duration":${row.duration_hours},` +
  `"Priority":"${row.priority}","Status":"${row.status}","Project_id":"${row.project_id}","Project_name":${free(row.project_name)},` +
  `"Project_short_name":${free(row.project_short_name)},"Sprint_id":${sprint(row)},"Version":${row.version},` +
  `"Create_at":${instant(row.created_at)},"Update_at":${instant(row.updated_at)},"Milestone":${free(row.milestone_name)},` +
  `"Closed_at":${row.closed_at === null ? 'null' : instant(row.closed_at)},"Status_since":${instant(row.status_since)},` +
  `"Logged_hours":${Math.round(row.logged_seconds / 36) / 100},"Variance_hours":${row.variance_hours},"Progress_percent":${row.progress_percent},` +
  `"Reopen_count":${row.reopen_count},"Comment_count":${row.comment_count}}`;
