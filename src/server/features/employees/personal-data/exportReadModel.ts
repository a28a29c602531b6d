import { sql, type Kysely, type RawBuilder } from 'kysely';
import { mentionAddress } from '../../../../domain/richtext/mentions';
import { capitalized } from '../../../../domain/wording/counted';
import type { Schema } from '../../../database/schema';
import { personalDataCatalogue } from './catalogue';
import { belongsTo, columnsWith, type DataSubject, type TableName } from './personalDataReadModel';

const BATCH_ROWS = 1000;

/** Readable texts of referenced records; other ids say nothing outside of the database and are left out. */
const referenceTexts: Readonly<Partial<Record<TableName, string>>> = {
  employees: 'full_name',
  tasks: "key || ' ' || summary",
  projects: 'name',
  sprints: 'name',
  roles: 'name',
  positions: 'name',
  departments: 'name',
  locations: 'name',
  verticals: 'name',
  files: 'name',
  face_devices: 'name',
  tickets: "key || ' ' || title",
  ticket_departments: 'name',
  leaves: "leave_type || ' from ' || starts_on || ' to ' || ends_on",
  manual_attendance_requests: "type || ' on ' || work_date",
  overtime_entries: "'Overtime on ' || work_date",
  interview_rounds: 'title',
};

interface ColumnReference {
  readonly name: string;
  readonly isId: boolean;
  /** Part of the primary key. */
  readonly isKey: boolean;
  readonly parent: TableName | null;
}

/** Columns of a table with the tables that they refer to. */
async function tableColumns(database: Kysely<Schema>, table: TableName): Promise<ColumnReference[]> {
  const { rows } = await sql<ColumnReference>`
    select a.attname::text as name, format_type(a.atttypid, null) in ('uuid', 'uuid[]') as "isId",
      bool_or(a.attnum = any(i.indkey)) as "isKey", max(parent.relname::text) as parent
    from pg_attribute a
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
    left join pg_class parent on parent.oid = k.confrelid
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
    group by a.attnum, a.attname, a.atttypid order by a.attnum`.execute(database);
  return rows;
}

/** 'started_at' as people read it: 'Started at'. */
const readableName = (column: string): string => capitalized(column.replace(/_id$/, '').replaceAll('_', ' '));

const selected = (table: TableName, { name, isId, parent }: ColumnReference): RawBuilder<unknown>[] => {
  const label = sql.ref(readableName(name));
  if (!isId) return [sql`${sql.ref(`${table}.${name}`)} as ${label}`];
  const text = parent === null ? undefined : referenceTexts[parent];
  if (parent === null || text === undefined) return [];
  return [
    sql`(select ${sql.raw(text)} from ${sql.table(parent)} parent where parent.id = ${sql.ref(`${table}.${name}`)}) as ${label}`,
  ];
};

/** The person's rows of a table with readable names, in batches; secrets are never among them. */
export async function* exportedRows(
  database: Kysely<Schema>,
  table: TableName,
  subject: DataSubject,
): AsyncGenerator<Record<string, unknown>[]> {
  const entry = personalDataCatalogue[table];
  const omitted = new Set(columnsWith(entry, 'secret'));
  const stored = await tableColumns(database, table);
  const columns = stored.filter(({ name }) => !omitted.has(name));
  const hasId = columns.some(({ name }) => name === 'id');
  const keys = stored.filter(({ isKey }) => isKey).map(({ name }) => sql.ref(`${table}.${name}`));
  const values = sql.join(columns.flatMap((column) => selected(table, column)));
  const isOwn = belongsTo(entry.exported?.by ?? entry.belongs, subject, table);
  let lastId: unknown;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${hasId ? sql`${sql.ref(`${table}.id`)} as " id",` : sql``} ${values} from ${sql.table(table)}
      where ${isOwn} ${lastId === undefined ? sql`` : sql`and ${sql.ref(`${table}.id`)} > ${lastId}`}
      order by ${sql.join(keys)} ${hasId ? sql`limit ${sql.lit(BATCH_ROWS)}` : sql``}`.execute(database);
    lastId = rows.at(-1)?.[' id'];
    yield rows.map(({ ' id': _id, ...row }) => row);
    if (!hasId || rows.length < BATCH_ROWS) return;
  }
}

/** Where others mention the person: what and when, not what they wrote. */
export async function foreignMentions(database: Kysely<Schema>, id: string): Promise<Record<string, unknown>[]> {
  const pattern = `%${mentionAddress(id)}%`;
  const { rows } = await sql<Record<string, unknown>>`
    select 'Comment' as "In", coalesce(tasks.key || ' ' || tasks.summary, projects.name) as "Of", comments.created_at as "Created at"
    from comments left join tasks on tasks.id = comments.task_id left join projects on projects.id = comments.project_id
    where comments.body like ${pattern} and comments.author_id <> ${id}
    union all
    select 'Task', key || ' ' || summary, created_at from tasks where description like ${pattern} and reporter_id is distinct from ${id}
    union all
    select 'Project', name, created_at from projects where description like ${pattern}
    order by 3, 1, 2`.execute(database);
  return rows;
}

export interface OwnFile {
  readonly id: string;
  readonly name: string;
  readonly content_hash: string;
  readonly media_type: string;
}

/** The picture, and the files that the person has uploaded. */
export const ownUploads = (database: Kysely<Schema>, id: string): Promise<OwnFile[]> =>
  database
    .selectFrom('files')
    .select(['id', 'name', 'content_hash', 'media_type'])
    .where((eb) =>
      eb.or([
        eb('uploaded_by_id', '=', id),
        eb('id', 'in', eb.selectFrom('employees').select('photo_file_id').where('id', '=', id).$castTo<string>()),
      ]),
    )
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
