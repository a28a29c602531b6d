import type { ChartLine } from './chartLine';

/** What the colours mean, on as many lines as there are. A single one is what title and axis name. */
export function ChartLegend({ lines }: { readonly lines: readonly ChartLine[] }) {
  if (lines.length < 2) return null;
  return (
    <div className="db-chart-legend" aria-hidden>
      {lines.map(({ name, colour }) => (
        <span key={name}>
          <span className="db-chart-mark" style={{ background: colour }} />
          {name}
        </span>
      ))}
    </div>
  );
}
