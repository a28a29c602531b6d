import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { getPlaces, replaceAt, type AnsweredRecord, type HeldRecord, type RecordPlace } from './places';

type Table = Readonly<Record<string, HeldRecord>>;

/** Every record of the answers, once. */
export interface HeldRecords {
  /** By kind and id, least recently read first. */
  readonly tables: Readonly<Record<string, Table>>;
  /** When the answer was asked for that a record comes from, in milliseconds; changes: when they were answered. */
  readonly readAt: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export const noRecords: HeldRecords = { tables: {}, readAt: {} };

/** Limit of each kind: records that no cached answer names are evicted, the least recently read first. */
export const maxKnownRecords = 2000;

/**
 * The known record with its changed fields. One that is known in an older version than the one that was changed keeps that
 * version: other fields have changed too, and what is read of it next is newer. A part alone is no record.
 */
function withChangedFields(
  known: HeldRecord | undefined,
  part: HeldRecord,
  formerVersion: number,
): HeldRecord | undefined {
  if (known?.Version === undefined || part.Version === undefined || known.Version >= part.Version) return known;
  const Version = known.Version === formerVersion ? part.Version : known.Version;
  return copyWithStructuralSharing(known, { ...known, ...part, Version });
}

/** A late answer that is older than what is known only adds what was not known. */
function merged(known: HeldRecord | undefined, answered: AnsweredRecord, isEarlier: boolean): HeldRecord | undefined {
  const { Former_version: formerVersion, ...read } = answered;
  if (typeof formerVersion === 'number') return withChangedFields(known, read, formerVersion);
  if (known === undefined) return read;
  const isOlder =
    known.Version !== undefined && read.Version !== undefined && known.Version !== read.Version
      ? read.Version < known.Version
      : isEarlier;
  // A record that has not changed stays the same object: what shows it is not drawn again.
  return copyWithStructuralSharing(known, isOlder ? { ...read, ...known } : { ...known, ...read });
}

function pick(record: HeldRecord, fields: readonly string[]): HeldRecord {
  const { _id, Version } = record;
  const values = record as unknown as Readonly<Record<string, unknown>>;
  return {
    _id,
    ...(Version !== undefined && { Version }),
    ...Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]])),
  };
}

const omit = (record: HeldRecord, fields: readonly string[]): HeldRecord =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field))) as unknown as HeldRecord;

const isRecord = (found: unknown): found is AnsweredRecord =>
  typeof found === 'object' && found !== null && typeof (found as Partial<HeldRecord>)._id === 'string';

/** Takes the records out of an answer: what is left has their ids. */
export function takeRecords(operation: string, answer: unknown) {
  const taken = new Map<string, Map<string, AnsweredRecord>>();
  const take = (table: string, record: AnsweredRecord): void => {
    const records = taken.get(table) ?? new Map<string, AnsweredRecord>();
    taken.set(table, records.set(record._id, record));
  };
  const left = getPlaces(operation).reduce<unknown>(
    (rest, { path, form: { table, detail } }) =>
      replaceAt(rest, path, (found) => {
        if (!isRecord(found)) return found;
        take(table, detail ? omit(found, detail.fields) : found);
        if (detail) take(detail.table, pick(found, detail.fields));
        return found._id;
      }),
    answer,
  );
  return { taken, left };
}

/** The records with those of another answer. */
export function withRecords(
  { tables, readAt }: HeldRecords,
  taken: ReadonlyMap<string, ReadonlyMap<string, AnsweredRecord>>,
  atMs: number,
): HeldRecords {
  const newTables = { ...tables };
  const newReadAt = { ...readAt };
  for (const [kind, records] of taken) {
    const known = tables[kind] ?? {};
    const times = { ...readAt[kind] };
    const table = { ...known };
    let isChanged = false;
    for (const [id, read] of records) {
      const record = merged(known[id], read, atMs < (times[id] ?? 0));
      if (record === undefined) continue;
      isChanged ||= record !== known[id];
      // Most recently read last.
      delete table[id];
      table[id] = record;
      times[id] = Math.max(atMs, times[id] ?? 0);
    }
    if (isChanged) newTables[kind] = table;
    newReadAt[kind] = times;
  }
  return { tables: newTables, readAt: newReadAt };
}

/** A cached answer, without its records. */
export interface CachedAnswer {
  readonly endpointName?: string;
  readonly data?: unknown;
}

const namesTable = ({ form: { table, detail } }: RecordPlace, kind: string): boolean =>
  table === kind || detail?.table === kind;

function namedIds(kind: string, answers: Iterable<CachedAnswer | undefined>): ReadonlySet<unknown> {
  const named = new Set<unknown>();
  for (const answer of answers)
    for (const place of getPlaces(answer?.endpointName ?? ''))
      if (namesTable(place, kind)) replaceAt(answer?.data, place.path, (id) => void named.add(id));
  return named;
}

/** Evicts records of crowded tables that no cached answer names. */
export function withoutSurplus(records: HeldRecords, answers: readonly (CachedAnswer | undefined)[]): HeldRecords {
  const crowded = Object.entries(records.tables).filter(([, table]) => Object.keys(table).length > maxKnownRecords);
  return crowded.reduce(({ tables, readAt }, [kind, table]) => {
    const named = namedIds(kind, answers);
    const ids = Object.keys(table);
    const evicted = new Set(ids.filter((id) => !named.has(id)).slice(0, ids.length - maxKnownRecords));
    if (evicted.size === 0) return { tables, readAt };
    const kept = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !evicted.has(id)));
    return {
      tables: { ...tables, [kind]: kept(table) },
      readAt: { ...readAt, [kind]: kept(readAt[kind] ?? {}) },
    };
  }, records);
}
