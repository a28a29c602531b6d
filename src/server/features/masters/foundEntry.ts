import { failures } from '../../errors/failure';

/**
 * The one entry that was asked for.
 * @throws Failure 404
 */
export function foundEntry<Entry>([entry]: readonly Entry[], noun: string): Entry {
  if (entry === undefined) throw failures.notFound(noun);
  return entry;
}

/** An id of a form as the database takes it: '' is none. */
export const chosenId = (id: string | undefined): string | null => (id === undefined || id === '' ? null : id);
