import { Colors } from '@blueprintjs/core';
import { ResponsiveBar } from '@nivo/bar';
import type { TrendCell, TrendSeries } from './trendSeries';

export interface TrendBarsChartProps {
  readonly series: TrendSeries;
  /** After each figure: 'people'. */
  readonly unit: string;
  readonly isDark: boolean;
  readonly onOpen: (cell: TrendCell) => void;
}

/** Labels of the axis that fit next to each other. */
const maxTicks = 8;

/** Stacked bars; a segment opens its rows. The table has the same figures with links, so the picture is not read out. */
export default function TrendBarsChart({ series, unit, isDark, onOpen }: TrendBarsChartProps) {
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  const line = isDark ? Colors.DARK_GRAY5 : Colors.LIGHT_GRAY1;
  const keys = series.keys.filter((key) => key.isTableOnly !== true);
  const step = Math.ceil(series.rows.length / maxTicks);
  const ticks = series.rows.filter((_row, index) => (series.rows.length - 1 - index) % step === 0).map((row) => row.id);
  const rowById = new Map(series.rows.map((row) => [row.id, row]));
  const keyById = new Map(keys.map((key) => [key.id, key]));
  return (
    <>
      {keys.length > 1 && (
        <ul className="db-hr-trend-legend" aria-hidden>
          {keys.map((key) => (
            <li key={key.id}>
              <span style={{ background: key.colour }} /> {key.label}
            </li>
          ))}
        </ul>
      )}
      <div className="db-hr-trend-bars" aria-hidden>
        <ResponsiveBar
          data={series.rows.map((row) => ({
            id: row.id,
            ...Object.fromEntries(keys.map((key) => [key.id, row.cells[key.id]?.value ?? 0])),
          }))}
          keys={keys.map((key) => key.id)}
          indexBy="id"
          margin={{ top: 8, right: 8, bottom: 28, left: 40 }}
          padding={0.25}
          colors={({ id }) => keyById.get(String(id))?.colour ?? Colors.GRAY3}
          animate={false}
          enableGridX={false}
          enableLabel={false}
          gridYValues={5}
          axisLeft={{ tickSize: 0, tickPadding: 6, tickValues: 5 }}
          axisBottom={{
            tickSize: 4,
            tickPadding: 4,
            tickValues: ticks,
            format: (id) => rowById.get(String(id))?.short ?? '',
          }}
          onClick={(datum) => {
            const cell = rowById.get(String(datum.indexValue))?.cells[String(datum.id)];
            if (cell !== undefined) onOpen(cell);
          }}
          onMouseEnter={(_datum, event) => (event.currentTarget.style.cursor = 'pointer')}
          tooltip={({ id, value, indexValue }) => (
            <div className="db-hr-trend-tip">{`${rowById.get(String(indexValue))?.label ?? ''}: ${keyById.get(String(id))?.label ?? ''} ${value} ${unit}`}</div>
          )}
          theme={{
            text: { fontSize: 12, fill: text },
            axis: { ticks: { text: { fill: text }, line: { stroke: line } } },
            grid: { line: { stroke: line } },
          }}
        />
      </div>
    </>
  );
}
