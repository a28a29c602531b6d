import { Bar, type BarCustomLayerProps } from '@nivo/bar';
import { ResponsiveWrapper } from '@nivo/core';
import { axisTickCount, placeAxisLabels, valueAxis } from '../../../ui/charts/chartAxis';
import { chartTheme } from '../../../ui/charts/chartTheme';
import { noTip, plainTip, useChartTip } from '../../../ui/charts/useChartTip';
import { ChartLegend } from './ChartLegend';
import { amountText, type ChartLine, type ChartUnit } from './chartLine';

export interface BarsChartProps {
  /** One bar for each at every position. */
  readonly bars: readonly ChartLine[];
  readonly positions: readonly { readonly value: string; readonly label: string }[];
  /** What the positions are: 'Days'. */
  readonly positionHeading: string;
  readonly unit: ChartUnit;
  readonly isDark: boolean;
  readonly onOpen: (value: string) => void;
}

type BarRow = Record<string, string | number>;

const margin = { top: 12, right: 12, left: 64 } as const;
/** Height of the title below the labels. */
const titleHeight = 24;
const maxLabelLength = 14;
const cut = (text: string): string => (text.length > maxLabelLength ? `…${text.slice(1 - maxLabelLength)}` : text);

/**
 * Bars next to each other; a click on a position, also above a low bar, opens what is behind it. The table of the same
 * figures is read out instead.
 */
export default function BarsChart({ bars, positions, positionHeading, unit, isDark, onOpen }: BarsChartProps) {
  const tip = useChartTip();
  const labels = new Map(positions.map(({ value, label }) => [value, label]));
  const max = Math.max(1, ...bars.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
  const ticks = axisTickCount(max);
  const Places = ({ innerHeight, innerWidth }: BarCustomLayerProps<BarRow>) => {
    const width = innerWidth / positions.length;
    return positions.map(({ value }, index) => (
      <rect
        key={value}
        className="db-chart-place"
        x={index * width}
        width={width}
        height={innerHeight}
        onClick={() => onOpen(value)}
      />
    ));
  };
  return (
    <>
      <div className="db-chart" aria-hidden>
        <ResponsiveWrapper>
          {({ width, height }) => {
            const step = (width - margin.left - margin.right) / Math.max(positions.length, 1);
            const {
              shown,
              isTurned,
              height: labelHeight,
            } = placeAxisLabels(
              positions.map(({ label }) => cut(label)),
              step,
              true,
            );
            const bottom = labelHeight + titleHeight;
            return (
              <Bar<BarRow>
                width={width}
                height={height}
                data={positions.map(({ value }, index) => ({
                  id: value,
                  ...Object.fromEntries(bars.map(({ name, figures }) => [name, figures[index] ?? 0])),
                }))}
                keys={bars.map(({ name }) => name)}
                indexBy="id"
                groupMode="grouped"
                margin={{ ...margin, bottom }}
                padding={0.25}
                valueScale={{ type: 'linear', min: 0, max, nice: ticks }}
                colors={bars.map(({ colour }) => colour)}
                animate={false}
                enableLabel={false}
                axisLeft={valueAxis(unit, ticks, margin.left)}
                axisBottom={{
                  tickSize: 4,
                  tickRotation: isTurned ? -30 : 0,
                  tickValues: shown.flatMap((index) => positions[index]?.value ?? []),
                  format: (value) => cut(labels.get(String(value)) ?? String(value)),
                  legend: positionHeading,
                  legendPosition: 'middle',
                  legendOffset: bottom - 12,
                }}
                gridYValues={ticks}
                layers={['grid', 'axes', Places, 'bars']}
                onClick={({ indexValue }) => {
                  tip.hide();
                  onOpen(String(indexValue));
                }}
                onMouseEnter={({ id, value, indexValue }, event) =>
                  tip.show(
                    plainTip(`${labels.get(String(indexValue)) ?? ''}: ${id} ${amountText(value ?? 0, unit)}`),
                    event,
                  )
                }
                onMouseLeave={tip.hide}
                tooltip={noTip}
                theme={chartTheme(isDark)}
              />
            );
          }}
        </ResponsiveWrapper>
      </div>
      <ChartLegend lines={bars} />
    </>
  );
}
