import { CrossIcon, FilterRemoveIcon, PanelStatsIcon } from '@blueprintjs/icons';
import { useCallback, useContext, useDeferredValue, type ReactElement } from 'react';
import { clearFilters, hasFilters } from '../allFilters';
import type { DataTableProps } from '../dataTableProps';
import type { ExcelFile } from '../../export/useExcelExport';
import type { RowGroup } from '../groups/rowGroups';
import type { Density } from '../../view/tableView';
import { ColumnChooser } from './ColumnChooser';
import { DensityChoice } from './DensityChoice';
import { ExportButton } from './ExportButton';
import { GroupChoice } from './GroupChoice';
import { FilterTags } from './FilterTags';
import { Pager } from './Pager';
import { SearchBox } from './SearchBox';
import { ToolbarSlot } from './toolbarSlot';
import { Button } from '../../../ui/controls/Button';

interface TableToolbarProps<Row extends object> {
  readonly table: DataTableProps<Row>;
  /** Filtered rows. */
  readonly total: number;
  /** Rows of a page; undefined: one scroll. */
  readonly pageRows: number | undefined;
  /** Rows without filters and search, if known. */
  readonly unfilteredTotal: number | undefined;
  /** What the search looks through, if that is not every shown column. */
  readonly searched: string | undefined;
  readonly excelFile: ExcelFile<Row>;
  /** A remark on the selection; '' for none. */
  readonly note: string;
  /** The shown groups, if any. */
  readonly groups: readonly RowGroup[] | undefined;
  /** The rows leave room for the details of one of them. */
  readonly isDetailOffered: boolean;
}

const counted = new Intl.NumberFormat('en');

function countText(total: number, unfilteredTotal: number | undefined): string {
  const rows = total === 1 ? 'row' : 'rows';
  if (unfilteredTotal === undefined || unfilteredTotal === total) return `${counted.format(total)} ${rows}`;
  return `${counted.format(total)} of ${counted.format(unfilteredTotal)} rows`;
}

/** The toolbar above the grid: search and filters at the left, counts and layout at the right. */
export function TableToolbar<Row extends object>({
  table,
  total,
  pageRows,
  unfilteredTotal,
  searched,
  excelFile,
  note,
  groups,
  isDetailOffered,
}: TableToolbarProps<Row>): ReactElement {
  const { view, onViewChange, columns, selectedKeys = [], onSelectionChange, bulkActions } = table;
  const Slot = useContext(ToolbarSlot);
  // Stable while the view is: these parts are not rendered again for other rows.
  const search = useCallback((text: string) => onViewChange({ ...view, search: text, page: 1 }), [view, onViewChange]);
  const changeDensity = useCallback((density: Density) => onViewChange({ ...view, density }), [view, onViewChange]);
  // The rows are marked first: rendering them together with a bar full of lists would block the page.
  const hasActions = useDeferredValue(selectedKeys.length > 0);
  return (
    <div className="db-table-toolbar" role="toolbar" aria-label={`${table.name}: tools`}>
      <SearchBox value={view.search} searched={searched} onSearch={search} />
      {table.toolbarItems}
      <FilterTags
        columns={columns.filter(({ key }) => !table.untaggedFilters?.includes(key))}
        view={view}
        onViewChange={onViewChange}
      />
      {hasFilters(table) && (
        <Button
          size="small"
          variant="minimal"
          icon={<FilterRemoveIcon />}
          className="db-table-clear-filters"
          title="Clear all filters"
          text="Clear all filters"
          onClick={() => clearFilters(table)}
        />
      )}
      {selectedKeys.length > 0 && (
        <span className="db-table-bulk">
          <span aria-live="polite">{`${counted.format(selectedKeys.length)} of ${counted.format(Math.max(total, selectedKeys.length))} selected`}</span>
          {hasActions && bulkActions?.(selectedKeys)}
          <Button
            size="small"
            variant="minimal"
            icon={<CrossIcon />}
            aria-label="Clear selection"
            title="Clear selection"
            onClick={() => onSelectionChange?.([])}
          />
        </span>
      )}
      {note !== '' && (
        <span role="status" className="db-table-note">
          {note}
        </span>
      )}
      <span className="db-table-spring" />
      <span className="db-table-count" aria-live="polite">
        {table.state === 'loading' ? 'Loading…' : table.state === 'failed' ? '' : countText(total, unfilteredTotal)}
      </span>
      {table.groupChoices && (
        <GroupChoice
          columns={columns}
          choices={table.groupChoices}
          groups={groups}
          view={view}
          onViewChange={onViewChange}
        />
      )}
      {table.pageSizes && !groups && (
        <Pager total={total} pageSizes={table.pageSizes} pageRows={pageRows} view={view} onViewChange={onViewChange} />
      )}
      {Slot && <Slot tableName={table.name} view={view} onViewChange={onViewChange} />}
      {table.detail && isDetailOffered && (
        <Button
          size="small"
          variant="minimal"
          icon={<PanelStatsIcon />}
          active={!table.detail.isHidden}
          aria-pressed={!table.detail.isHidden}
          text="Details"
          title={table.detail.isHidden ? 'Show the details of the row (i)' : 'Hide the details of the row (i)'}
          onClick={table.detail.toggle}
        />
      )}
      <ColumnChooser columns={columns} view={view} onViewChange={onViewChange} />
      <DensityChoice density={view.density} onChange={changeDensity} />
      {table.exportName !== undefined && (
        <ExportButton file={excelFile} isReady={(table.state ?? 'ready') === 'ready'} />
      )}
    </div>
  );
}
