/** Width of a character of the axis' texts (12 px), rather too wide than too narrow. */
const characterWidth = 7.5;
/** Between two labels, in pixels. */
const labelGap = 12;
/** Labels turned by 30 degrees stand one above the other from this distance on, in pixels. */
const minTurnedStep = 26;
const lineHeight = 24;
const maxTickCount = 6;

export interface AxisLabels {
  /** Indexes of the positions whose label is drawn. */
  readonly shown: readonly number[];
  readonly isTurned: boolean;
  /** Room that they need below the axis, in pixels. */
  readonly height: number;
}

/**
 * The labels of a horizontal axis that fit without touching each other, whatever the width of the window. The last one,
 * usually today, is always shown.
 *
 * @param step Pixels from one position to the next.
 * @param mayTurn Rather turned labels than missing ones: for names, not for days.
 */
export function placeAxisLabels(labels: readonly string[], step: number, mayTurn = false): AxisLabels {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const needed = longest * characterWidth + labelGap;
  const isTurned = mayTurn && needed > step;
  const every = Math.max(1, Math.ceil((isTurned ? minTurnedStep : needed) / Math.max(step, 1)));
  const shown = labels.map((_label, index) => index).filter((index) => (labels.length - 1 - index) % every === 0);
  // The sine of 30 degrees is a half.
  const height = lineHeight + (isTurned ? (longest * characterWidth) / 2 : 0);
  return { shown, isTurned, height };
}

/** How many steps the vertical axis has: no half of a task. */
export const axisTickCount = (max: number): number => Math.max(1, Math.min(maxTickCount, Math.floor(max)));

/** The vertical axis of a chart with these steps. `left`: the margin in which it stands, in pixels. */
export const valueAxis = (unit: string, ticks: number, left: number) =>
  ({
    tickValues: ticks,
    tickSize: 4,
    legend: axisTitle(unit),
    legendPosition: 'middle',
    legendOffset: 12 - left,
  }) as const;

/** A unit as the title of an axis: 'Tasks'. */
export const axisTitle = (unit: string): string => unit.charAt(0).toUpperCase() + unit.slice(1);
