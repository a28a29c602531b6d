import { Button } from '../../../ui/controls/Button';
import { SmallTable } from '../../../ui/layout/SmallTable';

interface ChartTableRow {
  readonly key: string;
  readonly label: string;
  readonly remark?: string | null;
  readonly cells: readonly string[];
}

export interface ChartTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly ChartTableRow[];
  readonly onOpen: (key: string) => void;
}

/** The figures of a chart; each row opens what is behind it. */
export function ChartTable({ caption, headings, rows, onOpen }: ChartTableProps) {
  const [first = '', ...others] = headings;
  return (
    <div className="db-chart-table">
      <SmallTable
        name={caption}
        columns={[
          {
            header: first,
            isRowHeader: true,
            cell: ({ key, label, remark = null }) => (
              <>
                <Button size="small" variant="minimal" text={label} onClick={() => onOpen(key)} />
                {remark !== null && <span className="db-muted"> {remark}</span>}
              </>
            ),
          },
          ...others.map((header, index) => ({ header, cell: ({ cells }: ChartTableRow) => cells[index] })),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        looks="striped"
      />
    </div>
  );
}
