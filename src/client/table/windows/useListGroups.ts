import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shownFailure } from '../../api/apiFailure';
import type { RowGroup } from '../grid/groups/rowGroups';
import { useAnsweredArguments } from '../../widgets/useAnsweredArguments';
import type { ListGroups } from './useWindowedList';

/** A call that lists the groups of a windowed list, of `api.endpoints`. */
interface GroupsEndpoint<Argument, Group> {
  readonly useQuery: (argument: Argument | typeof skipToken) => {
    readonly currentData?: readonly Group[] | undefined;
    readonly error?: unknown;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly useQueryState: (argument: Argument | typeof skipToken) => {
    readonly currentData?: readonly Group[] | undefined;
  };
}

/** How a list is grouped; its functions must be stable. */
export interface Grouping<Query, Group, By extends string> {
  readonly toRowGroup: (group: Group) => RowGroup;
  /** The query for the rows of one group. */
  readonly toGroupQuery: (query: Query, by: By, group: string) => Query;
}

/**
 * The groups of a windowed list with their sums, from the server; undefined while the list is not grouped.
 * @param endpoint always the same one of `api.endpoints`
 */
export function useListGroups<Query extends { readonly sort?: string }, Group, By extends string>(
  endpoint: GroupsEndpoint<Omit<Query, 'sort'> & { readonly groupBy: By }, Group>,
  { sort: _sort, ...filters }: Query,
  by: By | undefined,
  { toRowGroup, toGroupQuery }: Grouping<Query, Group, By>,
): ListGroups<Query> | undefined {
  const wanted = { filters, by: by ?? null };
  const toArgument = (argument: typeof wanted | typeof skipToken) =>
    argument === skipToken || argument.by === null ? skipToken : { ...argument.filters, groupBy: argument.by };
  const { currentData, error, isError, refetch } = endpoint.useQuery(toArgument(wanted));
  // The previous groups stay while the next are being read.
  const shown = useAnsweredArguments('groups/answered', wanted, currentData !== undefined);
  const { currentData: answer } = endpoint.useQueryState(toArgument(shown));
  const list = useMemo(() => answer?.map(toRowGroup), [answer, toRowGroup]);
  const queries = useMemo(
    () =>
      by && {
        groupedBy: by,
        toGroupQuery: (query: Query, group: string) => toGroupQuery(query, by, group),
      },
    [by, toGroupQuery],
  );
  return queries && { ...queries, list, failure: isError && !list ? shownFailure(error) : undefined, refetch };
}
