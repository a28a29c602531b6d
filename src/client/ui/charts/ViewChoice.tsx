import { SegmentedControl } from '@blueprintjs/core';

/** A chart, or the table of its figures. */
export const chartViews = ['chart', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

export interface ViewChoiceProps {
  /** For screen readers: 'Charts or tables'. */
  readonly label: string;
  readonly view: ChartView;
  readonly onChoose: (view: ChartView) => void;
}

/** The choice between charts and tables. */
export const ViewChoice = ({ label, view, onChoose }: ViewChoiceProps) => (
  <SegmentedControl
    size="small"
    aria-label={label}
    options={[
      { value: 'chart', label: 'Chart' },
      { value: 'table', label: 'Table' },
    ]}
    value={view}
    onValueChange={(value) => onChoose(value === 'table' ? 'table' : 'chart')}
  />
);
