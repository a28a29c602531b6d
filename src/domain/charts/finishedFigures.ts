/** What is measured of a finished task: days from its creation, days from its first IN PROGRESS, logged per estimated hour. */
export const finishedFigures = ['lead', 'cycle', 'ratio'] as const;
export type FinishedFigure = (typeof finishedFigures)[number];

const dayLimits = [1, 2, 3, 5, 8, 13, 21, 34] as const;

/** A bar counts the values up to its limit that are above the limit before it; a last bar counts those above all. */
export const barLimits: Readonly<Record<FinishedFigure, readonly number[]>> = {
  lead: dayLimits,
  cycle: dayLimits,
  ratio: [0.5, 0.8, 1.2, 1.5, 2],
};

/** 'up to 1', '3 to 5', 'over 34'. */
export const barLabels = (figure: FinishedFigure): readonly string[] => {
  const limits = barLimits[figure];
  return [...limits, null].map((to, index) => {
    const from = limits[index - 1];
    return from === undefined ? `up to ${to}` : to === null ? `over ${from}` : `${from} to ${to}`;
  });
};

/** Logged hours that differ from the estimate by this share at most are near it. */
export const nearShare = 0.2;
