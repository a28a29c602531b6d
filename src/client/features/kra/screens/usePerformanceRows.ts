import { useCallback, useMemo } from 'react';
import { toMonth } from '../../../../domain/calendar/month';
import { api, type KraPerformanceRow, type KraRecord, type ListKraPerformanceApiArg } from '../../../api/api';
import type { TableRows } from '../../../table/view/FramedTable';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { recordKey, type TableSource } from '../../../table/windows/tableSource';
import { useWindowedList } from '../../../table/windows/useWindowedList';
import { chosenDays, chosenValues, presentEntries, searchedText, wireSort } from '../../../table/windows/windowQuery';
import { useExplanations } from '../ratingColumns';
import { performanceColumns } from './performanceColumns';

type Query = Omit<ListKraPerformanceApiArg, 'offset' | 'limit'>;

/** The headings depend on the rows, and the rows on the view. */
const plainColumns = performanceColumns({});

/** @param name under which the layout is stored */
export const usePerformanceView = (name: string, base: Partial<TableView>): ReturnType<typeof useTableView> =>
  useTableView(name, plainColumns, { base });

const loadedRatings = (source: TableSource<KraPerformanceRow>): readonly KraRecord[] =>
  source.kind === 'array'
    ? source.rows.map(({ Record }) => Record)
    : source.loaded.flatMap((index) => source.rowAt(index)?.Record ?? []);

function toPerformanceQuery(view: TableView, isNewest: boolean): Query {
  const months = chosenDays(view, 'month');
  const states = chosenValues(view, 'State');
  const state = states.length === 1 ? states[0] : undefined;
  return presentEntries<Query>({
    q: searchedText(view),
    monthFrom: months.from === undefined ? undefined : toMonth(months.from),
    monthTo: months.to === undefined ? undefined : toMonth(months.to),
    // Both ticked is no filter.
    state: state === 'Waiting' || state === 'Submitted' ? state : undefined,
    newest: isNewest ? true : undefined,
    sort: wireSort(view),
  });
}

/**
 * The ratings that the user may compare, with averages, trend and facts, and the columns whose headings explain them.
 * @param isNewest only the newest rating of each employee
 */
export function usePerformanceRows(
  view: TableView,
  isNewest = false,
): {
  readonly rows: TableRows<KraPerformanceRow>;
  readonly ratings: readonly KraRecord[];
  readonly columns: readonly ColumnDefinition<KraPerformanceRow>[];
} {
  const toQuery = useCallback((other: TableView) => toPerformanceQuery(other, isNewest), [isNewest]);
  const rows = useWindowedList(api.endpoints.listKraPerformance, toQuery(view), recordKey, {
    others: { view, searched: 'employee or team leader', toQuery, counted: ['State'] },
  });
  const ratings = useMemo(() => loadedRatings(rows.source), [rows.source]);
  const explanations = useExplanations(ratings);
  const columns = useMemo(() => performanceColumns(explanations), [explanations]);
  return { rows, ratings, columns };
}
