import { useCallback } from 'react';
import { personName } from '../../../domain/wording/personName';
import { useLazySearchMentionableQuery } from '../../api/api';
import type { SearchPeople } from '../../ui/richtext/useMentions';
import type { Subject } from './subject';

/** Searches people whom a comment on the task or project can mention. */
export function useMentionSearch({ id }: Subject): SearchPeople {
  const [search] = useLazySearchMentionableQuery();
  return useCallback(
    async (q: string) =>
      (await search({ subjectId: id, q }, true).unwrap()).map((person) => ({
        id: person._id,
        name: personName(person),
      })),
    [search, id],
  );
}
