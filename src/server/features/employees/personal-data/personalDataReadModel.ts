import { sql, type Kysely, type RawBuilder } from 'kysely';
import { identityFields, type ErasedTerm, type PersonIdentity } from '../../../../domain/employees/erasure';
import type { Schema } from '../../../database/schema';
import { personalDataCatalogue } from './catalogue';
import type { Belonging, CataloguedTable, ColumnRule } from './catalogueTypes';

/** Whose data it is. */
export interface DataSubject {
  readonly id: string;
  readonly code: string;
  readonly email: string;
  /** Those of `formerCodes`. */
  readonly formerCodes: readonly string[];
}

export type TableName = keyof Schema;

export const cataloguedTables = Object.entries(personalDataCatalogue) as [TableName, CataloguedTable][];

/** The columns of a table with one of the rules. */
export const columnsWith = ({ columns }: CataloguedTable, ...rules: readonly ColumnRule[]): string[] =>
  rules.flatMap((rule) => columns[rule] ?? []);

const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Rows that belong to the person in one of these ways. */
export function belongsTo(
  belongings: readonly Belonging[] | undefined,
  subject: DataSubject,
  table: TableName,
): RawBuilder<boolean> {
  return either(
    (belongings ?? []).map(({ column, in: parent, same }) => {
      const own = sql.ref(`${table}.${column}`);
      if (same !== undefined) {
        const texts = same === 'code' ? [subject.code, ...subject.formerCodes] : [subject[same]];
        return sql<boolean>`lower(${own}) = any (array(select lower(text) from unnest(${texts}::text[]) as text))`;
      }
      if (parent === undefined) return sql<boolean>`${own} = ${subject.id}::uuid`;
      return sql<boolean>`${own} in (
        select id from ${sql.table(parent)} where ${belongsTo(personalDataCatalogue[parent].belongs, subject, parent)})`;
    }),
  );
}

/** Rows with one of the terms in one of the columns. */
export const namesPerson = (
  table: TableName,
  columns: readonly string[],
  terms: readonly ErasedTerm[],
): RawBuilder<boolean> =>
  either(
    columns.flatMap((column) =>
      terms.map(({ pattern, ignoresCase }) => {
        const text = sql`${sql.ref(`${table}.${column}`)}::text`;
        return ignoresCase ? sql<boolean>`${text} ~* ${pattern}` : sql<boolean>`${text} ~ ${pattern}`;
      }),
    ),
  );

/** Rows that are deleted, in a table whose rows are deleted. */
export const isDeleted = (table: TableName, entry: CataloguedTable, subject: DataSubject): RawBuilder<boolean> =>
  entry.spared === undefined
    ? belongsTo(entry.belongs, subject, table)
    : sql<boolean>`(${belongsTo(entry.belongs, subject, table)} and not ${sql.ref(`${table}.${entry.spared}`)})`;

/** Rows whose own values are erased. */
export function isErased(table: TableName, entry: CataloguedTable, subject: DataSubject): RawBuilder<boolean> {
  const isOwn = belongsTo(entry.belongs, subject, table);
  const { personalWhen: when } = entry;
  return when === undefined
    ? isOwn
    : sql<boolean>`(${isOwn} and ${sql.ref(`${table}.${when.column}`)} = any (${[...when.in]}::text[]))`;
}

/** Rows in which a value is replaced. */
export function isReplaced(
  table: TableName,
  entry: CataloguedTable,
  subject: DataSubject,
  terms: readonly ErasedTerm[],
): RawBuilder<boolean> {
  const erased = columnsWith(entry, 'personal', 'emptied', 'identity');
  const filled = either(erased.map((column) => sql<boolean>`${sql.ref(`${table}.${column}`)} is not null`));
  return either([
    ...(erased.length === 0 ? [] : [sql<boolean>`(${isErased(table, entry, subject)} and ${filled})`]),
    namesPerson(table, columnsWith(entry, 'text', 'distinct-text', 'personal'), terms),
  ]);
}

export interface AffectedRows {
  readonly table: TableName;
  readonly deleted: number;
  readonly replaced: number;
  /** Rows of the person that stay, with or without replaced values. */
  readonly remaining: number;
}

/** How many rows an erasure deletes, changes and leaves, by table; in one statement. */
export async function affectedRows(
  database: Kysely<Schema>,
  subject: DataSubject,
  terms: readonly ErasedTerm[],
): Promise<AffectedRows[]> {
  const parts = cataloguedTables.map(([table, entry]) => {
    const isGone = entry.rows === 'deleted' ? isDeleted(table, entry, subject) : sql<boolean>`false`;
    const isChanged = isReplaced(table, entry, subject, terms);
    const isOwn = belongsTo(entry.belongs, subject, table);
    return sql`
      select ${table}::text as "table",
        (count(*) filter (where ${isGone}))::integer as deleted,
        (count(*) filter (where not ${isGone} and ${isChanged}))::integer as replaced,
        (count(*) filter (where not ${isGone} and ${isOwn}))::integer as remaining
      from ${sql.table(table)} where ${either([isOwn, isChanged])}`;
  });
  const { rows } = await sql<AffectedRows>`${sql.join(parts, sql` union all `)}`.execute(database);
  return rows;
}

/** Names, addresses, numbers and codes of the person, with those from before changes of the record. */
export async function personIdentity(database: Kysely<Schema>, id: string): Promise<PersonIdentity> {
  const [person, former] = await Promise.all([
    database
      .selectFrom('employees')
      .select(['code', 'first_name', 'middle_name', 'last_name', 'email', 'mobile'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('employee_changes')
      .select(['field', 'previous_value'])
      .where('employee_id', '=', id)
      .where('field', 'in', [...identityFields])
      .execute(),
  ]);
  const all = (field: (typeof identityFields)[number], current: string | null): string[] => [
    ...(current === null ? [] : [current]),
    ...former.flatMap((change) =>
      change.field === field && change.previous_value !== null ? [change.previous_value] : [],
    ),
  ];
  return {
    firstNames: all('First name', person.first_name),
    middleNames: all('Middle name', person.middle_name),
    lastNames: all('Last name', person.last_name),
    emails: all('E-mail', person.email),
    mobiles: all('Mobile', person.mobile),
    codes: all('Code', person.code),
  };
}

/** The former codes of an employee that no one has now and no one has had since: an upload may still have them. */
export async function formerCodes(database: Kysely<Schema>, id: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct former.previous_value as code from employee_changes former
    where former.employee_id = ${id} and former.field = 'Code'
      and not exists (select from employees where lower(employees.code) = lower(former.previous_value))
      and not exists (
        select from employee_changes later
        where later.field = 'Code' and lower(later.previous_value) = lower(former.previous_value)
          and later.employee_id <> former.employee_id and (later.changed_at, later.id) > (former.changed_at, former.id))`.execute(
    database,
  );
  return rows.map(({ code }) => code);
}

/** Whether one of the names is also the first, middle or last name of another employee. */
export async function isNameShared(database: Kysely<Schema>, id: string, names: readonly string[]): Promise<boolean> {
  const words = names.map((name) => name.toLowerCase());
  const { rows } = await sql`
    select from employees
    where id <> ${id} and array[lower(first_name), lower(middle_name), lower(last_name)] && ${words}::text[]
    limit 1`.execute(database);
  return rows.length > 0;
}
