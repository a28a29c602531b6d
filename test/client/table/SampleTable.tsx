import { BlueprintProvider } from '@blueprintjs/core';
import type { ReactElement } from 'react';
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
