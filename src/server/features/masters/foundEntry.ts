import { failures } from '../../errors/failure';

/**
 * The only entry of the list.
 * @throws Failure 404 for an empty list
 */
export function foundEntry<Entry>([entry]: readonly Entry[], noun: string): Entry {
  if (entry === undefined) throw failures.notFound(noun);
  return entry;
}

/** An id from a form; '' is null. */
export const chosenId = (id: string | undefined): string | null => (id === undefined || id === '' ? null : id);
