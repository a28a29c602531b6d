import type { HistoryEntry, ListHistoryApiResponse } from '../../api/api';

const none: readonly HistoryEntry[] = [];

/** CALL-026: the first element of the list contains the entries. Newest first; empty until loaded. */
export const getHistory = (answer: ListHistoryApiResponse | undefined): readonly HistoryEntry[] =>
  answer?.[0]?.History ?? none;
