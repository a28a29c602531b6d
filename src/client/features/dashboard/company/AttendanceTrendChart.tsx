import type { MouseEvent } from 'react';
import { Colors } from '@blueprintjs/core';
import { isPoint, ResponsiveLine, type LineSeries, type PointOrSliceData } from '@nivo/line';
import type { AttendanceTrendMonth } from '../../../api/api';
import { shortMonthName } from '../../../../domain/calendar/month';
import type { AttendanceFigure } from '../../../../domain/attendance/attendanceSummaryPath';
import { trendFigures, trendPoint, type TrendFigure } from './trendFigures';
import { chartTheme } from '../../../ui/charts/chartTheme';
import { noTip, plainTip, useChartTip } from '../../../ui/charts/useChartTip';

export interface AttendanceTrendChartProps {
  readonly months: readonly AttendanceTrendMonth[];
  readonly isDark: boolean;
  /** Opens the people behind a figure of a month; absent for users who may not see them. */
  readonly onOpen: ((month: string, figure: AttendanceFigure) => void) | undefined;
}

const colours = { present: Colors.GREEN3, paidLeave: Colors.BLUE3, absent: Colors.RED3 } as const;

/**
 * Share of days by month, in per cent. The table next to it has the same figures, so the picture itself is not read
 * out.
 */
export default function AttendanceTrendChart({ months, isDark, onOpen }: AttendanceTrendChartProps) {
  const tip = useChartTip();
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  const getShare = (month: AttendanceTrendMonth, key: TrendFigure['key']): number => {
    const all = month.present + month.paidLeave + month.absent;
    return all === 0 ? 0 : Math.round((1000 * month[key]) / all) / 10;
  };
  const show = (point: PointOrSliceData<LineSeries>, event: MouseEvent): void => {
    if (!isPoint(point)) return;
    const { xFormatted, yFormatted } = point.data;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    tip.show(plainTip(`${point.seriesId}: ${yFormatted}% of the days in ${xFormatted}`), event, {
      left: left + point.x,
      top: top + point.y,
      line: null,
    });
  };
  return (
    <div className="db-hr-trend-chart" aria-hidden>
      <ResponsiveLine
        data={trendFigures.map(({ label, key }) => ({
          id: label,
          data: months.map((month) => ({ x: shortMonthName(month.month), y: getShare(month, key) })),
        }))}
        colors={trendFigures.map(({ key }) => colours[key])}
        margin={{ top: 12, right: 78, bottom: 30, left: 44 }}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        axisLeft={{ tickValues: 5, format: (value) => `${String(value)}%` }}
        axisBottom={{ tickSize: 4 }}
        gridYValues={5}
        enableGridX={false}
        pointSize={7}
        animate={false}
        useMesh
        onClick={(datum) => {
          tip.hide();
          // Without slices a datum is a point.
          const point =
            'indexInSeries' in datum
              ? trendPoint(months, { series: datum.seriesId, index: datum.indexInSeries })
              : undefined;
          if (point !== undefined) onOpen?.(point.month, point.figure);
        }}
        onMouseEnter={(point, event) => {
          show(point, event);
          if (onOpen !== undefined && event.currentTarget instanceof SVGElement)
            event.currentTarget.style.cursor = 'pointer';
        }}
        // The whole picture is one area of the points next to the pointer.
        onMouseMove={show}
        onMouseLeave={tip.hide}
        legends={[
          {
            anchor: 'right',
            direction: 'column',
            translateX: 76,
            itemWidth: 70,
            itemHeight: 20,
            symbolSize: 10,
            itemTextColor: text,
          },
        ]}
        tooltip={noTip}
        enableCrosshair={false}
        theme={chartTheme(isDark)}
      />
    </div>
  );
}
