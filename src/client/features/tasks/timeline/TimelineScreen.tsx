import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TimelineShape, useTimelineShape } from './TimelineShape';
import { TimelineView } from './TimelineView';

/** /timeline: the tasks over time of all visible projects. */
export default function TimelineScreen() {
  const [shape] = useTimelineShape();
  return (
    <Page content="fill" header={<PageHeader title="Timeline" actions={<TimelineShape />} />}>
      <TimelineView shape={shape} />
    </Page>
  );
}
