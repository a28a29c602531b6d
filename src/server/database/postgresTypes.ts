import pg from 'pg';
import { readInstant } from './readInstant';

const { builtins } = pg.types;

/** Throws for numbers that JavaScript cannot represent exactly, instead of returning a wrong one. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, which is too large to be exact`);
  return value;
}

const verbatim = (text: string): string => text;

type Reader = (text: string) => unknown;

const readers = new Map<number, Reader>([
  [builtins.DATE, verbatim],
  [builtins.TIME, verbatim],
  [builtins.INT8, exactInteger],
  [builtins.NUMERIC, Number],
  [builtins.TIMESTAMPTZ, readInstant],
]);

/**
 * Calendar dates and clock times stay text (`2024-02-29`, `09:30:00`), because a Date would shift them by the time
 * zone; instants are Date; counts and decimals are numbers.
 */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    readers.get(oid) ?? (pg.types.getTypeParser(oid, format) as Reader),
};
