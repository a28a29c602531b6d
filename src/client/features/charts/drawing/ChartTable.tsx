import { HTMLTable } from '@blueprintjs/core';
import { Button } from '../../../ui/controls/Button';

export interface ChartTableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly remark?: string | null;
    readonly cells: readonly string[];
  }[];
  readonly onOpen: (key: string) => void;
}

/** The figures of a chart; each row opens what is behind it. */
export function ChartTable({ caption, headings, rows, onOpen }: ChartTableProps) {
  return (
    <div className="db-chart-table">
      <HTMLTable compact striped>
        <caption className="db-for-screen-readers">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, remark = null, cells }) => (
            <tr key={key}>
              <th scope="row">
                <Button size="small" variant="minimal" text={label} onClick={() => onOpen(key)} />
                {remark !== null && <span className="db-muted"> {remark}</span>}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </HTMLTable>
    </div>
  );
}
