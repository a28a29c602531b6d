import type { Schema } from '../../../database/schema';

/** What a column holds, and with that what the erasure of a person does to it. */
export type ColumnRule =
  /** Nothing about employees. */
  | 'company'
  /** Text about work: the person's names, mail address and telephone number in it are replaced in every row. */
  | 'text'
  /** The same in a column whose values differ: the end of the row's id follows. */
  | 'distinct-text'
  /** Written by or about the person: replaced by 'Erased' in the person's rows, otherwise treated as 'text'. */
  | 'personal'
  /** A reference to an employee: it stays, and leads to 'Former employee N'. */
  | 'person'
  /** Part of the person's own record: `replaceIdentity` replaces it. */
  | 'identity'
  /** A password, token or key, or its hash: never exported. */
  | 'secret'
  /** Copied from another column of this list by triggers. */
  | 'copy'
  /** Ids only, which say nothing without the record that they name. */
  | 'ids'
  /** As it was recorded: the table rejects every change (record 122). */
  | 'recorded'
  /** Emptied in the person's rows, because it may identify the person elsewhere. */
  | 'emptied';

/** A way from a row to the person that it belongs to. */
export interface Belonging {
  readonly column: string;
  /** The column names a row of this table, which belongs to the person; without it, it names the employee. */
  readonly in?: keyof Schema;
  /** The column has the same text as this one of the employee. */
  readonly same?: 'code' | 'email';
}

/** Why rows of a person who has left stay, or why nothing needs to be done; the texts are in `keepReasons`. */
export type KeepReason = 'working-time' | 'work' | 'accountability' | 'pay' | 'expires' | 'company' | 'audit';

export interface CataloguedTable {
  /** For people: 'Time entries'. */
  readonly what: string;
  /** Rows that belong to a person. */
  readonly belongs?: readonly Belonging[];
  /** The area of the export; the table is not exported without it. */
  readonly exported?: { readonly area: string; readonly by?: readonly Belonging[] };
  /** What erasure does with the rows that belong to the person. */
  readonly rows: 'deleted' | KeepReason;
  /** Of the person's rows, only these are erased; figures are counted from the others. */
  readonly personalWhen?: { readonly column: string; readonly in: readonly string[] };
  /** Rows for which this column is true are not deleted: others use them. */
  readonly spared?: string;
  /** Changed rows count as a new version, so that an older form cannot store the name again. */
  readonly hasVersion?: true;
  /** Every column of a text, JSON or binary type, and every one that names employees. */
  readonly columns: Readonly<Partial<Record<ColumnRule, readonly string[]>>>;
}
