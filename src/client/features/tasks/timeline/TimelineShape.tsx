import { SegmentedControl } from '@blueprintjs/core';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';

const shapes = ['chart', 'table'] as const;

/** The timeline as bars or as a table. */
export const useTimelineShape = () => useUrlChoice('view', shapes);

export function TimelineShape() {
  const [shape, choose] = useTimelineShape();
  return (
    <SegmentedControl
      size="small"
      aria-label="View"
      options={[
        { label: 'Timeline', value: 'chart' },
        { label: 'Table', value: 'table' },
      ]}
      value={shape}
      onValueChange={(next) => choose(next === 'table' ? 'table' : 'chart')}
    />
  );
}
