import { Colors } from '@blueprintjs/core';
import { ResponsiveWrapper } from '@nivo/core';
import { Line, type LineCustomSvgLayer, type LineSeries } from '@nivo/line';
import { axisTickCount, placeAxisLabels, valueAxis } from '../../../ui/charts/chartAxis';
import { chartTheme } from '../../../ui/charts/chartTheme';
import { noTip, useChartTip } from '../../../ui/charts/useChartTip';
import { ChartLegend } from './ChartLegend';
import { amountText, type ChartLine, type ChartUnit } from './chartLine';

export interface LinesChartProps {
  readonly lines: readonly ChartLine[];
  /** The texts of the horizontal axis by their values, in order. */
  readonly positions: readonly {
    readonly value: string;
    readonly label: string;
    readonly isShaded?: boolean;
    /** Only in the table. */
    readonly remark?: string | undefined;
  }[];
  readonly unit: ChartUnit;
  readonly isStacked?: boolean;
  readonly isDark: boolean;
  readonly onOpen: (value: string) => void;
}

const margin = { top: 12, right: 24, bottom: 36, left: 64 } as const;

/** The figure at the top of the picture; 1 where there is nothing yet. */
function maxFigure(lines: readonly ChartLine[], isStacked: boolean): number {
  const figures = lines.map((line) => line.figures.map((figure) => figure ?? 0));
  const atPosition = (index: number) => figures.map((line) => line[index] ?? 0);
  const heights = (figures[0] ?? []).map((_figure, index) =>
    isStacked ? atPosition(index).reduce((sum, figure) => sum + figure, 0) : Math.max(...atPosition(index)),
  );
  return Math.max(1, ...heights);
}

/**
 * Lines over days or periods; a click opens what is behind a position. The table shown instead of it has the same figures
 * with buttons, so the picture itself is not read out.
 */
export default function LinesChart({ lines, positions, unit, isStacked = false, isDark, onOpen }: LinesChartProps) {
  const tip = useChartTip();
  const labels = new Map(positions.map(({ value, label }) => [value, label]));
  const max = maxFigure(lines, isStacked);
  const ticks = axisTickCount(max);
  const shaded = positions.filter(({ isShaded }) => isShaded).map(({ value }) => value);
  const Shading: LineCustomSvgLayer<LineSeries> = ({ innerWidth, innerHeight, xScale }) => {
    const width = positions.length > 1 ? innerWidth / (positions.length - 1) : innerWidth;
    return shaded.map((value) => (
      <rect
        key={value}
        x={Math.max(xScale(value) - width, 0)}
        width={width}
        height={innerHeight}
        fill={isDark ? Colors.DARK_GRAY4 : Colors.LIGHT_GRAY3}
        opacity={0.6}
      />
    ));
  };
  const Lines: LineCustomSvgLayer<LineSeries> = ({ series, lineGenerator }) =>
    series.map(({ id, data, color }) => {
      const line = lines.find((known) => known.name === id);
      // A position without a figure interrupts the line.
      const points = data.filter(({ data: { y } }) => y !== null).map(({ position }) => position);
      return (
        <path
          key={id}
          d={lineGenerator(points.map(({ x, y }) => ({ x, y: y ?? 0 }))) ?? undefined}
          fill="none"
          stroke={color}
          strokeWidth={2}
          strokeDasharray={line?.isDashed ? '6 5' : undefined}
        />
      );
    });
  return (
    <>
      <div className="db-chart" aria-hidden>
        <ResponsiveWrapper>
          {({ width, height }) => {
            const { shown } = placeAxisLabels(
              positions.map(({ label }) => label),
              (width - margin.left - margin.right) / Math.max(positions.length - 1, 1),
            );
            return (
              <Line
                width={width}
                height={height}
                data={lines.map(({ name, figures }) => ({
                  id: name,
                  data: positions.map(({ value }, index) => ({ x: value, y: figures[index] ?? null })),
                }))}
                colors={lines.map(({ colour }) => colour)}
                margin={margin}
                xScale={{ type: 'point' }}
                yScale={{ type: 'linear', min: 0, max, stacked: isStacked, nice: ticks }}
                axisLeft={valueAxis(unit, ticks, margin.left)}
                axisBottom={{
                  tickSize: 4,
                  tickValues: shown.flatMap((index) => positions[index]?.value ?? []),
                  format: (value) => labels.get(String(value)) ?? String(value),
                }}
                gridYValues={ticks}
                enableGridX={false}
                enableArea={isStacked}
                areaOpacity={0.8}
                enableSlices="x"
                enableCrosshair={false}
                animate={false}
                pointSize={isStacked ? 0 : 6}
                layers={[Shading, 'grid', 'axes', 'areas', ...(isStacked ? [] : [Lines, 'points' as const]), 'slices']}
                onClick={(datum) => {
                  tip.hide();
                  const value = 'points' in datum ? datum.points[0]?.data.x : datum.data.x;
                  if (value !== undefined) onOpen(String(value));
                }}
                onMouseEnter={(slice, event) => {
                  if (!('points' in slice)) return;
                  const { left, top, height } = event.currentTarget.getBoundingClientRect();
                  tip.show(
                    {
                      heading: labels.get(String(slice.points[0]?.data.x)) ?? null,
                      rows: slice.points.map(({ seriesId, seriesColor, data }) => ({
                        text: `${seriesId}: ${amountText(Number(data.y), unit)}`,
                        colour: seriesColor,
                      })),
                    },
                    event,
                    { left: left + slice.x - slice.x0, top, line: { top, height } },
                  );
                }}
                onMouseLeave={tip.hide}
                sliceTooltip={noTip}
                theme={chartTheme(isDark)}
              />
            );
          }}
        </ResponsiveWrapper>
      </div>
      <ChartLegend lines={lines} />
    </>
  );
}
