import { Colors } from '@blueprintjs/core';

/** Texts and lines of every chart, in the light or the dark theme. */
export function chartTheme(isDark: boolean) {
  const text = isDark ? Colors.LIGHT_GRAY5 : Colors.DARK_GRAY1;
  const line = isDark ? Colors.DARK_GRAY5 : Colors.LIGHT_GRAY1;
  return {
    text: { fontSize: 12, fill: text },
    axis: {
      ticks: { text: { fill: text }, line: { stroke: line } },
      legend: { text: { fontSize: 12, fill: isDark ? Colors.GRAY4 : Colors.GRAY1 } },
    },
    grid: { line: { stroke: line } },
    crosshair: { line: { stroke: text } },
  };
}
