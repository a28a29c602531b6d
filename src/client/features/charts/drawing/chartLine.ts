/** What the figures of a chart count. */
export type ChartUnit = 'tasks' | 'bugs' | 'Hr';
const singular = { tasks: 'task', bugs: 'bug', Hr: 'Hr' } as const satisfies Record<ChartUnit, string>;

/** '1 task', '2 tasks', '3.5 Hr'. */
export const amountText = (figure: number, unit: ChartUnit): string =>
  `${figure} ${figure === 1 ? singular[unit] : unit}`;

export interface ChartLine {
  readonly name: string;
  readonly colour: string;
  readonly isDashed?: boolean;
  /** One for each position; null where there is none. */
  readonly figures: readonly (number | null)[];
}
