import { useMemo } from 'react';
import {
  useLazyListMilestoneForecastsQuery,
  useListMilestoneForecastsQuery,
  type ReportMilestone,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { dependsOnColumns, useShownRows } from '../../../table/windows/shownRows';
import { useToday } from '../../../widgets/useToday';
import { forecastKeys, noForecasts, toForecasts, type MilestoneForecasts } from './milestoneForecastColumns';
import { milestoneReportColumns, toProjectChoices } from './planReportColumns';
import { PlanReportTable, type PlanReportTableProps } from './PlanReportTable';

/** The server answers the forecasts of this many milestones at most: more than the table draws. */
const maxForecasts = 60;
/** How often forecasts are read again. */
const refreshed = { refetchOnMountOrArgChange: 60, refetchOnFocus: true } as const;

/**
 * The forecasts of the rows that are drawn. Those of the former rows stay while the next are read.
 * @param areAllNeeded of rows that are not drawn too, which takes longer
 */
function useMilestoneForecasts(areAllNeeded: boolean): {
  readonly forecasts: MilestoneForecasts;
  readonly onRowsShown: (ids: readonly string[]) => void;
} {
  const [milestoneIds, onRowsShown] = useShownRows('shown-milestones', maxForecasts);
  const drawn = useListMilestoneForecastsQuery(milestoneIds, { ...refreshed, skip: milestoneIds === '' });
  const all = useListMilestoneForecastsQuery(undefined, { ...refreshed, skip: !areAllNeeded });
  const failure = shownFailure(drawn.error ?? all.error)?.message;
  const allData = areAllNeeded ? all.data : undefined;
  const forecasts = useMemo(
    () => toForecasts([...(allData ?? []), ...(drawn.data ?? [])], failure),
    [allData, drawn.data, failure],
  );
  return { forecasts, onRowsShown };
}

export interface MilestoneReportTableProps extends Pick<
  PlanReportTableProps<ReportMilestone>,
  'query' | 'emptyText' | 'name'
> {
  /** Name under which the layout is stored. */
  readonly layoutName: string;
  readonly base: Partial<TableView>;
  readonly prefix?: string;
}

/** Milestones of all projects, with their forecasts. */
export function MilestoneReportTable({ layoutName, base, prefix, query, ...table }: MilestoneReportTableProps) {
  const today = useToday();
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const withoutForecasts = useMemo(() => milestoneReportColumns(projects, today, noForecasts), [projects, today]);
  const [view, changeView] = useTableView(layoutName, withoutForecasts, { base, prefix });
  const { forecasts, onRowsShown } = useMilestoneForecasts(dependsOnColumns(view, forecastKeys));
  const columns = useMemo(() => milestoneReportColumns(projects, today, forecasts), [projects, today, forecasts]);
  const [readAll] = useLazyListMilestoneForecastsQuery();
  const prepareExport = async () =>
    milestoneReportColumns(projects, today, toForecasts(await readAll(undefined, true).unwrap()));
  return (
    <PlanReportTable
      {...table}
      kind="milestone"
      columns={columns}
      projects={projects}
      query={query}
      view={view}
      onViewChange={changeView}
      onRowsShown={onRowsShown}
      prepareExport={prepareExport}
    />
  );
}
