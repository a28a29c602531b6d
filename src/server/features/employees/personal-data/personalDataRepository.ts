import { sql, type Kysely, type RawBuilder } from 'kysely';
import { erasedText, type ErasedTerm, type FormerIdentity } from '../../../../domain/employees/erasure';
import type { Schema } from '../../../database/schema';
import { personalDataCatalogue } from './catalogue';
import type { CataloguedTable } from './catalogueTypes';
import {
  belongsTo,
  cataloguedTables,
  columnsWith,
  isDeleted,
  isErased,
  isReplaced,
  namesPerson,
  type DataSubject,
  type TableName,
} from './personalDataReadModel';
import { minuteMs } from '../../../../domain/calendar/duration';

/** Every text of the company is searched in one transaction. */
const STATEMENT_TIMEOUT_MS = 10 * minuteMs;

export interface Erasure {
  readonly subject: DataSubject;
  readonly former: FormerIdentity;
  readonly number: number;
  readonly terms: readonly ErasedTerm[];
  readonly actorId: string;
  readonly now: Date;
}

/** Their rows are locked before those of tasks and time entries, as everywhere. */
const lockedFirst = ['leaves', 'manual_attendance_requests', 'projects'];
const lockRank = (table: string): number =>
  lockedFirst.includes(table) ? lockedFirst.indexOf(table) : lockedFirst.length;

/** Rows that belong to the person through another table come first, while the rows of that table still exist. */
const inOrder = [...cataloguedTables].sort(
  ([oneTable, one], [otherTable, other]) =>
    Number(hasParent(other)) - Number(hasParent(one)) || lockRank(oneTable) - lockRank(otherTable),
);

function hasParent({ belongs = [] }: CataloguedTable): boolean {
  return belongs.some((belonging) => belonging.in !== undefined);
}

/** The next number of a former employee. */
export async function takeFormerNumber(database: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('former_employee_numbers')::integer as number`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence gave no number');
  return row.number;
}

/** Locks the person's record, whose row everything else refers to. */
export async function lockPerson(database: Kysely<Schema>, id: string): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(database);
  await database.selectFrom('employees').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/**
 * Erases the person from every table, as the catalogue says.
 * @returns the contents of deleted files; they may belong to other files, too
 */
export async function erasePerson(database: Kysely<Schema>, erasure: Erasure): Promise<string[]> {
  const files = await ownFiles(database, erasure.subject);
  for (const [table, entry] of inOrder) {
    if (entry.rows === 'deleted')
      await sql`delete from ${sql.table(table)} where ${isDeleted(table, entry, erasure.subject)}`.execute(database);
    await replaceValues(database, table, entry, erasure);
  }
  await replaceIdentity(database, erasure);
  const contents = await deleteFiles(database, files);
  await forgetTaskChanges(database, erasure);
  return contents;
}

/** Picture, attachments of raised tickets, and the résumé of the person's application. */
async function ownFiles(database: Kysely<Schema>, subject: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select photo_file_id as id from employees where id = ${subject.id} and photo_file_id is not null
    union select file_id from ticket_files join tickets on tickets.id = ticket_files.ticket_id where tickets.raised_by_id = ${subject.id}
    union select resume_file_id from interview_candidates where lower(email) = lower(${subject.email}) and resume_file_id is not null`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}

/** The shortest limit of a column; a name that becomes longer must not exceed it. */
const MIN_TEXT_LIMIT = 250;

const limited = (replacedText: RawBuilder<unknown>, former: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left(${replacedText}, greatest(${sql.lit(MIN_TEXT_LIMIT)}, char_length(${former})))`;

const replaced = (text: RawBuilder<unknown>, terms: readonly ErasedTerm[]): RawBuilder<unknown> =>
  terms.reduce(
    (former, { pattern, replacement, ignoresCase }) =>
      sql`regexp_replace(${former}, ${pattern}, ${replacement}, ${ignoresCase ? 'gi' : 'g'})`,
    text,
  );

async function replaceValues(
  database: Kysely<Schema>,
  table: TableName,
  entry: CataloguedTable,
  { subject, terms }: Erasure,
): Promise<void> {
  const isOwn = isErased(table, entry, subject);
  const named = (column: string): RawBuilder<unknown> => sql.ref(`${table}.${column}`);
  const assignments = [
    ...columnsWith(entry, 'text').map((column) => {
      const type = column === 'before_values' || column === 'changes' ? sql`::jsonb` : sql``;
      return sql`${sql.ref(column)} = ${replaced(sql`${named(column)}::text`, terms)}${type}`;
    }),
    ...columnsWith(entry, 'distinct-text').map(
      (column) =>
        sql`${sql.ref(column)} = case when ${namesPerson(table, [column], terms)} then ${replaced(named(column), terms)} || ' ' || right(${named('id')}::text, 4) else ${named(column)} end`,
    ),
    ...columnsWith(entry, 'personal').map(
      (column) =>
        sql`${sql.ref(column)} = case when ${named(column)} is null then null when ${isOwn} then ${erasedText} else ${limited(replaced(named(column), terms), named(column))} end`,
    ),
    ...columnsWith(entry, 'emptied').map(
      (column) => sql`${sql.ref(column)} = case when ${isOwn} then null else ${named(column)} end`,
    ),
  ];
  if (assignments.length === 0) return;
  if (entry.hasVersion) assignments.push(sql`version = ${named('version')} + 1`);
  await sql`
    update ${sql.table(table)} set ${sql.join(assignments)}
    where ${isReplaced(table, entry, subject, terms)}`.execute(database);
}

/** The employee's record, and the rows that carry the employee's name and code without referring to it. */
async function replaceIdentity(
  database: Kysely<Schema>,
  { subject, former, number, actorId, now }: Erasure,
): Promise<void> {
  // A month may have a record of a former code, too.
  await sql`
    update present_records set name = ${former.name}, version = version + 1,
      code = case when lower(code) = lower(${subject.code}) then ${former.code} else ${former.code} || '-' || right(id::text, 8) end
    where ${belongsTo(personalDataCatalogue.present_records.belongs, subject, 'present_records')}`.execute(database);
  const [firstName = '', ...rest] = former.name.split(' ');
  await database
    .updateTable('employees')
    .set({
      code: former.code,
      first_name: firstName,
      middle_name: null,
      last_name: rest.join(' '),
      email: former.email,
      mobile: null,
      password_hash: null,
      photo_file_id: null,
      erased_at: now,
      erased_number: number,
      erased_by_id: actorId,
    })
    .where('id', '=', subject.id)
    .execute();
}

async function deleteFiles(database: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await database
    .updateTable('interview_candidates')
    .set({ resume_file_id: null })
    .where('resume_file_id', 'in', [...ids])
    .execute();
  const rows = await database
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .returning('content_hash')
    .execute();
  return rows.map(({ content_hash: contentHash }) => contentHash);
}

/** The change log of task lists holds names of before the change; lists that were cached before are read again. */
async function forgetTaskChanges(database: Kysely<Schema>, { terms }: Erasure): Promise<void> {
  const columns = ['summary', 'assignee_name', 'reporter_name'];
  await sql`delete from task_moves where ${namesPerson('task_moves', columns, terms)}`.execute(database);
  await sql`insert into task_moves (move) values ('many')`.execute(database);
}
