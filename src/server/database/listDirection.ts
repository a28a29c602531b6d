import type { OrderByModifiers } from 'kysely';

export type Direction = 'asc' | 'desc';
/** The direction as SQL says it, with where empty values come. */
export type ListDirection = Extract<OrderByModifiers, (...args: never[]) => unknown> | Direction;

/**
 * The direction of a sorted column: empty values come last both ways. Ascending they do so by themselves; and of a column
 * that is never empty nothing is said about them, because an index would then not be used.
 */
export const listDirection = (direction: Direction, canBeEmpty: boolean): ListDirection =>
  canBeEmpty && direction === 'desc' ? (by) => by.desc().nullsLast() : direction;
