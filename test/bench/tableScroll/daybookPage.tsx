import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/table/lib/css/table.css';
import { BlueprintProvider } from '@blueprintjs/core';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataTable } from '../../../src/client/table/grid/DataTable';
import { defaultTableView } from '../../../src/client/table/view/tableView';
import { columns, rows, timeZone, type BenchRow } from './benchRows';

const source = { kind: 'array' as const, rows, rowKey: (row: BenchRow) => String(row.number) };

/** The table under measurement. */
function BenchPage(): ReactElement {
  const [view, setView] = useState(() => defaultTableView(columns));
  const [selectedKeys, setSelectedKeys] = useState<string[]>([]);
  return (
    <div style={{ position: 'absolute', inset: 8 }}>
      <DataTable
        name="Rows"
        columns={columns}
        source={source}
        view={view}
        onViewChange={setView}
        timeZone={timeZone}
        selectedKeys={selectedKeys}
        onSelectionChange={setSelectedKeys}
        rowActions={() => []}
        exportName="Rows"
      />
    </div>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BlueprintProvider>
      <BenchPage />
    </BlueprintProvider>,
  );
}
