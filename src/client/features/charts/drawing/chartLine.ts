/** A line of a chart. */
export interface ChartLine {
  readonly name: string;
  readonly colour: string;
  readonly isDashed?: boolean;
  /** One for each position; null where there is none. */
  readonly figures: readonly (number | null)[];
}
