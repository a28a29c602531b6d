import pg from 'pg';
import { readInstant } from './readInstant';

const { builtins } = pg.types;

/** A number that JavaScript holds exactly; anything else would be wrong in silence. */
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
 * How column values reach the program: calendar dates and clock times stay text (`2024-02-29`, `09:30:00`),
 * because a Date would move them by the time zone; instants are Date; counts and decimals are numbers.
 */
export const postgresTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    readers.get(oid) ?? (pg.types.getTypeParser(oid, format) as Reader),
};
