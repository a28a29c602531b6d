import { Colors } from '@blueprintjs/core';
import { ResponsiveBar } from '@nivo/bar';
import { taskStatuses, type TaskStatus } from '../../../../domain/tasks/taskChoices';
import type { MemberBar } from './memberChart';
import { statusColours } from './statusColours';
import { axisTitle } from '../../../ui/charts/chartAxis';
import { chartTheme } from '../../../ui/charts/chartTheme';
import { noTip, plainTip, useChartTip } from '../../../ui/charts/useChartTip';

export interface MemberBarsChartProps {
  readonly bars: readonly MemberBar[];
  /** After each figure: 'tasks' or 'Hr'. */
  readonly unit: string;
  readonly isDark: boolean;
  readonly onOpen: (bar: MemberBar, status: TaskStatus) => void;
}

const barHeight = 30;
const maxNameLength = 26;
const cut = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name);

/**
 * Stacked bars, one per person, by status. A segment opens its tasks. The table below has the same figures with links,
 * so the picture itself is not read out.
 */
export default function MemberBarsChart({ bars, unit, isDark, onOpen }: MemberBarsChartProps) {
  const tip = useChartTip();
  const findBar = (id: string): MemberBar | undefined => bars.find((bar) => bar.id === id);
  return (
    <div className="db-member-bars" style={{ height: bars.length * barHeight + 56 }} aria-hidden>
      <ResponsiveBar
        // The first person is at the top.
        data={[...bars].reverse().map((bar) => ({ id: bar.id, ...bar.values }))}
        keys={[...taskStatuses]}
        indexBy="id"
        layout="horizontal"
        margin={{ top: 4, right: 24, bottom: 44, left: 190 }}
        padding={0.28}
        colors={({ id }) => statusColours[id as TaskStatus]}
        animate={false}
        enableGridX
        enableGridY={false}
        axisLeft={{ tickSize: 0, tickPadding: 8, format: (id) => cut(findBar(String(id))?.name ?? '') }}
        axisBottom={{
          tickSize: 4,
          tickPadding: 4,
          tickValues: 6,
          legend: axisTitle(unit),
          legendPosition: 'middle',
          legendOffset: 36,
        }}
        labelSkipWidth={20}
        labelTextColor={Colors.BLACK}
        enableTotals={false}
        onClick={(datum) => {
          tip.hide();
          const bar = findBar(String(datum.indexValue));
          if (bar) onOpen(bar, datum.id as TaskStatus);
        }}
        onMouseEnter={({ id, value, indexValue }, event) => {
          event.currentTarget.style.cursor = 'pointer';
          tip.show(plainTip(`${findBar(String(indexValue))?.name ?? ''}: ${id} ${value} ${unit}`), event);
        }}
        onMouseLeave={tip.hide}
        tooltip={noTip}
        theme={chartTheme(isDark)}
      />
    </div>
  );
}
