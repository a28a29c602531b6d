import { Colors } from '@blueprintjs/core';
import { ResponsiveLine } from '@nivo/line';
import type { AttendanceTrendMonth } from '../../../api/api';
import { shortMonthName } from '../../../../domain/calendar/month';
import { chartTheme } from '../../../ui/charts/chartTheme';

export interface AttendanceTrendChartProps {
  readonly months: readonly AttendanceTrendMonth[];
  readonly isDark: boolean;
  /** Opens the people behind the days of a month; absent for users who may not see them. */
  readonly onOpen: ((month: string) => void) | undefined;
}

const lines = [
  { id: 'Present', key: 'present', colour: Colors.GREEN3 },
  { id: 'Leave', key: 'paidLeave', colour: Colors.BLUE3 },
  { id: 'Absent', key: 'absent', colour: Colors.RED3 },
] as const;

/**
 * Share of days by month, in per cent. The table next to it has the same figures, so the picture itself is not read
 * out.
 */
export default function AttendanceTrendChart({ months, isDark, onOpen }: AttendanceTrendChartProps) {
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  const getShare = (month: AttendanceTrendMonth, key: (typeof lines)[number]['key']): number => {
    const all = month.present + month.paidLeave + month.absent;
    return all === 0 ? 0 : Math.round((1000 * month[key]) / all) / 10;
  };
  return (
    <div className="db-hr-trend-chart" aria-hidden>
      <ResponsiveLine
        data={lines.map(({ id, key }) => ({
          id,
          data: months.map((month) => ({ x: shortMonthName(month.month), y: getShare(month, key) })),
        }))}
        colors={lines.map(({ colour }) => colour)}
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
          // Without slices a datum is a point.
          const month = 'indexInSeries' in datum ? months[datum.indexInSeries]?.month : undefined;
          if (month !== undefined) onOpen?.(month);
        }}
        onMouseEnter={(_datum, event) => {
          if (onOpen !== undefined && event.currentTarget instanceof SVGElement)
            event.currentTarget.style.cursor = 'pointer';
        }}
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
        tooltip={({ point }) => (
          <div className="db-hr-trend-tip">{`${point.seriesId}: ${String(point.data.yFormatted)}% of the days in ${String(point.data.xFormatted)}`}</div>
        )}
        theme={chartTheme(isDark)}
      />
    </div>
  );
}
