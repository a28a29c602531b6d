import { Colors } from '@blueprintjs/core';
import { ResponsivePie } from '@nivo/pie';
import { noTip, plainTip, useChartTip } from '../../../ui/charts/useChartTip';

export interface RatioSlice {
  readonly label: string;
  readonly count: number;
}

export interface RatioPieProps {
  readonly slices: readonly RatioSlice[];
  readonly isDark: boolean;
}

// Light enough for dark figures on them; the same in both themes.
const colours = [Colors.BLUE5, Colors.GREEN5, Colors.ORANGE5];

/** The pie of 'Project Ratio'. The figures are also text next to it, so the picture itself is not read out. */
export default function RatioPie({ slices, isDark }: RatioPieProps) {
  const tip = useChartTip();
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  return (
    <div className="db-project-pie" aria-hidden>
      <ResponsivePie
        // The labels of types without tasks would be on top of each other.
        data={slices
          .map(({ label, count }, index) => ({ id: label, label, value: count, colour: colours[index] }))
          .filter(({ value }) => value > 0)}
        colors={{ datum: 'data.colour' }}
        margin={{ top: 28, right: 72, bottom: 28, left: 72 }}
        innerRadius={0.5}
        padAngle={1}
        cornerRadius={2}
        animate={false}
        arcLinkLabel={(slice) => String(slice.id)}
        arcLinkLabelsTextColor={text}
        arcLinkLabelsThickness={1}
        arcLabelsTextColor={Colors.BLACK}
        onMouseEnter={({ label, value }, event) => tip.show(plainTip(`${label}: ${value}`), event)}
        onMouseLeave={tip.hide}
        tooltip={noTip}
        theme={{ text: { fontSize: 12 } }}
      />
    </div>
  );
}
