export interface Figure {
  /** What was measured. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Further values of the same measurement, for reading. */
  readonly details?: string;
  /** In the same unit. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  /** The same done by another program in the same run, in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number; readonly details?: string };
}

/** The figures of a part of the bench, and what to know when reading them. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly notes: readonly string[];
}

const digits = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);
const quantity = (value: number, unit: string, details?: string) =>
  `${digits(value)} ${unit}${details === undefined ? '' : ` (${details})`}`;

function goalCell({ value, unit, goal }: Figure): string {
  if (goal === undefined) return '';
  const isReached = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  return `${'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${unit}: ${isReached ? 'yes' : '**no**'}`;
}

function cells(figure: Figure): string[] {
  const { name, value, unit, details, peer } = figure;
  return [
    name,
    quantity(value, unit, details),
    goalCell(figure),
    peer === undefined ? '' : `${peer.name}: ${quantity(peer.value, unit, peer.details)}`,
    peer === undefined ? '' : `${(value / peer.value).toFixed(2)} ×`,
  ];
}

/** Figures as a Markdown table, with its columns aligned so that a terminal shows it well too. The ratio is Daybook's value by the peer's. */
export function figureTable(figures: readonly Figure[]): string {
  const head = ['Figure', 'Daybook', 'Goal', 'Peer in the same run', 'Ratio'];
  const rows = figures.map(cells);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}
