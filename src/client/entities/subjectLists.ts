import { createSelector } from '@reduxjs/toolkit';

/**
 * Which records belong to a subject (a task or a project), in the order of the answer. Only recent subjects are cached.
 */
export interface SubjectLists {
  idsBySubject: Record<string, string[]>;
  /** Oldest first. */
  subjectIds: string[];
}

const maxSubjects = 50;

export const noSubjectLists = (): SubjectLists => ({ idsBySubject: {}, subjectIds: [] });

/** Stores the list of a subject (inside a reducer). Returns the ids that no cached subject lists any more. */
export function storeSubjectList(lists: SubjectLists, subjectId: string, ids: readonly string[]): string[] {
  const dropped = [...(lists.idsBySubject[subjectId] ?? [])];
  lists.idsBySubject[subjectId] = [...ids];
  lists.subjectIds = [...lists.subjectIds.filter((id) => id !== subjectId), subjectId];
  while (lists.subjectIds.length > maxSubjects) {
    const oldest = lists.subjectIds.shift() ?? '';
    dropped.push(...(lists.idsBySubject[oldest] ?? []));
    delete lists.idsBySubject[oldest];
  }
  const listed = new Set(Object.values(lists.idsBySubject).flat());
  return dropped.filter((id) => !listed.has(id));
}

/** Prepends a new record to its subject's list, if that is cached (inside a reducer). */
export function prependToSubject(lists: SubjectLists, subjectId: string, id: string): void {
  const known = lists.idsBySubject[subjectId];
  if (known && !known.includes(id)) known.unshift(id);
}

const none: readonly string[] = [];

/** The records of a subject in the order of the answer; empty until loaded. */
export const makeSelectListed = <State, Entry>(
  selectSlice: (state: State) => SubjectLists & { readonly entities: Record<string, Entry> },
  subjectId: string,
) =>
  createSelector(
    [
      (state: State) => selectSlice(state).idsBySubject[subjectId] ?? none,
      (state: State) => selectSlice(state).entities,
    ],
    (ids, entries): Entry[] => ids.flatMap((id) => entries[id] ?? []),
  );
