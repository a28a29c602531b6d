import { BlueprintProvider } from '@blueprintjs/core';
import { type ReactElement, useState } from 'react';
import { DataTable } from '../../../src/client/table/grid/DataTable';
import type { DataTableProps } from '../../../src/client/table/grid/dataTableProps';
import { defaultTableView, type TableView } from '../../../src/client/table/view/tableView';
import { columns, TIME_ZONE, type SampleTask } from './sampleTasks';

interface SampleTableProps extends Pick<DataTableProps<SampleTask>, 'source' | 'rowActions'> {
  readonly view?: Partial<TableView>;
}

/** A table of sample tasks whose view stays as it is given. */
export const SampleTable = ({ source, rowActions, view = {} }: SampleTableProps): ReactElement => (
  <BlueprintProvider>
    <DataTable<SampleTask>
      name="Tasks"
      columns={columns}
      source={source}
      view={defaultTableView(columns, view)}
      onViewChange={() => undefined}
      timeZone={TIME_ZONE}
      rowActions={rowActions}
    />
  </BlueprintProvider>
);

type SelectableTableProps = Partial<DataTableProps<SampleTask>> &
  Pick<DataTableProps<SampleTask>, 'source'> & { readonly onSelected?: (keys: readonly string[]) => void };

/** A table of sample tasks whose rows are selected, and everything else as it is given. */
export function SelectableTable({ onSelected, ...props }: SelectableTableProps): ReactElement {
  const [selected, setSelected] = useState<string[]>([]);
  onSelected?.(selected);
  return (
    <BlueprintProvider>
      <DataTable<SampleTask>
        name="Tasks"
        columns={columns}
        view={defaultTableView(props.columns ?? columns)}
        onViewChange={() => undefined}
        timeZone={TIME_ZONE}
        selectedKeys={selected}
        onSelectionChange={setSelected}
        {...props}
      />
    </BlueprintProvider>
  );
}
