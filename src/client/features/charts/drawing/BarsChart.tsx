import { Colors } from '@blueprintjs/core';
import { ResponsiveBar } from '@nivo/bar';
import { ChartLegend } from './ChartLegend';
import type { ChartLine } from './chartLine';

export interface BarsChartProps {
  /** One bar for each at every position. */
  readonly bars: readonly ChartLine[];
  readonly positions: readonly { readonly value: string; readonly label: string }[];
  readonly unit: string;
  readonly isDark: boolean;
  readonly onOpen: (value: string) => void;
}

const margin = { top: 12, right: 12, bottom: 56, left: 52 } as const;
const maxLabelLength = 14;
/** More characters than this do not fit next to each other. */
const maxLevelCharacters = 60;
const cut = (text: string): string => (text.length > maxLabelLength ? `…${text.slice(1 - maxLabelLength)}` : text);

/** Bars next to each other; a click opens what is behind a position. The table of the same figures is read out instead. */
export default function BarsChart({ bars, positions, unit, isDark, onOpen }: BarsChartProps) {
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  const grid = isDark ? Colors.DARK_GRAY5 : Colors.LIGHT_GRAY1;
  const labels = new Map(positions.map(({ value, label }) => [value, label]));
  const areLevel = positions.reduce((sum, { label }) => sum + cut(label).length + 2, 0) <= maxLevelCharacters;
  return (
    <>
      <div className="db-chart" aria-hidden>
        <ResponsiveBar
          data={positions.map(({ value }, index) => ({
            id: value,
            ...Object.fromEntries(bars.map(({ name, figures }) => [name, figures[index] ?? 0])),
          }))}
          keys={bars.map(({ name }) => name)}
          indexBy="id"
          groupMode="grouped"
          margin={margin}
          padding={0.25}
          colors={bars.map(({ colour }) => colour)}
          animate={false}
          enableLabel={false}
          axisLeft={{ tickValues: 6, tickSize: 4 }}
          axisBottom={{
            tickSize: 4,
            tickRotation: areLevel ? 0 : -30,
            format: (value) => cut(labels.get(String(value)) ?? String(value)),
          }}
          gridYValues={6}
          onClick={({ indexValue }) => onOpen(String(indexValue))}
          tooltip={({ id, value, indexValue }) => (
            <div className="db-chart-tip">{`${labels.get(String(indexValue)) ?? ''}: ${id} ${value} ${unit}`}</div>
          )}
          theme={{
            text: { fontSize: 12, fill: text },
            axis: { ticks: { text: { fill: text }, line: { stroke: grid } } },
            grid: { line: { stroke: grid } },
          }}
        />
      </div>
      <ChartLegend lines={bars} />
    </>
  );
}
