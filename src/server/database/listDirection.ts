import type { OrderByModifiers } from 'kysely';

export type Direction = 'asc' | 'desc';
/** A direction in SQL, with the position of empty values. */
export type ListDirection = Extract<OrderByModifiers, (...args: never[]) => unknown> | Direction;

/**
 * Empty values come last in both directions. Ascending that is the default; and NULLS LAST on a column that is never
 * empty would keep an index from being used.
 */
export const listDirection = (direction: Direction, canBeEmpty: boolean): ListDirection =>
  canBeEmpty && direction === 'desc' ? (by) => by.desc().nullsLast() : direction;
