import { detailFields, recordPlaces } from './recordPlaces.gen';

/** A record of the contract (`x-record`). */
export interface HeldRecord {
  readonly _id: string;
  readonly Version?: number;
}

/**
 * A record as an answer has it. Of a change of many records it has only the changed fields (`x-record-part`), and names the
 * version to which the others belong; null: it has all of them.
 */
export interface AnsweredRecord extends HeldRecord {
  readonly Former_version?: number | null;
}

/** The tables that a record is kept in: what lists show, and what only the whole record has. */
interface RecordForm {
  readonly table: string;
  readonly detail?: { readonly table: string; readonly fields: readonly string[] };
}

/** Where an answer holds records. */
export interface RecordPlace {
  /** `[]`: the elements of a list. */
  readonly path: readonly string[];
  readonly form: RecordForm;
}

const none: readonly RecordPlace[] = [];

function readPlace(written: string): RecordPlace {
  const [path = '', kind = ''] = written.split(' ');
  const table = kind.replace('+', '');
  // A word: other keys of the state count as data, which recordings hide.
  const detail = { table: `${table}Details`, fields: detailFields[table] ?? [] };
  return {
    path: path.match(/\w+|\[\]/g) ?? [],
    form: { table, ...(kind !== table && { detail }) },
  };
}

const places = new Map(
  Object.entries(recordPlaces).map(([operation, written]) => [operation, written.split(', ').map(readPlace)]),
);

/** Where the answer of an operation holds records. */
export const getPlaces = (operation: string): readonly RecordPlace[] => places.get(operation) ?? none;

/** The operations whose answers hold records. */
export const operationsWithRecords = (): Iterable<string> => places.keys();

/**
 * The answer with what is at a place replaced; elements of lists that are replaced by undefined are left out. Null
 * stays.
 */
export function replaceAt(
  answer: unknown,
  path: readonly string[],
  replace: (found: unknown) => unknown,
  depth = 0,
): unknown {
  if (answer === null || answer === undefined) return answer;
  const step = path[depth];
  if (step === undefined) return replace(answer);
  const inner = (part: unknown): unknown => replaceAt(part, path, replace, depth + 1);
  if (step === '[]')
    return Array.isArray(answer) ? answer.map(inner).filter((element) => element !== undefined) : answer;
  return { ...answer, [step]: inner((answer as Readonly<Record<string, unknown>>)[step]) };
}
