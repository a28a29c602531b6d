import { Colors } from '@blueprintjs/core';
import { Bar } from '@nivo/bar';
import { ResponsiveWrapper } from '@nivo/core';
import { axisTickCount, placeAxisLabels, valueAxis } from '../../../../ui/charts/chartAxis';
import { chartTheme } from '../../../../ui/charts/chartTheme';
import { noTip, plainTip, useChartTip } from '../../../../ui/charts/useChartTip';
import type { TrendCell, TrendSeries } from './trendSeries';

export interface TrendBarsChartProps {
  readonly series: TrendSeries;
  /** After each figure: 'people'. */
  readonly unit: string;
  readonly isDark: boolean;
  readonly onOpen: (cell: TrendCell) => void;
}

const margin = { top: 8, right: 16, bottom: 28, left: 60 } as const;

/** Stacked bars; a segment opens its rows. The table has the same figures with links, so the picture is not read out. */
export default function TrendBarsChart({ series, unit, isDark, onOpen }: TrendBarsChartProps) {
  const tip = useChartTip();
  const keys = series.keys.filter((key) => key.isTableOnly !== true);
  const max = Math.max(
    1,
    ...series.rows.map(({ cells }) => keys.reduce((sum, { id }) => sum + (cells[id]?.value ?? 0), 0)),
  );
  const ticks = axisTickCount(max);
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
        <ResponsiveWrapper>
          {({ width, height }) => {
            const { shown } = placeAxisLabels(
              series.rows.map((row) => row.short),
              (width - margin.left - margin.right) / series.rows.length,
            );
            return (
              <Bar
                width={width}
                height={height}
                data={series.rows.map((row) => ({
                  id: row.id,
                  ...Object.fromEntries(keys.map((key) => [key.id, row.cells[key.id]?.value ?? 0])),
                }))}
                keys={keys.map((key) => key.id)}
                indexBy="id"
                margin={margin}
                padding={0.25}
                colors={({ id }) => keyById.get(String(id))?.colour ?? Colors.GRAY3}
                animate={false}
                enableGridX={false}
                enableLabel={false}
                valueScale={{ type: 'linear', min: 0, max, nice: ticks }}
                gridYValues={ticks}
                axisLeft={{ ...valueAxis(unit, ticks, margin.left), tickSize: 0, tickPadding: 6 }}
                axisBottom={{
                  tickSize: 4,
                  tickPadding: 4,
                  tickValues: shown.flatMap((index) => series.rows[index]?.id ?? []),
                  format: (id) => rowById.get(String(id))?.short ?? '',
                }}
                onClick={(datum) => {
                  tip.hide();
                  const cell = rowById.get(String(datum.indexValue))?.cells[String(datum.id)];
                  if (cell !== undefined) onOpen(cell);
                }}
                onMouseEnter={({ id, value, indexValue }, event) => {
                  event.currentTarget.style.cursor = 'pointer';
                  const [row, key] = [rowById.get(String(indexValue)), keyById.get(String(id))];
                  tip.show(plainTip(`${row?.label ?? ''}: ${key?.label ?? ''} ${value} ${unit}`), event);
                }}
                onMouseLeave={tip.hide}
                tooltip={noTip}
                theme={chartTheme(isDark)}
              />
            );
          }}
        </ResponsiveWrapper>
      </div>
    </>
  );
}
