import { useMemo } from 'react';
import {
  useLazyListMilestoneForecastsQuery,
  useListMilestoneForecastsQuery,
  type ReportMilestone,
} from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { useTableView } from '../../../table/view/useTableView';
import { noRowValues, toRowValues } from '../../../table/windows/rowValues';
import { dependsOnColumns, useRowValues } from '../../../table/windows/shownRows';
import { useToday } from '../../../widgets/useToday';
import { forecastKeys, getMilestoneId } from './milestoneForecastColumns';
import { milestoneReportColumns, toProjectChoices } from './planReportColumns';
import { PlanReportTable, type PlanReportTableProps } from './PlanReportTable';

const forecastQuery = {
  useValues: useListMilestoneForecastsQuery,
  rowId: getMilestoneId,
  name: 'shown-milestones',
  max: 60,
} as const;

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
  const withoutForecasts = useMemo(() => milestoneReportColumns(projects, today, noRowValues), [projects, today]);
  const [view, changeView] = useTableView(layoutName, withoutForecasts, { base, prefix });
  const { values: forecasts, onRowsShown } = useRowValues(forecastQuery, dependsOnColumns(view, forecastKeys));
  const columns = useMemo(() => milestoneReportColumns(projects, today, forecasts), [projects, today, forecasts]);
  const [readAll] = useLazyListMilestoneForecastsQuery();
  const prepareExport = async () =>
    milestoneReportColumns(projects, today, toRowValues(await readAll(undefined, true).unwrap(), getMilestoneId));
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
