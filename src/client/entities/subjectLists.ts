import { createSelector } from '@reduxjs/toolkit';

/**
 * Which records belong to a subject (a task or a project), in the order of the server's answer.
 * Only the subjects of late are kept: pages that were left long ago do not fill the store.
 */
export interface SubjectLists {
  idsBySubject: Record<string, string[]>;
  /** Oldest first. */
  subjectIds: string[];
}

const maximumSubjects = 50;

export const noSubjectLists = (): SubjectLists => ({ idsBySubject: {}, subjectIds: [] });

/** Takes over the list of a subject (inside a reducer). Gives the ids that no kept subject lists any more. */
export function keepSubjectList(lists: SubjectLists, subjectId: string, ids: readonly string[]): string[] {
  const dropped = [...(lists.idsBySubject[subjectId] ?? [])];
  lists.idsBySubject[subjectId] = [...ids];
  lists.subjectIds = [...lists.subjectIds.filter((id) => id !== subjectId), subjectId];
  while (lists.subjectIds.length > maximumSubjects) {
    const oldest = lists.subjectIds.shift() ?? '';
    dropped.push(...(lists.idsBySubject[oldest] ?? []));
    delete lists.idsBySubject[oldest];
  }
  const kept = new Set(Object.values(lists.idsBySubject).flat());
  return dropped.filter((id) => !kept.has(id));
}

/** Puts a fresh record in front of its subject's list, where there is one (inside a reducer). */
export function prependToSubject(lists: SubjectLists, subjectId: string, id: string): void {
  const known = lists.idsBySubject[subjectId];
  if (known && !known.includes(id)) known.unshift(id);
}

const none: readonly string[] = [];

/** The records of a subject in the order of the server's answer; empty until they were read. */
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
