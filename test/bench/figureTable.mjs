/**
 * @typedef {object} Figure
 * @property {string} name what was measured
 * @property {number} value
 * @property {string} unit
 * @property {string} [details] further values of the same measurement, for reading
 * @property {{ atMost: number } | { atLeast: number }} [goal] in the same unit
 * @property {{ name: string, value: number, details?: string }} [peer] the same done by something else in the same run, in the same unit
 */

const digits = (value) => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2));
const quantity = (value, unit, details) => `${digits(value)} ${unit}${details === undefined ? '' : ` (${details})`}`;

function goalCell({ value, unit, goal }) {
  if (goal === undefined) return '';
  const isReached = 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
  return `${'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${unit}: ${isReached ? 'yes' : '**no**'}`;
}

function cells(figure) {
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
export function figureTable(figures) {
  const rows = [['Figure', 'Daybook', 'Goal', 'Peer in the same run', 'Ratio'], ...figures.map(cells)];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [
    line(rows[0]),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.slice(1).map(line),
  ].join('\n');
}
