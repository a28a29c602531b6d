import { commentParameter } from '../../../domain/tasks/commentPath';
import { useUrlRecord } from '../url-state/useUrlRecord';

/** The comment that the address of a page of a task or project names, and the function that names another one. */
export type LinkedComment = readonly [string | null, (id: string) => void];

export const useLinkedComment = (): LinkedComment => useUrlRecord(commentParameter);
